import type { CartInfo } from '@contract/entities/cart'
import { chosenMethod, sumsWith, type Shippings } from './checkout-sums'

const method = (name: string, cost: string, selected = false) => ({
  method: name,
  name,
  cost,
  eta_from: '2026-11-24',
  eta_to: '2026-11-26',
  selected,
})
const SHIPPINGS = [
  { shop_id: '1', methods: [method('slow', '0.00'), method('standard', '2.10', true), method('express', '6.00')] },
  { shop_id: '2', methods: [method('post', '1.65')] },
] as const satisfies Shippings
const INFO = { product_total: '10.00', coupon_cost: '1.00', tax_total: '1.50' } as CartInfo

describe('the shipping of a shop', () => {
  it('is the one chosen while it is offered, else the server’s, else the first', () => {
    expect(chosenMethod(SHIPPINGS[0], { '1': 'express' })?.method).toBe('express')
    expect(chosenMethod(SHIPPINGS[0], { '1': 'gone' })?.method).toBe('standard')
    expect(chosenMethod(SHIPPINGS[1], {})?.method).toBe('post')
  })

  it('is added for each shop, after the coupon', () => {
    const sums = sumsWith(INFO, SHIPPINGS, { '1': 'express' })
    expect(sums.shipping_cost).toBe('7.65')
    expect(sums.grand_total).toBe('16.65')
  })
})
