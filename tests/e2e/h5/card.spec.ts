/** Cards in the browser: the sandbox's page, the return, and a cancelled order. */
import { expect, type Page } from '@playwright/test'
import { LANGUAGE_CODES } from '@contract/base/languages'
import { cardIds, paymentIds } from '@/features/purchase/payment-ids'

import { linkTo } from '@/routes'
import { place } from '../../contract/support/checkout'
import { call, ok } from '../../contract/support/client'
import { newBuyer } from '../../contract/support/people'
import { CARDS, payByCard, untilStatus, type Bank } from '../walk/card'
import { articles } from '../walk/world'
import { expectAccessible } from './support/axe'
import { test } from './support/test'

const GATEWAY = /\/sandbox-gateway\/cs_/

function bankIn(page: Page): Bank {
  return {
    async use(card) {
      await page.waitForURL(GATEWAY)
      await page.check(`[value="${card}"]`)
      await page.click('#sandbox-pay')
      if (card === 'declined') {
        await page.waitForSelector('#sandbox-declined')
        await page.click('#sandbox-back')
      }
      if (card === 'step') await page.click('#sandbox-confirm')
      await page.waitForURL(/#\/pages\/cart\/pay\?payment_id=\d+/)
    },
  }
}

for (const { name, play } of CARDS) test(name, ({ driver, page }) => play(driver, bankIn(page)))

test('pays after a confirmed second step, and not after a refused one [money.card-sandbox]', async ({
  driver,
  page,
}) => {
  const { buyer, orderId } = await payByCard(driver)
  await page.waitForURL(GATEWAY)
  await page.check('[value="step"]')
  await page.click('#sandbox-pay')
  await page.click('#sandbox-refuse')
  await page.waitForSelector('#sandbox-declined')
  expect((await ok('order', { order_id: orderId }, buyer)).order.status).toBe('to_be_paid')
  await bankIn(page).use('step')
  await driver.find(paymentIds.confirmation)
  await untilStatus(buyer, orderId, 'paid')
})

test('waits for a card that answers late, regardless of the browser’s return [money.card-paid] [screen.card-payment]', async ({
  driver,
  page,
}) => {
  const { buyer, orderId } = await payByCard(driver)
  await page.waitForURL(GATEWAY)
  await page.check('[value="late"]')
  await page.click('#sandbox-pay')
  await driver.find(cardIds.waiting)
  await expectAccessible(page)
  expect((await ok('order', { order_id: orderId }, buyer)).order.status).toBe('to_be_paid')
  await page.waitForSelector(`#${paymentIds.confirmation}`, { timeout: 60_000 })
  await untilStatus(buyer, orderId, 'paid')
})

test('refunds the card of a cancelled order, and shows the refund [money.card-back]', async ({ driver, page }) => {
  const { buyer, orderId } = await payByCard(driver)
  await bankIn(page).use('success')
  await driver.find(paymentIds.confirmation)
  await expectAccessible(page)
  await call('orderCancel', { order_id: orderId }, buyer)
  await driver.open(linkTo('order', { order_id: orderId }))
  await expect.poll(async () => (await ok('order', { order_id: orderId }, buyer)).order.payment_status).toBe('refunded')
  const { list } = await ok('notices', {}, buyer)
  expect(list[0]?.title_en).toBe('Money returned to your card')
})

test('shows the gateway’s page in six languages, without scripts, and axe finds nothing on it [money.card-sandbox]', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const buyer = await newBuyer()
  const [article] = await articles()
  for (const lang of LANGUAGE_CODES) {
    const { orders, grand_total: amount } = await place(buyer, [{ productId: article.id, shopId: article.shopId }])
    const order_ids = orders.map(({ order_id }) => order_id)
    const fields = { order_ids, payment_method: 'bank_card', amount } as const
    const { redirect_url = '' } = await ok('paymentStart', fields, { ...buyer, lang })
    await page.goto(redirect_url)
    await expect(page.locator('script')).toHaveCount(0)
    await expectAccessible(page)
    await page.check('[value="step"]')
    await page.click('#sandbox-pay')
    await page.waitForSelector('#sandbox-refuse')
    await expectAccessible(page)
    await page.click('#sandbox-refuse')
    await page.waitForSelector('#sandbox-declined')
    await expectAccessible(page)
  }
})

test('links from a declined card to the other payment methods [screen.card-payment]', async ({ driver, page }) => {
  const { buyer, orderId } = await payByCard(driver)
  await bankIn(page).use('declined')
  await driver.find(cardIds.declined)
  await expectAccessible(page)
  await driver.tap(cardIds.other)
  await driver.find(paymentIds.payWallet)
  await driver.tap(paymentIds.payWallet)
  await driver.tap(paymentIds.paySubmit)
  await driver.find(paymentIds.confirmation)
  await untilStatus(buyer, orderId, 'paid')
})
