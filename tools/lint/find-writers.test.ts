import { roomOf, stockSetters, writersOf } from './find-writers.mjs'

const SCHEMA = [
  'server/kernel/db/schema/stock.ts',
  "export const stockMovements = pgTable('stock_movements', {})",
] as const
const writersIn = (...files: (readonly [string, string])[]) =>
  writersOf(new Map([SCHEMA, ...files])).get('stock_movements')

describe('the writers of a table', () => {
  it.each([
    ['Drizzle', 'tx.insert(stockMovements).values(row)'],
    ['a batch', "batch(stockMovements, ['at'])"],
    ['SQL', 'sql`insert into stock_movements (at) select now()`'],
    ['SQL with the table of Drizzle', 'sql`update ${stockMovements} m set at = now()`'],
    ['SQL with a quoted name', 'sql`delete from "stock_movements"`'],
  ])('are found by %s', (_, text) => {
    expect(writersIn(['server/areas/stock/a.ts', text], ['server/areas/orders/b.ts', text])).toEqual([
      'areas/orders',
      'areas/stock',
    ])
  })

  it('are not those who read it, or lock its rows', () => {
    const text = 'sql`select from stock_movements for update`; tx.select().from(stockMovements)'
    expect(writersIn(['server/areas/orders/b.ts', text])).toEqual([])
  })

  it('are no tests, and none that fill, move or repair a whole shop', () => {
    const places = ['areas/orders/a.test.ts', 'testing/a.ts', 'app/demo/a.ts', 'app/archive/a.ts', 'app/cli/a.ts']
    expect(places.map((place) => roomOf(`server/${place}`))).toEqual(places.map(() => null))
    expect(roomOf('server/app/process/check-books.ts')).toBe('app/process')
  })
})

it('names who changes the stock of a variant outside of its area', () => {
  const set = 'tx.update(skus).set({ stock: 1 })'
  const texts = [
    ['server/areas/stock/set.ts', set],
    ['server/areas/orders/a.ts', set],
    ['server/areas/seller/b.ts', 'sql`update skus s set stock = 1`'],
    ['server/areas/seller/c.ts', 'tx.update(skus).set({ sku })'],
  ] as const
  expect(stockSetters(new Map(texts))).toEqual(['server/areas/orders/a.ts', 'server/areas/seller/b.ts'])
})
