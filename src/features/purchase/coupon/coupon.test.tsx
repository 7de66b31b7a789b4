import { act, cleanup, screen, within } from '@testing-library/react'
import Taro from '@tarojs/taro'
import { Code } from '@contract/base/codes'
import type { CartInfo } from '@contract/entities/cart'
import { one } from '@contract/rules/lists'

import { saidAt } from '@/testing/find'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { LINE, cartOf } from '@/testing/checkout-data'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { cart } from '@/stores/cart'
import { session } from '@/stores/session'
import { toast } from '@/stores/toast'
import { settings } from '@/stores/settings'
import { enter, user } from '@/testing/person'
import CartPage from '../cart-screen'

let server: FakeServer
beforeEach(async () => {
  await settings.show('en')
  server = prepareScreen()
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  session.restore('token')
  cart.reset()
})
afterEach(async () => {
  cleanup()
  await session.end()
  await cart.clear()
})

const text = () => document.body.textContent ?? ''
const cartWith = (changes: Partial<CartInfo> = {}) =>
  ok({ cart_info: { ...cartOf(LINE), ...changes }, currency: 'USD' })
const sent = (name: string) =>
  server.sent.filter((one) => one.name === name).map(({ fields }) => fields.get('coupon_code'))

async function open(changes: Partial<CartInfo> = {}): Promise<void> {
  server.on('cart', cartWith(changes))
  openScreen(CartPage)
  await screen.findByRole('button', { name: 'Check out' })
}

describe('the coupon of the cart [screen.coupon]', () => {
  it('is typed, and then shown with its discount', async () => {
    server.on('cartAddCoupon', cartWith({ coupon_code: 'TEN', coupon_cost: '1.50', grand_total: '15.50' }))
    await open()
    await enter(screen.getByRole('textbox', { name: 'Coupon code' }), '  ten ')
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    await screen.findByRole('group', { name: 'Coupon' })
    expect(sent('cartAddCoupon')).toEqual(['ten'])
    expect(screen.getByRole('group', { name: 'Coupon' }).textContent).toContain('You save $1.50')
    expect(text()).toContain('−$1.50')
    expect(text()).toContain('$15.50')
  })

  it('shows the error at the field, until something else is typed', async () => {
    server.on('cartAddCoupon', refused(Code.couponCode))
    await open()
    await enter(screen.getByRole('textbox', { name: 'Coupon code' }), 'OLD')
    await user.click(screen.getByRole('button', { name: 'Apply' }))
    await until(() => saidAt('Coupon code') === 'This coupon code is unknown or has ended')
    expect((screen.getByRole('textbox', { name: 'Coupon code' }) as HTMLInputElement).value).toBe('OLD')
    await enter(screen.getByRole('textbox', { name: 'Coupon code' }), 'NEW')
    await until(() => !text().includes('This coupon code is unknown or has ended'))
  })

  it('shows what is missing while there is no discount', async () => {
    await open({ coupon_code: 'TEN', coupon_min: '20.00', product_total: '15.00' })
    expect(screen.getByRole('group', { name: 'Coupon' }).textContent).toContain('Add $5.00 more to use it')
  })

  it('of a shop names the shop, and what is missing of its products [rule.shop-voucher]', async () => {
    const coupon_shop = { shop_id: '9', name: 'Nami' }
    const kept = () => screen.getByRole('group', { name: 'Coupon' }).textContent
    await open({ coupon_code: 'TEN', coupon_shop, coupon_min: '20.00', product_total: '15.00' })
    expect(kept()).toContain('Add $20.00 more from Nami to use it')
    cleanup()
    await open({ coupon_code: 'TEN', coupon_shop, product_total: '15.00' })
    expect(kept()).toContain('For products of Nami only')
    cleanup()
    const { shop_id } = one(cartOf(LINE).shops)
    await open({ coupon_code: 'TEN', coupon_shop: { shop_id, name: 'Nami' }, coupon_cost: '1.50' })
    expect(kept()).toContain('You save $1.50')
  })

  it('is taken out', async () => {
    server.on('cartCancelCoupon', cartWith())
    await open({ coupon_code: 'TEN', coupon_cost: '1.50' })
    await user.click(screen.getByRole('button', { name: 'Remove the coupon TEN' }))
    await screen.findByRole('textbox', { name: 'Coupon code' })
    expect(sent('cartCancelCoupon')).toEqual(['TEN'])
  })

  it('is offered as chips, best first, and a tap takes one [rule.coupon-offers]', async () => {
    const coupon_offers = [
      { code: 'BEST', saves: '1.50' },
      { code: 'GOOD', saves: '1.00' },
    ]
    server.on('cartAddCoupon', cartWith({ coupon_code: 'BEST', coupon_cost: '1.50' }))
    await open({ coupon_offers })
    const names = within(screen.getByRole('group', { name: 'For this cart' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
    expect(names).toEqual(['BEST: save $1.50', 'GOOD: save $1.00'])
    await user.click(screen.getByRole('button', { name: 'BEST: save $1.50' }))
    await screen.findByRole('group', { name: 'Coupon' })
    expect(sent('cartAddCoupon')).toEqual(['BEST'])
    expect(screen.queryByRole('group', { name: 'For this cart' })).toBeNull()
  })

  it('that is gone when it is tapped is said, and the offers are read again [rule.coupon-offers]', async () => {
    server.on('cartAddCoupon', refused(Code.couponCode))
    await open({ coupon_offers: [{ code: 'GONE', saves: '1.50' }] })
    server.on('cart', cartWith())
    await user.click(screen.getByRole('button', { name: 'GONE: save $1.50' }))
    await until(() => toast.current?.text === 'This coupon code is unknown or has ended')
    await until(() => screen.queryByRole('group', { name: 'For this cart' }) === null)
  })

  it('that a visitor chooses is taken after the login [rule.coupon-offers]', async () => {
    await session.end()
    server.on('cartQuote', cartWith({ coupon_offers: [{ code: 'BEST', saves: '1.50' }] }))
    server.on('cart', cartWith({ coupon_offers: [{ code: 'BEST', saves: '1.50' }] }))
    server.on('cartAddCoupon', cartWith({ coupon_code: 'BEST', coupon_cost: '1.50' }))
    await cart.add({ product_id: LINE.product_id, qty: 1 })
    openScreen(CartPage)
    await user.click(await screen.findByRole('button', { name: 'BEST: save $1.50' }))
    await until(() => jest.mocked(Taro.navigateTo).mock.calls.length > 0)
    expect(jest.mocked(Taro.navigateTo).mock.calls[0]?.[0]?.url).toContain('login')
    expect(sent('cartAddCoupon')).toEqual([])
    await act(async () => session.restore('token'))
    await until(() => sent('cartAddCoupon').length === 1)
    expect(sent('cartAddCoupon')).toEqual(['BEST'])
  })

  it('is not offered in a visitor’s cart without offers', async () => {
    await session.end()
    server.on('cartQuote', cartWith())
    await cart.add({ product_id: LINE.product_id, qty: 1 })
    openScreen(CartPage)
    await screen.findByRole('button', { name: 'Check out' })
    expect(screen.queryByRole('textbox', { name: 'Coupon code' })).toBeNull()
  })
})
