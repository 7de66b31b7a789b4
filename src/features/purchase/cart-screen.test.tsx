import { act, cleanup, screen } from '@testing-library/react'
import Taro from '@tarojs/taro'
import { has, says } from '@/testing/find'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { cart } from '@/stores/cart'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'
import { toast } from '@/stores/toast'
import { LINE, cartOf } from '@/testing/checkout-data'
import type { ProductData } from '@/features/product/use-variant'
import { toastText, user } from '@/testing/person'
import CartPage from './cart-screen'
import CartEditPage from './edit-cart-screen'
import MyCartPage from '@/features/purchase/my-cart-screen'

const SOLD_OUT = { ...LINE, item_id: '32', stock: 0, active: false, selected: false }
const LEFT_OUT = { product_id: '7', name_en: 'Enamel teapot', qty: 1, reason: 'choose' }
const RED = { sku: 'RED', options: { colour: 'red' }, price: '15.00', stock: 9, image: '' }
/** The product of the line, which has got variants. */
const DIVERSE: ProductData = {
  product: {
    ...{ product_id: '7', shop_id: '1', brand_id: '1', category_id: '1', brand_name: 'Loft', tax_rate: 700 },
    ...{ name_en: LINE.name_en, description_en: '', short_description_en: '', image: LINE.image, ground: 'sand' },
    ...{ price: '15.00', stock: 18, rate: 0, review_count: 0, sold: 0, has_options: true },
  },
  skus: [RED, { ...RED, sku: 'BLUE', options: { colour: 'blue' } }],
  option_names: [
    {
      option: 'colour',
      name: 'Colour',
      values: [
        { value: 'red', name: 'Red' },
        { value: 'blue', name: 'Blue' },
      ],
    },
  ],
  images: [LINE.image],
  shop: {
    ...{ shop_id: '1', name: 'Claywick Kitchen', image: LINE.image, ground: 'mist' },
    ...{ rate: 460, product_count: 3, free_shipping_from: '20.00' },
  },
  related: [],
  hot: [],
  shipping: { cost: '3.90', eta_from: '2026-11-23', eta_to: '2026-11-25' },
}

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
  toast.hide()
  await session.end()
  await cart.clear()
})

const EMPTY = 'Your cart is empty'
/** The boxes that select a line, from above. */
const selects = () => screen.getAllByRole('checkbox', { name: 'Select Enamel teapot' })
const text = () => document.body.textContent ?? ''
const last = (name: string) => server.sent.filter((one) => one.name === name).pop()?.fields
const filled = (...lines: (typeof LINE)[]) => ok({ cart_info: cartOf(...lines), currency: 'USD' })

async function openCart(...lines: (typeof LINE)[]): Promise<void> {
  server.on('cart', filled(...lines))
  openScreen(CartPage)
  await until(() => (lines.length > 0 ? has('button', /^(Check out|Select an item first)$/) : says(EMPTY)))
}

