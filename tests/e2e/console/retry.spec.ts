/** What could not leave the server: real mails that a mail server refused, and real messages that no program took. */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { Data } from '@contract/all-calls'
import { allEndpoints } from '@contract/endpoints/all'
import { startMailServer, type MailServer } from '../../support/mail-server'
import { copyPreparedShop } from '../../support/prepared-shop'
import { startServer, type RealServer } from '../../support/real-server'
import { expectAccessible } from '../h5/support/axe'
import { orderToShip } from './support/purchases'
import { ask, BUILT, openAs, shopId, test as base, tokenOf } from './support/test'
import { patient } from '../../jest/patience.js'

/** A public address where nothing answers, or nothing takes messages. */
const NOBODY = 'https://1.1.1.1:9/souk'
const DAYS_AGO = path.join(__dirname, '../../support/days-ago.cjs')

type Name = 'opsWebhookSave' | 'sellerProductState' | 'sellerProducts' | 'opsMails' | 'opsDeliveries'

const called = async <N extends Name>(url: string, name: N, fields: Record<string, string>) => {
  const { path: place, method } = allEndpoints[name]
  return ask<Data<N>>(url, place, { method, token: await tokenOf(url, 'operator'), fields })
}

/** Four days ago: a webhook, and two products that came on sale. Nobody took the messages since then. */
async function leaveMessages(url: string): Promise<void> {
  await called(url, 'opsWebhookSave', { name: 'Books', url: NOBODY, events: '["product.listed"]' })
  const shop_id = await shopId(url)
  const { list } = await called(url, 'sellerProducts', { shop_id, state: 'listed' })
  const product_ids = JSON.stringify(list.slice(0, 2).map(({ product_id }) => product_id))
  await called(url, 'sellerProductState', { shop_id, product_ids, to: 'withdraw' })
  await called(url, 'sellerProductState', { shop_id, product_ids, to: 'submit' })
}

interface Served {
  readonly server: string
  readonly post: MailServer
}

const test = base.extend<object, Served>({
  post: [
    async ({}, provide) => {
      const post = await startMailServer()
      await provide(post)
      await post.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ post }, provide) => {
      const data = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-retry-'))
      const settings = { SOUK_DATA: data, DATABASE_URL: '', SOUK_CONSOLE: BUILT, SMTP_URL: post.url }
      let server: RealServer | null = null
      try {
        copyPreparedShop(data)
        const ago = { NODE_OPTIONS: `--require ${JSON.stringify(DAYS_AGO)}`, SOUK_TEST_DAYS_AGO: '4' }
        server = await startServer({ ...settings, ...ago })
        await leaveMessages(server.url)
        await server.stop()
        server = await startServer(settings)
        await provide(server.url)
      } finally {
        await server?.stop()
        fs.rmSync(data, { recursive: true, force: true })
      }
    },
    { scope: 'worker' },
  ],
})

// one server for both
test.describe.configure({ mode: 'default' })

const rows = (page: Page, table: string) => page.getByRole('table', { name: table }).getByRole('rowheader')
const failedMails = async (server: string) =>
  (await called(server, 'opsMails', { state: 'failed', kind: 'order_placed' })).list.map(({ about }) => about)

test('sends mails again that a mail server refused, one alone or several, and each once [rule.mail-dead]', async ({
  page,
  server,
  post,
}) => {
  post.refuse(true)
  const orders = [await orderToShip(server), await orderToShip(server), await orderToShip(server)]
  await expect.poll(() => failedMails(server)).toHaveLength(orders.length)
  post.refuse(false)
  const before = post.taken.length

  await openAs(page, server, 'operator', '/outbox?state=failed&kind=order_placed')
  await expect(rows(page, 'Mails')).toHaveCount(orders.length)
  await expect(rows(page, 'Mails').first()).toContainText('No such mailbox')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send again: Order placed, buyer@souk.test' }).first().dblclick()
  await expect(page.getByText('1 message is sent again')).toBeVisible()
  await expect(rows(page, 'Mails')).toHaveCount(orders.length - 1)

  for (const box of await page.getByRole('checkbox', { name: 'Order placed, buyer@souk.test' }).all()) await box.check()
  await expect(page.getByText('2 messages selected')).toBeVisible()
  await page.getByRole('button', { name: 'Send again', exact: true }).click()
  await expect(page.getByText('2 messages are sent again')).toBeVisible()
  await expect(page.getByText('Nothing matches')).toBeVisible()

  const placed = () =>
    post.taken.slice(before).filter((mail) => orders.some((order) => mail.includes(order.increment_id)))
  await expect.poll(() => placed().length).toBe(orders.length)
  for (const { increment_id } of orders) expect(placed().filter((mail) => mail.includes(increment_id))).toHaveLength(1)
  await page.getByRole('button', { name: 'Sent', exact: true }).click()
  await expect(rows(page, 'Mails')).toHaveCount(orders.length)
  expect(placed()).toHaveLength(orders.length)
})

test('queues messages again that no program took for days, and says what became of them [rule.webhook-once]', async ({
  page,
  server,
}) => {
  const failed = async () => (await called(server, 'opsDeliveries', { state: 'failed' })).count
  await expect.poll(failed).toBe(2)
  await openAs(page, server, 'operator', '/outbox?show=webhooks')
  await page.getByRole('link', { name: '2', exact: true }).click()
  await expect(rows(page, 'Messages to webhooks')).toHaveCount(2)
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /^Send again: product\.listed:/ })
    .first()
    .click()
  await expect(page.getByText('1 message is sent again')).toBeVisible()
  await expect(rows(page, 'Messages to webhooks')).toHaveCount(1)
  await page.getByRole('checkbox', { name: /product\.listed:/ }).check()
  await page.getByRole('button', { name: 'Send again', exact: true }).click()
  await expect(page.getByText('Nothing matches')).toBeVisible()
  // the worker tries both, and nobody takes them: they wait for the next attempt
  const tried = async () =>
    (await called(server, 'opsDeliveries', { state: 'queued' })).list.map((each) => each.error !== '')
  await expect.poll(tried, { timeout: patient(60_000) }).toEqual([true, true])
  await page.getByRole('button', { name: 'Waiting', exact: true }).click()
  await expect(rows(page, 'Messages to webhooks')).toHaveCount(2)
  await expect(page.getByText(/Next attempt .* · 1 attempt$/)).toHaveCount(2)
})
