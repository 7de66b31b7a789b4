/** Sellers decline orders, answer refunds, and reply to reviews. */
import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import type { Data } from '@contract/all-calls'
import { allEndpoints } from '@contract/endpoints/all'
import { expectAccessible } from '../h5/support/axe'
import { ask, openAs, PASSWORD, test, tokenOf } from './support/test'

test('declines an order with a reason, which cancels it [console.decline]', async ({ page, server }) => {
  const token = await tokenOf(server, 'seller')
  const { path } = allEndpoints.sellerOrders
  const { list } = await ask<Data<'sellerOrders'>>(server, path, { token, fields: { tab: 'to_ship', page_size: '50' } })
  const order = list.find(({ actions }) => actions.includes('decline'))
  if (!order) throw new Error('the demo’s seller has no order to decline')
  await openAs(page, server, 'seller', `/orders/${order.order_id}`)
  await page.getByRole('button', { name: 'Decline' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Decline' }).click()
  await expect(sheet.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await sheet.getByLabel('Reason').fill('The last one broke')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText(`Order ${order.increment_id} is declined`)).toBeVisible()
  await expect(page.getByText('Cancelled because: The last one broke')).toBeVisible()
})

test('replies to a review, changes the reply and takes it away [console.reviews]', async ({ page, server }) => {
  const token = await tokenOf(server, 'seller')
  const { list } = await ask<Data<'sellerReviews'>>(server, allEndpoints.sellerReviews.path, { token })
  if (!list[0]) throw new Error('the demo’s seller has no review')
  await openAs(page, server, 'seller', '/reviews?show=open')
  await page
    .getByRole('button', { name: /^Reply: / })
    .first()
    .click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByLabel('Reply')).toHaveAttribute('aria-invalid', 'true')
  await sheet.getByLabel('Reply').fill('Thank you, enjoy it')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Reply saved')).toBeVisible()
  await page.getByRole('button', { name: 'Replied' }).click()
  await expect(page.getByText('Thank you, enjoy it')).toBeVisible()
  await page
    .getByRole('button', { name: /^Change reply: / })
    .first()
    .click()
  await sheet.getByLabel('Reply').fill('')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Reply removed')).toBeVisible()
})

/** The demo's buyer asks again for a refund that the demo's seller refused. */
async function askAgain(server: string): Promise<{ readonly refund_id: string; readonly increment_id: string }> {
  const token = await tokenOf(server, 'seller')
  const { list } = await ask<Data<'sellerRefunds'>>(server, allEndpoints.sellerRefunds.path, { token })
  const refused = list.find(({ state }) => state === 'refused')
  if (!refused) throw new Error('the demo’s seller has refused no refund')
  const buyer = { email: 'buyer@souk.test', password: PASSWORD }
  const session = await ask<Data<'login'>>(server, allEndpoints.login.path, { method: 'POST', fields: buyer })
  const items = JSON.stringify(refused.items.map(({ item_id, qty }) => ({ item_id, qty })))
  const { order_id } = refused
  const fields = { order_id, items, reason: 'Here is a photo', images: '[]', idempotency_key: randomUUID() }
  const { path, method } = allEndpoints.refund
  return ask<Data<'refund'>>(server, path, { method, token: session['access-token'], fields })
}

test('objects to a refund with a remark, then approves it after all [console.refunds]', async ({ page, server }) => {
  const { refund_id, increment_id: number } = await askAgain(server)
  await openAs(page, server, 'seller', '/refunds?state=waiting')
  await page.getByRole('button', { name: `Answer ${number}` }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Object' }).click()
  await expect(sheet.getByLabel('Remark')).toHaveAttribute('aria-invalid', 'true')
  await sheet.getByLabel('Remark').fill('Sent whole, weighed and photographed')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Object' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Object' }).click()
  await expect(page.getByText(`The operators decide about order ${number} now`)).toBeVisible()
  // a list keeps its rows while the next one loads
  await expect(page.getByRole('button', { name: `Answer ${number}` })).toHaveCount(0)
  await page.getByRole('button', { name: 'With the operators' }).click()
  await page.getByRole('button', { name: `Answer ${number}` }).click()
  await expect(sheet.getByText('Sent whole, weighed and photographed')).toBeVisible()
  await sheet.getByRole('button', { name: 'Refund' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Refund' }).click()
  await expect(page.getByText(`Order ${number} is refunded`)).toBeVisible()
  const fields = { state: 'approved' }
  const token = await tokenOf(server, 'seller')
  const { list } = await ask<Data<'sellerRefunds'>>(server, allEndpoints.sellerRefunds.path, { token, fields })
  expect(list.map((each) => each.refund_id)).toContain(refund_id)
})