describe('the cart', () => {
  it('shows shops, lines, how much is missing for free shipping, and the total [route.cart] [screen.free-shipping]', async () => {
    await openCart(LINE)
    expect(text()).toContain('Claywick Kitchen')
    expect(text()).toContain('Add $5.00 more for free shipping')
    expect(text()).toContain('$17.00')
  })

  it('leads on to the goods of the shop, with a bar from half the way to free shipping', async () => {
    await openCart(LINE)
    const way = () => screen.getByRole('link', { name: /^Add .* more for free shipping$/ })
    expect(way().getAttribute('href')).toContain('shop_id=1')
    expect(has('progressbar', 'On the way to free shipping')).toBe(true)
    cleanup()
    const cart_info = cartOf(LINE)
    cart_info.shops = cart_info.shops.map((shop) => ({ ...shop, product_total: '9.99' }))
    server.on('cart', ok({ cart_info, currency: 'USD' }))
    openScreen(CartPage)
    await until(() => says('Add $10.01 more for free shipping'))
    expect(way()).toBeTruthy()
    expect(has('progressbar', 'On the way to free shipping')).toBe(false)
  })

  it('has a bin in place of the minus at one piece', async () => {
    server.on('cartUpdate', ok({ cart_info: cartOf() }))
    await openCart(LINE)
    expect(has('button', /^One less/)).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Remove Enamel teapot' }))
    await until(() => says(EMPTY))
    expect(last('cartUpdate')?.get('up_type')).toBe('remove')
  })

  it('says why a line cannot be bought, and lets it only be removed', async () => {
    await openCart(LINE, SOLD_OUT)
    expect(text()).toContain('Sold out. Remove it to go on.')
    expect(selects().map((one) => one.getAttribute('aria-disabled'))).toEqual([null, 'true'])
    expect(screen.getAllByRole('button', { name: /^One more/ })).toHaveLength(1)
    expect(screen.getAllByRole('button', { name: 'Remove Enamel teapot' })).toHaveLength(2)
  })

  it.each([
    ['12.00', '15.00', 'Cheaper than before: it was $15.00'],
    ['15.00', '9.50', 'The price went up: it was $9.50'],
  ])('says at a line of %s that it was %s [screen.cart-price]', async (price, was_price, said) => {
    await openCart({ ...LINE, price, was_price })
    await until(() => text().includes(said))
  })

  it('offers the variants of a product that got some, and takes the chosen one [stock.changed-variants]', async () => {
    const stale = { ...LINE, qty: 2, active: false, selected: false, inactive_reason: 'choose' as const }
    const cart_info = cartOf({ ...LINE, qty: 2 })
    server.on('product', ok(DIVERSE)).on('cartUpdate', ok({ cart_info }))
    await openCart(stale)
    await user.click(await screen.findByRole('button', { name: 'Choose a variant of Enamel teapot' }))
    expect(text()).toContain('Sold in other variants now. Choose one, or remove it.')
    await user.click(await screen.findByRole('radio', { name: /Red/ }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await until(() => last('cartUpdate') !== undefined)
    const { item_id, up_type, custom_option_sku, qty } = Object.fromEntries(last('cartUpdate') ?? [])
    expect([item_id, up_type, custom_option_sku, qty]).toEqual(['31', 'option', 'RED', '2'])
  })

  it('names what left the cart until it is read, with a link to choose again [stock.changed-variants]', async () => {
    await openCart()
    server.on('cartMerge', ok({ items_count: 0, clamped: ['7'], left_out: [LEFT_OUT] }))
    await act(async () => {
      await session.end()
      await cart.add({ product_id: '7', qty: 1 })
      session.restore('token')
      await cart.merge()
    })
    await screen.findByRole('link', { name: 'Enamel teapot: sold in other variants now, choose one' })
    await user.click(screen.getByRole('button', { name: 'Understood' }))
    await until(() => !says('No longer in your cart'))
  })

  it('blocks the checkout of nothing and says what to do', async () => {
    await openCart({ ...LINE, selected: false })
    await user.click(screen.getByRole('button', { name: 'Select an item first' }))
    expect(toastText()).toBe('Select an item first')
    expect(Taro.navigateTo).not.toHaveBeenCalled()
  })

  it('shows the empty cart with a button, and a failed load with a retry [face.five]', async () => {
    await openCart()
    cleanup()
    cart.reset()
    server.on('cart', refused(2000018, { reason: 'failed' }))
    openScreen(CartPage)
    await screen.findByRole('button', { name: 'Try again' })
    server.on('cart', filled(LINE))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('button', { name: 'Check out' })
  })
})

describe('the first step of the checkout', () => {
  it('shows the selected lines with their step, and continues [route.mycart] [screen.cart-steps]', async () => {
    server.on('cart', filled(LINE, SOLD_OUT))
    openScreen(MyCartPage)
    await screen.findByRole('button', { name: 'To the address' })
    expect(screen.getByRole('group', { name: 'Step 1 of 5: My cart' })).toBeTruthy()
    expect(text()).toContain('1 item')
    await user.click(screen.getByRole('button', { name: 'To the address' }))
    await until(() => jest.mocked(Taro.navigateTo).mock.calls.length > 0)
    expect(jest.mocked(Taro.navigateTo).mock.calls[0]?.[0].url).toContain('pages/cart/delivery')
  })

  it('leads a visitor to login and back [role.visitor]', async () => {
    await session.end()
    openScreen(MyCartPage)
    await until(() => jest.mocked(Taro.redirectTo).mock.calls.length > 0)
    expect(jest.mocked(Taro.redirectTo).mock.calls[0]?.[0].url).toContain('pages/users/login')
    expect(text()).toBe('')
  })
})

describe('the cart that is edited', () => {
  it('removes the selected lines, after a confirmation [route.cart-edit]', async () => {
    server.on('cart', filled(LINE, SOLD_OUT)).on('cartUpdate', ok({ cart_info: cartOf() }))
    openScreen(CartEditPage)
    await until(() => has('checkbox', 'Select Enamel teapot'))
    for (const select of selects().slice(0, 2)) await user.click(select)
    await user.click(await screen.findByRole('button', { name: 'Remove (2)' }))
    await screen.findByRole('button', { name: 'Remove' })
    expect(server.names).not.toContain('cartUpdate')
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    await until(() => says(EMPTY))
    expect(last('cartUpdate')?.get('item_id')).toBe('31,32')
  })
})
