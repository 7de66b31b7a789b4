/** Buying in few taps. A recorder counts them, and a scenario fails past its number. */
import { expect } from '@playwright/test'
import { at, one } from '@contract/rules/lists'
import { accountIds } from '@/features/account/ids'
import { addressesIds } from '@/features/addresses/ids'
import { ordersIds } from '@/features/orders/ids'
import { cartIds } from '@/features/purchase/cart-ids'
import { checkoutIds } from '@/features/purchase/checkout-ids'
import { paymentIds } from '@/features/purchase/payment-ids'
import { productIds } from '@/features/product/ids'
import { signInIds } from '@/features/sign-in/ids'
import { idOf, pageIds } from '@/kit/ids'
import { linkTo } from '@/routes'
import { payByWallet, place } from '../../contract/support/checkout'
import { ok } from '../../contract/support/client'
import { newGuest, payCash } from '../../contract/support/guests'
import { freshEmail, newAddress, newBuyer, PASSWORD, type Buyer } from '../../contract/support/people'
import { BANGKOK, logIn, mailedLink, saveAddress } from './account'
import { eventually, type Driver } from './driver'
import type { Scenario } from './scenario'
import { putIntoCart } from './steps'
import { articles, type Article } from './world'

interface Recorder extends Driver {
  /** What was tapped, in order. */
  readonly taps: readonly string[]
  /** What was tapped or filled in. */
  readonly elements: ReadonlySet<string>
}

/** The same driver, which remembers what was tapped and filled in. */
function recorded(driver: Driver): Recorder {
  const taps: string[] = []
  const elements = new Set<string>()
  const tap = async (id: string) => {
    taps.push(id)
    elements.add(id)
    await driver.tap(id)
  }
  const type = async (id: string, text: string) => {
    elements.add(id)
    await driver.type(id, text)
  }
  return {
    taps,
    elements,
    tap,
    type,
    open: (link) => driver.open(link),
    find: (id) => driver.find(id),
    gone: (id) => driver.gone(id),
    list: (beginning) => driver.list(beginning),
    read: (id) => driver.read(id),
    back: () => driver.back(),
    offline: (lost) => driver.offline(lost),
  }
}

/** Pays, with that many taps in all. */
async function expectPaid(counted: Recorder, taps: number): Promise<void> {
  await counted.tap(paymentIds.paySubmit)
  await counted.find(paymentIds.confirmation)
  expect(counted.taps).toHaveLength(taps)
}

/** A buyer who is logged in, has bought this before, and has something else in the cart. */
async function returning(driver: Driver, bought: Article, kept: Article): Promise<Buyer> {
  const buyer = await newBuyer()
  await newAddress(buyer)
  const { orders } = await place(buyer, [{ productId: bought.id, shopId: bought.shopId }])
  const { order_id, grand_total } = one(orders)
  await payByWallet(buyer, { orders: [{ ...one(orders), order_id }], grand_total })
  await ok('cartAdd', { product_id: kept.id, qty: 2 }, buyer)
  await logIn(driver, buyer)
  return buyer
}

/** The newest order is of one piece, paid by the wallet, and the cart is what it was. */
async function expectBought(buyer: Buyer, article: Article): Promise<void> {
  const { list, count } = await ok('orders', {}, buyer)
  expect(count).toBe(2)
  const { products, payment_method, payment_status } = one(list)
  expect(products.map(({ product_id, qty }) => [product_id, qty])).toEqual([[article.id, 1]])
  expect([payment_method, payment_status]).toEqual(['wallet', 'paid'])
  expect((await ok('cart', {}, buyer)).cart_info.items_count).toBe(2)
}

async function fromProduct(driver: Driver): Promise<void> {
  const [article, other] = await articles()
  const buyer = await returning(driver, article, other)
  await driver.open(linkTo('product', { product_id: article.id }))
  await driver.find(productIds.buyNow)
  const counted = recorded(driver)
  await counted.tap(productIds.buyNow)
  await expectPaid(counted, 2)
  await expectBought(buyer, article)
}

async function fromCard(driver: Driver): Promise<void> {
  const [article, other] = await articles()
  const buyer = await returning(driver, article, other)
  await driver.open(linkTo('search', { q: article.name }))
  await driver.find(idOf.productCard(article.id))
  const counted = recorded(driver)
  await counted.tap(idOf.productCard(article.id))
  await counted.tap(productIds.buyNow)
  await expectPaid(counted, 3)
  await expectBought(buyer, article)
}

/** All of an order from its page, and nothing of the cart. */
async function fromOrder(driver: Driver): Promise<void> {
  const [article, other] = await articles()
  const buyer = await returning(driver, article, other)
  const { list } = await ok('orders', {}, buyer)
  await driver.open(linkTo('order', { order_id: one(list).order_id }))
  await driver.find(ordersIds.reorder)
  const counted = recorded(driver)
  await counted.tap(ordersIds.reorder)
  await expectPaid(counted, 2)
  await expectBought(buyer, article)
}

