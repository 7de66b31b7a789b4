/** Mishaps: no network, an ended session, two taps. */
import { expect } from '@playwright/test'
import { idOf, ids, pageIds } from '@/kit/ids'
import { paymentIds } from '@/features/purchase/payment-ids'
import { ok } from '../../contract/support/client'
import { newBuyer } from '../../contract/support/people'
import { logIn } from '../walk/account'
import { expectPaidOnce, goToPayment, readyToPay, searchWithoutNetwork } from '../walk/mishaps'
import { articles } from '../walk/world'
import { test } from './support/test'

test('shows that the network is lost, and continues once it is back [transport.no-network]', async ({ driver }) => {
  const [article] = await articles()
  await searchWithoutNetwork(driver, article)
  await driver.offline(false)
  await driver.tap(ids.retry)
  await driver.find(idOf.productCard(article.id))
})

test('opens the login page when the session has ended, and deletes the token [code.logout]', async ({
  driver,
  miniProgram,
}) => {
  const kept = () => miniProgram.callWxMethod('getStorageSync', 'access-token') as Promise<string>
  await logIn(driver, await newBuyer())
  await driver.open('/pages/history/purchase')
  await driver.find(pageIds.purchase)
  await ok('logout', {}, { token: await kept() })
  await driver.open('/pages/mine/address')
  await driver.find(pageIds.login)
  expect(await kept()).toBe('')
})

test('makes one payment for two taps on pay [face.double-tap] [wire.idempotency-intent]', async ({
  driver,
  miniProgram,
}) => {
  const [article] = await articles()
  const buyer = await readyToPay(article.id)
  await logIn(driver, buyer)
  await goToPayment(driver)
  const page = await miniProgram.currentPage()
  const button = await page?.$(`#${paymentIds.paySubmit}`)
  expect(button).toBeTruthy()
  await Promise.all([button?.tap(), button?.tap()])
  await driver.find(paymentIds.confirmation)
  await expectPaidOnce(buyer)
})
