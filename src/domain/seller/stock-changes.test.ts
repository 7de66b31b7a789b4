import {
  changed,
  countChanges,
  likelyReason,
  priceOnes,
  seenAgain,
  stockOnes,
  withoutSaved,
  type StockRow,
} from './stock-changes'

const row = (changes: Partial<StockRow> = {}): StockRow => ({
  sku_id: '1',
  sku: 'TEAPOT',
  product_id: '9',
  name_en: 'Enamel teapot',
  image: '',
  ground: 'mist',
  options: {},
  price: '12.90',
  special_price: null,
  stock: 2,
  ...changes,
})

it('starts from the number that was seen at the last change', () => {
  const once = changed({}, row(), { stock: 5 })
  const twice = changed(once, row({ stock: 1 }), { stock: 12 })
  expect(stockOnes(twice)).toEqual([{ row: row({ stock: 1 }), stock: 12 }])
})

it('forgets a change that leads back', () => {
  const more = changed({}, row(), { stock: 3 })
  expect(changed(more, row(), { stock: 2 })).toEqual({})
  const dearer = changed({}, row(), { prices: { price: '13.00', special_price: null } })
  expect(changed(dearer, row(), { prices: { price: '12.90', special_price: null } })).toEqual({})
})

it('counts stock and price of a variant apart, and drops what was saved', () => {
  const both = changed(changed({}, row(), { stock: 0 }), row(), { prices: { price: '12.90', special_price: '9.00' } })
  const all = changed(both, row({ sku_id: '2' }), { stock: 4 })
  expect(countChanges(all)).toBe(3)
  const left = withoutSaved(all, ['1', '2', '3'], 'stock')
  expect([stockOnes(left), countChanges(left)]).toEqual([[], 1])
  expect(priceOnes(left)).toEqual([{ row: row(), prices: { price: '12.90', special_price: '9.00' } }])
  expect(withoutSaved(left, ['1'], 'prices')).toEqual({})
})

it('goes on from what is there by now, and forgets what is there already', () => {
  const both = changed(changed({}, row(), { stock: 5 }), row(), { prices: { price: '13.00', special_price: null } })
  const stocked = seenAgain(both, [
    { sku_id: '1', stock: 4 },
    { sku_id: '2', stock: 1 },
  ])
  expect(stockOnes(stocked)).toEqual([{ row: row({ stock: 4 }), stock: 5 }])
  const priced = seenAgain(stocked, [{ sku_id: '1', price: '13.00', special_price: null }])
  expect(priced).toEqual({ 1: { row: row({ stock: 4, price: '13.00' }), stock: 5 } })
  expect(seenAgain(priced, [{ sku_id: '1', stock: 5 }])).toEqual({})
})

it('takes more pieces for a delivery, fewer for a count', () => {
  expect(likelyReason(changed({}, row(), { stock: 9 }))).toBe('delivery')
  expect(likelyReason(changed({}, row(), { stock: 1 }))).toBe('count')
})
