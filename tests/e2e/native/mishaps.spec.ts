/** Mishaps: no network, a lost answer, an expired session, double taps. */
import { expect } from '@playwright/test'
import { idOf, ids, pageIds } from '@/kit/ids'
import { productIds } from '@/features/product/ids'
import { paymentIds } from '@/features/purchase/payment-ids'
import { checkoutIds } from '@/features/purchase/checkout-ids'
import { linkTo } from '@/routes'
import { ok } from '../../contract/support/client'
import { newBuyer } from '../../contract/support/people'
import { fillLogin, logIn } from '../walk/account'
import { eventually } from '../walk/driver'
import { chooseWallet } from '../walk/checkout'
import { chooseDelivery, expectPaidOnce, goToPayment, readyToPay, searchWithoutNetwork } from '../walk/mishaps'
import { articles } from '../walk/world'
import { storedToken, test } from './support/test'

const NOTE = 'Please leave it with the neighbours'
const noteField = 'delivery-note'

test('shows that the network is lost, and continues once it is back [transport.no-network]', async ({ driver }) => {
  const [article] = await articles()
  await searchWithoutNetwork(driver, article)
  await driver.offline(false)
  await driver.find(idOf.productCard(article.id))
})

test('shows a message when a call finds no network, and the next tap succeeds', async ({ driver }) => {
  const [article] = await articles()
  const buyer = await newBuyer()
  await logIn(driver, buyer)
  await driver.open(linkTo('product', { product_id: article.id }))
  await driver.find(productIds.productName)
  await driver.offline(true)
  await driver.tap(productIds.addToCart)
  await driver.find(ids.toast)
  expect((await ok('cart', {}, buyer)).cart_info.items_count).toBe(0)
  await driver.offline(false)
  await driver.tap(productIds.addToCart)
  await driver.find(ids.cartCount)
})

test('orders and pays once if the first answer was lost [wire.idempotency-intent]', async ({ driver, phone }) => {
  const [article] = await articles()
  const buyer = await readyToPay(article.id)
  await logIn(driver, buyer)
  await goToPayment(driver)
  const before = phone.requests.length
  const sent = phone.until(() => phone.requests.length > before, 'the order is sent')
  await driver.tap(paymentIds.paySubmit)
  await sent
  await driver.offline(true)
  await eventually(
    async () => (await ok('orders', {}, buyer)).count,
    (count) => count === 1,
    'the server has the order all the same',
  )
  await driver.find(ids.toast)
  await driver.offline(false)
  await driver.tap(paymentIds.paySubmit)
  await driver.find(paymentIds.confirmation)
  await expectPaidOnce(buyer)
})

test('opens the login page when the session has ended, and deletes the token [code.logout]', async ({
  driver,
  phone,
}) => {
  await logIn(driver, await newBuyer())
  await driver.open(linkTo('orders'))
  await driver.find(pageIds.purchase)
  await ok('logout', {}, { token: storedToken(phone) })
  await driver.open(linkTo('address'))
  await driver.find(pageIds.login)
  expect(storedToken(phone)).toBeUndefined()
})

test('returns to the checkout with its input after a login, if the session ends during it [code.logout]', async ({
  driver,
  phone,
}) => {
  const [article] = await articles()
  const buyer = await readyToPay(article.id)
  await logIn(driver, buyer)
  await chooseDelivery(driver)
  await driver.type(noteField, NOTE)
  await ok('logout', {}, { token: storedToken(phone) })
  await driver.tap(checkoutIds.deliveryContinue)
  await fillLogin(driver, buyer)
  await driver.find(noteField)
  expect(await driver.read(noteField)).toBe(NOTE)
  await driver.tap(checkoutIds.deliveryContinue)
  await chooseWallet(driver)
  await driver.tap(paymentIds.paySubmit)
  await driver.find(paymentIds.confirmation)
  await expectPaidOnce(buyer)
})

test('makes one payment for two taps on pay [face.double-tap] [wire.idempotency-intent]', async ({ driver, phone }) => {
  const [article] = await articles()
  const buyer = await readyToPay(article.id)
  await logIn(driver, buyer)
  await goToPayment(driver)
  await Promise.all([phone.tap({ id: paymentIds.paySubmit }), phone.tap({ id: paymentIds.paySubmit })])
  await driver.find(paymentIds.confirmation)
  await expectPaidOnce(buyer)
})

test('opens the payment step once for two taps, even if the second tap reaches the screen below', async ({
  driver,
  phone,
}) => {
  const [article] = await articles()
  const buyer = await readyToPay(article.id)
  await logIn(driver, buyer)
  await chooseDelivery(driver)
  await driver.find(checkoutIds.deliveryContinue)
  const sight = phone.look({ id: checkoutIds.deliveryContinue })
  if (sight.state !== 'visible') throw new Error(`the button is ${sight.state}`)
  const { x, y, width, height } = sight.box
  await driver.tap(checkoutIds.deliveryContinue)
  await phone.until(() => phone.all({ id: pageIds.pay }).length > 0, 'the payment is on its way')
  await phone.tap({ x: x + width / 2, y: y + height / 2 })
  await phone.until(() => phone.underWay() === 0, 'nothing is asked for any more')
  await chooseWallet(driver)
  expect(phone.all({ id: pageIds.pay })).toHaveLength(1)
  await driver.tap(paymentIds.paySubmit)
  await driver.find(paymentIds.confirmation)
  await expectPaidOnce(buyer)
})

test('adds a product to the cart once for two taps', async ({ driver, phone }) => {
  const [article] = await articles()
  const buyer = await newBuyer()
  await logIn(driver, buyer)
  await driver.open(linkTo('product', { product_id: article.id }))
  await driver.find(productIds.addToCart)
  await Promise.all([phone.tap({ id: productIds.addToCart }), phone.tap({ id: productIds.addToCart })])
  await driver.find(ids.cartCount)
  expect((await ok('cart', {}, buyer)).cart_info.items_count).toBe(1)
})
