import { expect } from '@playwright/test'
import { ordersIds } from '@/features/orders/ids'
import { afterSaleIds } from '@/features/after-sale/ids'
import { idOf, ids, pageIds } from '@/kit/ids'

import { linkTo } from '@/routes'
import { ok } from '../../contract/support/client'
import { AFTER_SALE, begin } from '../walk/after-sale'
import { expectAccessible } from './support/axe'
import { hand } from './support/hand'
import { logIn, test } from './support/test'

for (const { name, play } of AFTER_SALE) {
  test(name, ({ driver, page, hasTouch }) => play(driver, hand(page, hasTouch)))
}

test('an order opens wherever its card is clicked [route.purchase] [face.accessible]', async ({ driver, page }) => {
  const { order_id } = await begin(driver)
  for (const [across, down] of [
    [0.02, 0.1],
    [0.5, 0.5],
    [0.98, 0.03],
    [0.3, 0.97],
  ] as const) {
    await driver.open(linkTo('orders'))
    await driver.find(idOf.orderCard(order_id))
    await expectAccessible(page)
    const { width, height } = (await page.locator(`#${idOf.orderCard(order_id)}`).boundingBox()) ?? {
      width: 0,
      height: 0,
    }
    const position = { x: width * across, y: height * down }
    await page.locator(`#${idOf.orderCard(order_id)}`).click({ position })
    await driver.find(pageIds.order)
  }
})

test('axe finds nothing on a parcel, a refund and a comment [route.track] [route.refund] [route.comment] [face.accessible]', async ({
  driver,
  page,
}) => {
  const { order_id } = await begin(driver)
  await driver.open(linkTo('track', { order_id }))
  await driver.find(ordersIds.sightings)
  await expectAccessible(page)
  await driver.open(linkTo('refund', { order_id }))
  await driver.tap(afterSaleIds.send)
  await expectAccessible(page)
  await driver.open(linkTo('order', { order_id }))
  await driver.tap(ordersIds.orderComplete)
  await driver.tap(ids.dialogConfirm)
  await driver.tap(ordersIds.comment)
  await driver.tap(afterSaleIds.publish)
  await driver.find(`${afterSaleIds.summary}-error`)
  await expectAccessible(page)
})

test('axe finds nothing on the messages of an order, and a double tap sends one [call.orderMessageSend] [face.accessible]', async ({
  driver,
  page,
}) => {
  const { buyer, order_id } = await begin(driver)
  await driver.tap(ordersIds.messages)
  await driver.tap(ordersIds.messageSend)
  await driver.find(`${ordersIds.messageText}-error`)
  await expectAccessible(page)
  await driver.type(ordersIds.messageText, 'Two lines\nwith a <b>tag</b>')
  await page.locator(`#${ordersIds.messageSend}`).dblclick()
  const row = page.locator(`[id^="${ordersIds.message('')}"]`).getByText('<b>tag</b>')
  await expect(row).toBeVisible()
  await expectAccessible(page)
  expect((await ok('orderMessages', { order_id }, buyer)).count).toBe(1)
})

test('axe finds nothing on refunds in every state [route.refund-sent] [face.accessible]', async ({ driver, page }) => {
  const session = await ok('login', { email: 'buyer@souk.test', password: 'souk-demo-1' })
  await logIn(page, session['access-token'])
  await driver.open(linkTo('refundSent'))
  await driver.find(afterSaleIds.refundsPage)
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)
})
