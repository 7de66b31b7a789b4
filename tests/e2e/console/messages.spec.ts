/** Messages between the buyer and the shop of an order. */
import { expect } from '@playwright/test'
import { expectAccessible } from '../h5/support/axe'
import { messagesOf, orderToShip, writeAbout } from './support/purchases'
import { goTo, openAs, shopId, test } from './support/test'

const QUESTION = 'Can you pack it as a gift?\n<b>Thank you</b>'

test('answers a buyer, from the tile of the home page on [console.messages] [rule.message-read]', async ({
  page,
  server,
}) => {
  const { order_id, increment_id: number } = await orderToShip(server)
  await writeAbout(server, order_id, QUESTION)
  await openAs(page, server, 'seller')
  await page.getByRole('link', { name: /^Messages to answer/ }).click()
  await expect(page.getByRole('checkbox', { name: /^Unanswered messages/ })).toBeChecked()
  const row = page.getByRole('row').filter({ hasText: number })
  await expect(row.getByText('1 new message')).toBeVisible()
  await expectAccessible(page)
  await row.getByRole('link', { name: number }).click()

  const messages = page.getByRole('list', { name: 'Messages with the buyer' })
  // plain text: what looks like HTML is shown as it was typed
  await expect(messages.getByText('<b>Thank you</b>')).toBeVisible()
  await expect(page.getByText('Unanswered', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  const field = page.getByLabel('Message to the buyer')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)

  // a call that fails keeps what was typed, and is sent once when it is sent again
  const later = { code: 2000018, message: 'Too many', data: { reason: 'rate_limited', retry_after: 60 } }
  await page.route('**/seller/order/message', (route) => route.fulfill({ json: later }), { times: 1 })
  await field.fill('Of course, with a ribbon.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: /\S/ }).first()).toBeVisible()
  await expect(field).toHaveValue('Of course, with a ribbon.')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(messages.getByText('Of course, with a ribbon.')).toBeVisible()
  await expect(field).toHaveValue('')
  await expect(page.getByText('Unanswered', { exact: true })).toHaveCount(0)
  const sent = await messagesOf(server, order_id)
  expect(sent.map(({ author, read }) => [author, read])).toEqual([
    ['shop', false],
    ['buyer', true],
  ])
})

test('needs no answer to thanks, and asks before what is typed is left [console.messages]', async ({
  page,
  server,
}) => {
  const { order_id } = await orderToShip(server)
  await writeAbout(server, order_id, 'Thanks!')
  await openAs(page, server, 'seller', `/orders/${order_id}`)
  await page.getByRole('button', { name: 'No answer needed' }).click()
  await expect(page.getByText('Unanswered', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'No answer needed' })).toHaveCount(0)
  await page.getByLabel('Message to the buyer').fill('You are')
  await goTo(page, '/stock')
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toBeVisible()
  await page.getByRole('button', { name: 'Stay' }).click()
  await expect(page.getByLabel('Message to the buyer')).toHaveValue('You are')
})

test('shows operators what was written, and leaves it unread [console.messages] [rule.message-parties]', async ({
  page,
  server,
}) => {
  const { order_id } = await orderToShip(server)
  await writeAbout(server, order_id, 'Where is it?')
  await openAs(page, server, 'operator', `/all-orders/${await shopId(server)}/${order_id}`)
  await expect(page.getByRole('list', { name: 'Messages with the buyer' }).getByText('Where is it?')).toBeVisible()
  await expect(page.getByLabel('Message to the buyer')).toHaveCount(0)
  await expectAccessible(page)
  expect((await messagesOf(server, order_id)).map(({ read }) => read)).toEqual([false])
})
