/** The main scenario as a list of steps, from browsing to a cancelled order. Every target runs the same list. */
import { walletIds } from '@/features/wallet/ids'
import { idOf, ids, pageIds } from '@/kit/ids'
import { searchIds } from '@/features/search/ids'
import { productIds } from '@/features/product/ids'
import { cartIds } from '@/features/purchase/cart-ids'
import { signInIds } from '@/features/sign-in/ids'
import { checkoutIds } from '@/features/purchase/checkout-ids'
import { addressesIds } from '@/features/addresses/ids'
import { paymentIds } from '@/features/purchase/payment-ids'
import { ordersIds } from '@/features/orders/ids'
import { linkTo } from '@/routes'
import { BANGKOK, saveAddress } from './account'
import { chooseWallet } from './checkout'
import { eventually, type Driver } from './driver'
import { stockOf, type Article, type World } from './world'

export interface Step {
  readonly name: string
  readonly run: (driver: Driver, world: World) => Promise<void>
}

const step = (name: string, run: Step['run']): Step => ({ name, run })

/** The number in a displayed amount: `$1,234.50` → 1234.5. */
export function amountOf(text: string): number {
  const [number] = /[\d.,]*\d/.exec(text) ?? ['']
  return Number(number.replace(/,(?=\d{3})/g, ''))
}

const balance = async (driver: Driver) => amountOf(await driver.read(walletIds.dashboardBalance))
const WELCOME = 500

/** Puts one piece into the cart, which then has so many. */
export async function putIntoCart(driver: Driver, article: Article, pieces: number): Promise<void> {
  await driver.open(linkTo('product', { product_id: article.id }))
  await eventually(
    () => driver.read(productIds.productName),
    (name) => name === article.name,
    'the product',
  )
  await driver.tap(productIds.addToCart)
  await eventually(
    () => driver.read(ids.cartCount),
    (count) => count.includes(String(pieces)),
    'the pieces in the cart',
  )
}

export const lookAround: readonly Step[] = [
  step('a visitor opens the home page', async (driver) => {
    await driver.open('/pages/home/home')
    await driver.find(pageIds.home)
    await eventually(
      () => driver.list('product-card-'),
      (cards) => cards.length >= 4,
      'products on the home page',
    )
  }),
  step('searches for a product', async (driver, { first }) => {
    await driver.tap(ids.homeSearch)
    await driver.find(pageIds.search)
    await driver.type(searchIds.searchInput, first.name)
    await driver.tap(searchIds.searchSubmit)
    await driver.tap(idOf.productCard(first.id))
    await driver.find(pageIds.product)
  }),
  step('adds it to the cart', async (driver) => {
    await driver.tap(productIds.addToCart)
    await eventually(
      () => driver.list(ids.cartCount),
      (found) => found.length > 0,
      'the count on the cart',
    )
  }),
  step('goes back to the search results, and opens a product of another shop', async (driver, { first, second }) => {
    await driver.back()
    await driver.find(idOf.productCard(first.id))
    await putIntoCart(driver, second, 2)
  }),
  step('sees both shops in the cart', async (driver, { first, second }) => {
    await driver.open('/pages/cart/cart')
    await driver.find(idOf.cartShop(first.shopId))
    await driver.find(idOf.cartShop(second.shopId))
  }),
]

export const register: readonly Step[] = [
  step('registers on the way to the checkout', async (driver, { email, password }) => {
    await driver.tap(cartIds.cartCheckout)
    await driver.tap(checkoutIds.guestLogin)
    await driver.find(pageIds.login)
    await driver.tap(signInIds.loginToRegister)
    await driver.find(pageIds.register)
    await driver.type(signInIds.registerName, 'Ada Lovelace')
    await driver.type(signInIds.registerEmail, email)
    await driver.type(signInIds.registerPassword, password)
    await driver.tap(signInIds.registerTerms)
    await driver.tap(signInIds.registerSubmit)
    await driver.gone(pageIds.register)
  }),
  step('sees the merged cart of the account', async (driver, { first, second }) => {
    await driver.open('/pages/cart/mycart')
    await driver.find(pageIds.mycart)
    await driver.find(idOf.cartShop(first.shopId))
    await driver.find(idOf.cartShop(second.shopId))
  }),
]

export const checkOut: readonly Step[] = [
  step('enters an address', async (driver) => {
    await driver.tap(checkoutIds.mycartContinue)
    await driver.find(pageIds.delivery)
    await driver.tap(ids.addressAdd)
    await saveAddress(driver, BANGKOK)
    await driver.gone(addressesIds.addressSave)
  }),
  step('chooses the shipping methods', async (driver) => {
    await driver.tap(checkoutIds.deliveryContinue)
    await eventually(
      () => driver.list('shipping-'),
      (methods) => methods.length >= 2,
      'shipping methods',
    )
    await driver.tap(checkoutIds.deliveryContinue)
    await driver.find(pageIds.pay)
  }),
  step('pays from the wallet', async (driver) => {
    await chooseWallet(driver)
    await driver.tap(paymentIds.paySubmit)
    await driver.find(paymentIds.confirmation)
  }),
]

export const orders: readonly Step[] = [
  step('sees two orders', async (driver) => {
    await driver.tap(paymentIds.confirmationOrders)
    await driver.find(pageIds.purchase)
    await eventually(
      () => orderCards(driver),
      (cards) => cards.length === 2,
      'two orders',
    )
  }),
  step('cancels one order, which returns money and stock', async (driver, { first }) => {
    const before = await stockOf(first)
    await driver.open('/pages/mine/dashboard')
    const paid = await eventually(
      () => balance(driver),
      (sum) => sum > 0 && sum < WELCOME,
      'the balance after paying',
    )
    await driver.open('/pages/history/purchase')
    await cancelOrderOf(driver, first.id)
    await driver.open('/pages/mine/dashboard')
    await eventually(
      () => balance(driver),
      (sum) => sum > paid && sum < WELCOME,
      'the balance after cancelling',
    )
    await eventually(
      () => stockOf(first),
      (stock) => stock > before,
      'the stock after cancelling',
    )
  }),
]

/** `order-12`, but not order-tab-…, order-status and the like. */
async function orderCards(driver: Driver): Promise<string[]> {
  return (await driver.list('order-')).filter((id) => /^order-\d+$/.test(id))
}

async function cancelOrderOf(driver: Driver, productId: string): Promise<void> {
  const cards = await eventually(
    () => orderCards(driver),
    (found) => found.length > 0,
    'orders',
  )
  for (const card of cards) {
    await driver.tap(idOf.orderOpen(card.replace('order-', '')))
    await driver.find(pageIds.order)
    const lines = await eventually(
      () => driver.list('order-line-'),
      (found) => found.length > 0,
      'lines of the order',
    )
    if (lines.includes(ordersIds.orderLine(productId))) break
    await driver.back()
    await driver.find(pageIds.purchase)
  }
  const before = await driver.read(ordersIds.orderStatus)
  await driver.tap(ordersIds.orderCancel)
  await driver.tap(ids.dialogConfirm)
  await eventually(
    () => driver.read(ordersIds.orderStatus),
    (status) => status !== before,
    'the state of the order',
  )
}

export const wholeWalk: readonly Step[] = [...lookAround, ...register, ...checkOut, ...orders]

/** Runs the steps one after the other; a failure names its step. */
export async function play(steps: readonly Step[], driver: Driver, world: World): Promise<void> {
  for (const { name, run } of steps) {
    try {
      await run(driver, world)
    } catch (error) {
      throw new Error(`in the step "${name}": ${String(error)}`, { cause: error })
    }
  }
}