/** Two shops from the cart, by a buyer who has never bought: the form of the address is open at once. */
async function firstPurchase(driver: Driver): Promise<void> {
  const [article] = await articles()
  const buyer = await newBuyer()
  await logIn(driver, buyer)
  await ok('cartAdd', { product_id: article.id, qty: 1 }, buyer)
  await driver.open(linkTo('cart'))
  await driver.tap(cartIds.cartCheckout)
  await driver.find(pageIds.pay)
  await saveAddress(driver, BANGKOK)
  await driver.tap(paymentIds.paySubmit)
  await driver.find(paymentIds.confirmation)
  expect((await ok('orders', {}, buyer)).count).toBe(1)
}

/**
 * A visitor buys in two shops without an account, follows the link in the mail on a device that knows nothing of it, and
 * makes an account of it.
 */
async function asGuest(driver: Driver): Promise<void> {
  const [article, other] = await articles()
  const [mistyped, email] = [freshEmail(), freshEmail()]
  await putIntoCart(driver, article, 1)
  await putIntoCart(driver, other, 2)
  await driver.open(linkTo('cart'))
  await driver.find(cartIds.cartCheckout)
  const counted = recorded(driver)
  await counted.tap(cartIds.cartCheckout)
  await counted.type(addressesIds.addressEmail, mistyped)
  await saveAddress(counted, { country: 'HK', city: 'Hong Kong', phone: '+85221234567' })
  await counted.tap(checkoutIds.change('payment'))
  await counted.tap(paymentIds.payCash)
  await counted.tap(paymentIds.paySubmit)
  await counted.find(paymentIds.confirmation)
  expect(counted.elements.size).toBeLessThanOrEqual(12)
  await driver.tap(paymentIds.emailChange)
  await driver.type(paymentIds.email, email)
  await driver.tap(paymentIds.emailSave)
  await driver.gone(paymentIds.emailSave)
  const link = await mailedLink(email)
  await driver.open(linkTo('dashboard'))
  await driver.find(accountIds.dashboardRegister)
  await driver.tap(accountIds.logout)
  await driver.find(pageIds.home)
  await driver.open(linkTo('order', link))
  await driver.find(pageIds.order)
  await driver.open(linkTo('register', { next: linkTo('orders') }))
  await driver.type(signInIds.registerPassword, PASSWORD)
  await driver.tap(signInIds.registerSubmit)
  await driver.gone(pageIds.register)
  const session = await ok('login', { email, password: PASSWORD })
  expect((await ok('orders', {}, { token: session['access-token'] })).count).toBe(2)
}

/** An order of a guest whose address has an account, and the link to it in the mail. */
async function orderedAsGuest({ email }: Buyer) {
  const [{ id: productId, shopId }] = await articles()
  const guest = await newGuest(email)
  const placed = await place(guest, [{ productId, shopId }])
  await payCash(guest, placed)
  return mailedLink(email, one(placed.orders).order_id)
}

/** Two orders without an account become those of one: by logging in on the guest's device, and by a link afterwards. */
async function claim(driver: Driver): Promise<void> {
  const buyer = await newBuyer()
  await driver.open(linkTo('order', await orderedAsGuest(buyer)))
  await driver.find(ordersIds.orderStatus)
  await logIn(driver, buyer)
  expect((await ok('orders', {}, buyer)).count).toBe(1)
  await driver.open(linkTo('order', await orderedAsGuest(buyer)))
  await driver.tap(ordersIds.claim)
  await driver.find(ordersIds.orderStatus)
  expect((await ok('orders', {}, buyer)).count).toBe(2)
}

/** Another method is quoted again, and its sum is paid. */
async function changeDelivery(driver: Driver): Promise<void> {
  const [article, other] = await articles()
  const buyer = await returning(driver, article, other)
  await driver.open(linkTo('product', { product_id: article.id }))
  await driver.tap(productIds.buyNow)
  await driver.find(paymentIds.paySubmit)
  const before = await driver.read(paymentIds.payTotal)
  await driver.tap(checkoutIds.change('delivery'))
  const methods = await eventually(
    () => driver.list('shipping-'),
    (shown) => shown.length > 1,
    'shipping methods',
  )
  await driver.tap(at(methods, methods.length - 1))
  await eventually(
    () => driver.read(paymentIds.payTotal),
    (total) => total !== before,
    'another total',
  )
  await driver.tap(checkoutIds.change('delivery'))
  await driver.tap(paymentIds.paySubmit)
  await driver.find(paymentIds.confirmation)
  await expectBought(buyer, article)
  const { list } = await ok('orders', {}, buyer)
  expect(one(list).grand_total).not.toBe(at(list, 1).grand_total)
}

export const EXPRESS: readonly Scenario[] = [
  { name: 'buys again in two taps from the product, and in no more [rule.buy-now]', play: fromProduct },
  { name: 'buys again in three taps from a card in a list', play: fromCard },
  { name: 'buys a whole order again in two taps from its page [screen.buy-again]', play: fromOrder },
  {
    name: 'asks a buyer without an address for one on the page of the checkout, and nothing else',
    play: firstPurchase,
  },
  {
    name: 'buys in two shops without an account in at most twelve elements, and finds the orders again [role.guests] [role.guests-account] [rule.guest-links] [rule.guest-email]',
    play: asGuest,
  },
  { name: 'puts what was ordered without an account with the orders of one [role.guests-claim]', play: claim },
  { name: 'quotes another shipping method again, and charges its sum [route.pay]', play: changeDelivery },
]
