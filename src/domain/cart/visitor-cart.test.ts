import { addItem, changeItems, changeOption, piecesOf, setQty, withoutLeftOut, type VisitorItem } from './visitor-cart'

const item = (product_id: string, qty: number, option?: string, selected = true): VisitorItem => ({
  product_id,
  qty,
  selected,
  ...(option === undefined ? {} : { custom_option_sku: option }),
})

it('adds to the line of the same variant and begins a new one for another', () => {
  const items = addItem([item('1', 2, 'red')], { product_id: '1', qty: 3, custom_option_sku: 'red' })
  expect(items).toEqual([item('1', 5, 'red')])
  expect(addItem(items, { product_id: '1', qty: 1, custom_option_sku: 'blue' })).toHaveLength(2)
})

it('keeps between one piece and the most a line may hold', () => {
  expect(addItem([item('1', 990)], { product_id: '1', qty: 50 })[0]?.qty).toBe(999)
  expect(
    changeItems(
      [item('1', 1)],
      ['1:'],
      setQty((qty) => qty - 1),
    )[0]?.qty,
  ).toBe(1)
})

it('makes one line of two that become the same variant', () => {
  expect(changeOption([item('1', 2, 'red'), item('1', 3, 'blue')], '1:red', { sku: 'blue' })).toEqual([
    item('1', 5, 'blue'),
  ])
})

it('takes the pieces that were chosen with another variant', () => {
  expect(changeOption([item('1', 2)], '1:', { sku: 'red', qty: 4 })).toEqual([item('1', 4, 'red')])
})

it('counts the pieces of all lines', () => {
  expect(piecesOf([item('1', 2, undefined, false), item('2', 3)])).toBe(5)
})

it('drops what the server could not show, and nothing else of its product', () => {
  const left = { product_id: '1', custom_option_sku: 'red', name_en: '', qty: 1, reason: 'withdrawn' } as const
  expect(withoutLeftOut([item('1', 1, 'red'), item('1', 1), item('2', 1)], [left])).toEqual([
    item('1', 1),
    item('2', 1),
  ])
})
