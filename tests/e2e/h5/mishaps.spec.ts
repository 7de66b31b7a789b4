/** Mishaps: no network, an expired session, double taps, two buyers. */
import { expect, type Page } from '@playwright/test'
import { at, one } from '@contract/rules/lists'
import { idOf, ids, pageIds } from '@/kit/ids'
import { paymentIds } from '@/features/purchase/payment-ids'
import { checkoutIds } from '@/features/purchase/checkout-ids'
import { ok } from '../../contract/support/client'
import { newAddress, newBuyer, type Buyer } from '../../contract/support/people'
import { eventually, type Driver } from '../walk/driver'
import { chooseDelivery, expectPaidOnce, goToPayment, readyToPay, searchWithoutNetwork } from '../walk/mishaps'
import { articles, stockOf } from '../walk/world'
import { expectAccessible } from './support/axe'
import { logIn, test } from './support/test'

test('shows that the network is lost, and continues once it is back [transport.no-network]', async ({ driver }) => {
  const [article] = await articles()
  await driver.open('/pages/home/home')
  await driver.find(pageIds.home)
  await eventually(
    () => driver.list('product-card-'),
    (cards) => cards.length > 0,
    'products',
  )
  await searchWithoutNetwork(driver, article)
  await driver.offline(false)
  await driver.find(idOf.productCard(article.id))
})

test('opens the login page when the session has ended [code.logout]', async ({ driver, page }) => {
  const buyer = await newBuyer()
  await logIn(page, buyer.token)
  await driver.open('/pages/history/purchase')
  await driver.find(pageIds.purchase)
  await ok('logout', {}, buyer)
  await driver.open('/pages/mine/address')
  await driver.find(pageIds.login)
  expect(await page.evaluate(() => localStorage.getItem('access-token'))).toBeNull()
})

/** A buyer on the payment step, with the wallet chosen. */
async function atPayment(driver: Driver, page: Page): Promise<Buyer> {
  const [article] = await articles()
  const buyer = await readyToPay(article.id)
  await logIn(page, buyer.token)
  await goToPayment(driver)
  return buyer
}

test('axe finds nothing while paying and on the confirmation [route.pay] [face.accessible]', async ({
  driver,
  page,
}) => {
  await atPayment(driver, page)
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)
  await driver.tap(paymentIds.paySubmit)
  await driver.find(paymentIds.confirmation)
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)
})

test('makes one payment for two taps on pay [face.double-tap] [wire.idempotency-intent]', async ({ driver, page }) => {
  const buyer = await atPayment(driver, page)
  await page.locator(`[id="${paymentIds.paySubmit}"]`).filter({ visible: true }).first().dblclick()
  await driver.find(paymentIds.confirmation)
  await expectPaidOnce(buyer)
})

test('sells the last piece to one of two buyers, and shows the other a message [stock.last-unit] [code.2000023]', async ({
  driver,
  page,
}, { project }) => {
  const all = await articles()
  // each project buys up a different product from the end of the list, which no other test uses
  const article = at(all, all.length - (project.name === 'phone' ? 1 : 2))
  await sellAllButOne(article.id, await stockOf(article))
  const [slow, quick] = [await readyToPay(article.id), await readyToPay(article.id)]
  await logIn(page, slow.token)
  await chooseDelivery(driver)
  await order(quick)
  await driver.tap(checkoutIds.deliveryContinue)
  await eventually(
    async () => (await driver.list(ids.toast)).length + (await driver.list(paymentIds.paySubmit)).length,
    (found) => found > 0,
    'a message or the payment',
  )
  if ((await driver.list(paymentIds.paySubmit)).length > 0) {
    await driver.tap(paymentIds.paySubmit)
    await driver.find(ids.toast)
  }
  expect((await ok('orders', {}, slow)).count).toBe(0)
  expect((await ok('orders', {}, quick)).count).toBe(1)
})

async function order(buyer: Buyer): Promise<void> {
  const { address_list: addresses } = await ok('getAddressList', {}, buyer)
  const { shippings } = await ok('checkout', { address_id: one(addresses).address_id }, buyer)
  const shipping_methods = Object.fromEntries(shippings.map(({ shop_id, methods }) => [shop_id, one(methods).method]))
  const where = { address_id: one(addresses).address_id, shipping_methods }
  const { quote_id } = await ok('checkoutQuote', where, buyer)
  await ok('submitOrder', { ...where, quote_id }, buyer)
}

async function sellAllButOne(productId: string, stock: number): Promise<void> {
  const buyer = await newBuyer()
  await newAddress(buyer)
  await ok('cartAdd', { product_id: productId, qty: stock - 1 }, buyer)
  await order(buyer)
}
