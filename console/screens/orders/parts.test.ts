import type { SellerOrderRow } from '@contract/entities/seller/order'
import { linesIn, linesLeft, packed } from './parts'

const line = (item_id: string, qty: number, refunded = 0) =>
  ({ item_id, qty, refunded }) as SellerOrderRow['products'][0]
const parcel = (...items: readonly (readonly [string, number])[]) =>
  ({ items: items.map(([item_id, qty]) => ({ item_id, qty })) }) as SellerOrderRow['parcels'][0]
const counts = (lines: readonly { item_id: string; qty: number }[]) => lines.map(({ item_id, qty }) => [item_id, qty])

describe('what is left of an order', () => {
  it('is all of it before the first parcel', () => {
    expect(counts(linesLeft({ products: [line('1', 2), line('2', 1)], parcels: [] }))).toEqual([
      ['1', 2],
      ['2', 1],
    ])
  })

  it('is without what is in parcels or refunded', () => {
    const products = [line('1', 5, 1), line('2', 1), line('3', 2, 2)]
    expect(counts(linesLeft({ products, parcels: [parcel(['1', 1]), parcel(['1', 1], ['2', 1])] }))).toEqual([['1', 2]])
  })
})

it('shows the pieces of a parcel', () => {
  expect(counts(linesIn([line('1', 5), line('2', 1)], parcel(['1', 3])))).toEqual([['1', 3]])
})

describe('the pieces of a parcel that are typed', () => {
  const left = [line('1', 3), line('2', 1)]
  it.each([
    [
      'nothing: all that is left',
      {},
      [
        ['1', 3],
        ['2', 1],
      ],
      [],
    ],
    ['some of a line', { 1: '2', 2: '0' }, [['1', 2]], []],
    [
      'more than is left',
      { 1: '4' },
      [
        ['1', 4],
        ['2', 1],
      ],
      ['1'],
    ],
    ['no number', { 2: 'x' }, [['1', 3]], ['2']],
    [
      'a part of a piece',
      { 1: '0.5' },
      [
        ['1', 0.5],
        ['2', 1],
      ],
      ['1'],
    ],
    ['none at all', { 1: '0', 2: '0' }, [], []],
  ] as const)('%s', (_, typed, items, wrong) => {
    const found = packed(left, typed)
    expect([counts(found.items), found.wrong]).toEqual([items, wrong])
  })
})
