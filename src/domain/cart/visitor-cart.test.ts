import type { CartInfo, CartLine } from '@contract/entities/cart'
import {
  addItem,
  changeItems,
  changeOption,
  piecesOf,
  setQty,
  wireItems,
  withTicks,
  type VisitorItem,
} from './visitor-cart'

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
  expect(changeOption([item('1', 2, 'red'), item('1', 3, 'blue')], '1:red', 'blue')).toEqual([item('1', 5, 'blue')])
})

it('counts pieces of all lines, and sends what the wire knows', () => {
  const items = [item('1', 2, undefined, false), item('2', 3)]
  expect(piecesOf(items)).toBe(5)
  expect(wireItems(items)[0]).toEqual({ product_id: '1', qty: 2 })
})

it('selects lines, never an inactive one, and takes the totals of the selected [stock.inactive]', () => {
  const line = (product_id: string, active: boolean) =>
    ({ item_id: product_id, product_id, custom_option_sku: '', active, selected: active }) as unknown as CartLine
  const shop = { shop_id: '9', product_total: '9.00', products: [line('1', true), line('2', true), line('3', false)] }
  const all = { items_count: 3, grand_total: '9.00', shops: [shop] } as unknown as CartInfo
  const [whole] = all.shops
  const priced: CartInfo = {
    ...all,
    items_count: 1,
    grand_total: '4.00',
    shops: whole ? [{ ...whole, product_total: '4.00' }] : [],
  }
  const shown = withTicks(all, priced, [item('1', 1), item('2', 1, undefined, false), item('3', 1)])
  expect(shown.shops[0]?.products.map(({ selected }) => selected)).toEqual([true, false, false])
  expect([shown.items_count, shown.grand_total, shown.shops[0]?.product_total]).toEqual([3, '4.00', '4.00'])
})
