import type { CallName } from '@contract/endpoints/app'
import { ANSWERS } from './answer-schemas'
import { matchesSchema } from './matches-contract'

const fits = (name: CallName, data: unknown) => matchesSchema(ANSWERS[name], data)

const line = { price: '2.50', row_price: '5.00', custom_option_info: [{ name: 'Size', value: 'S' }] }
const sums = { product_total: '5.00', coupon_cost: '0', shipping_cost: '1.00', tax_total: '0.35', grand_total: '6.00' }
const cart = { ...sums, shops: [{ product_total: '5.00', products: [line] }] }

describe('an answer that can be drawn [face.unreadable]', () => {
  it.each([
    ['as the contract has it', { cart_info: cart }],
    ['with more than the contract says', { cart_info: { ...cart, store: 'main' }, currency: { code: 'USD' } }],
    ['of an empty cart', { cart_info: { ...cart, shops: [] } }],
  ])('%s', (_what, data) => {
    expect(fits('cart', data)).toBe(true)
  })

  it.each([
    ['the cart is missing', {}],
    ['there is no payload', null],
    ['an empty list stands for the payload', []],
    ['the shops are missing', { cart_info: { ...cart, shops: undefined } }],
    ['the shops are no list', { cart_info: { ...cart, shops: { first: cart.shops[0] } } }],
    ['a sum is a number', { cart_info: { ...cart, grand_total: 6 } }],
    ['a sum is no number', { cart_info: { ...cart, grand_total: 'six' } }],
    ['a line has no price', { cart_info: { ...cart, shops: [{ ...cart.shops[0], products: [{}] }] } }],
    [
      'what was chosen is no list',
      { cart_info: { ...cart, shops: [{ product_total: '5', products: [{ ...line, custom_option_info: {} }] }] } },
    ],
  ])('not when %s', (_what, data) => {
    expect(fits('cart', data)).toBe(false)
  })

  it('takes either of two shapes, and no third', () => {
    const adverts = { top: [], center_top: [], center: [], center_bottom: [], bottom: [], popup: [] }
    expect(fits('store', adverts)).toBe(true)
    expect(fits('store', { gateways: [] })).toBe(true)
    expect(fits('store', { top: [] })).toBe(false)
  })

  it('asks nothing of an answer that is not taken apart', () => {
    expect(fits('logout', null)).toBe(true)
  })
})
