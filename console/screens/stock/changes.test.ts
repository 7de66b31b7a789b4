import { itemsOf, seenAgain, typeNumber, type Changes, type StockRow } from './changes'

const row = { sku_id: '7', stock: 12 } as StockRow
const none: Changes = new Map()

it('sends the number that was seen beside the one that was typed [rule.seller-stock]', () => {
  const typed = typeNumber(none, row, '15')
  // two were sold since: the list shows 10 now
  const again = typeNumber(typed, { ...row, stock: 10 }, '16')
  expect(itemsOf(again)).toEqual([{ sku_id: '7', was: 12, stock: 16 }])
})

it('goes on from what is there by now, which is said until somebody types again [rule.seller-stock]', () => {
  const typed = typeNumber(typeNumber(none, row, '15'), { ...row, sku_id: '8' }, '10')
  const now = [
    { sku_id: '7', stock: 14 },
    { sku_id: '8', stock: 10 },
    { sku_id: '9', stock: 3 },
  ]
  const again = seenAgain(typed, now)
  expect([...again.values()]).toEqual([{ sku_id: '7', was: 14, typed: '15', isOutdated: true }])
  expect([...typeNumber(again, row, '16').values()]).toEqual([{ sku_id: '7', was: 14, typed: '16' }])
})

it('forgets a number that is typed back, and sends no empty one', () => {
  expect(typeNumber(typeNumber(none, row, '1'), row, '12').size).toBe(0)
  expect(itemsOf(typeNumber(none, row, ''))).toEqual([])
})
