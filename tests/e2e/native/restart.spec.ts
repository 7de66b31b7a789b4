/** The system kills the app, in the middle of a checkout or before it, and the user starts it again. */
import { expect } from '@playwright/test'
import { at, one } from '@contract/rules/lists'
import { productIds } from '@/features/product/ids'
import { idOf, ids, pageIds } from '@/kit/ids'
import { checkoutIds } from '@/features/purchase/checkout-ids'
import { paymentIds } from '@/features/purchase/payment-ids'
import { ordersIds } from '@/features/orders/ids'
import { linkTo } from '@/routes'
import { ok } from '../../contract/support/client'
import { newAddress } from '../../contract/support/people'
import { logIn } from '../walk/account'
import { eventually } from '../walk/driver'
import { chooseWallet } from '../walk/checkout'
import { chooseDelivery, expectPaidOnce, goToPayment, readyToPay } from '../walk/mishaps'
import { articles } from '../walk/world'
import { restart, test } from './support/test'

const NOTE = 'Ring twice'
const noteField = 'delivery-note'

test('keeps a visitor’s cart', async ({ driver, phone }) => {
  const [article] = await articles()
  await driver.open(linkTo('product', { product_id: article.id }))
  await driver.tap(productIds.addToCart)
  await driver.find(ids.cartCount)
  await restart(phone)
  await driver.find(ids.cartCount)
  await driver.tap(ids.tabCart)
  await driver.find(idOf.cartShop(article.shopId))
})

test('keeps the session, the cart, and the address, shipping method and note of a checkout, and places no order', async ({
  driver,
  phone,
}) => {
  const [article] = await articles()
  const buyer = await readyToPay(article.id)
  const other = await newAddress(buyer)
  const { shippings } = await ok('checkout', { address_id: other }, buyer)
  const { methods } = one(shippings)
  const { method } = at(methods, methods.length - 1)
  await logIn(driver, buyer)
  await driver.open(linkTo('delivery'))
  await driver.tap(idOf.address(other))
  await driver.tap(checkoutIds.deliveryContinue)
  await driver.tap(checkoutIds.shippingMethod(article.shopId, method))
  await driver.type(noteField, NOTE)
  await restart(phone)
  expect((await ok('orders', {}, buyer)).count).toBe(0)
  await chooseDelivery(driver)
  expect(await driver.read(noteField)).toBe(NOTE)
  await driver.tap(checkoutIds.deliveryContinue)
  await chooseWallet(driver)
  await driver.tap(paymentIds.paySubmit)
  await driver.find(paymentIds.confirmation)
  await expectPaidOnce(buyer)
  const { list } = await ok('orders', {}, buyer)
  const { order } = await ok('order', { order_id: one(list).order_id }, buyer)
  expect(order).toMatchObject({ order_remark: NOTE })
})

test('places one order, which is paid once, if it was killed during the payment', async ({ driver, phone }) => {
  const [article] = await articles()
  const buyer = await readyToPay(article.id)
  await logIn(driver, buyer)
  await goToPayment(driver)
  const before = phone.requests.length
  await driver.tap(paymentIds.paySubmit)
  await phone.until(() => phone.requests.length > before, 'the order is sent')
  phone.kill()
  const order = one(
    await eventually(
      async () => (await ok('orders', {}, buyer)).list,
      (list) => list.length > 0,
      'the order',
    ),
  )
  await restart(phone)
  expect(await driver.list(ids.cartCount)).toEqual([])
  await driver.open(linkTo('order', { order_id: order.order_id }))
  await driver.find(pageIds.order)
  if (order.payment_status === 'unpaid') {
    await driver.tap(ordersIds.orderPay)
    await driver.tap(paymentIds.payWallet)
    await driver.tap(paymentIds.paySubmit)
    await driver.find(paymentIds.confirmation)
  }
  await expectPaidOnce(buyer)
})
