/** Webhooks: what operators may set, and which calls report what to other programs. */
import { Code } from '@contract/base/codes'
import { WEBHOOK_EVENTS } from '@contract/base/webhook-events'
import { one } from '@contract/rules/lists'
import { refundFields } from './support/after-sale'
import { buy } from './support/checkout'
import { call, ok, refusedFields } from './support/client'
import { quoted, sql } from './support/control'
import { newItem } from './support/new-product'
import { requestedSale, newOperator } from './support/operators'
import { newBuyer } from './support/people'
import { newSaver, withdrawn } from './support/wallets'
import { ELSEWHERE, failedDelivery, newWebhook } from './support/webhooks'

const parcel = { carrier: 'Carteiro', log_sn: 'CT-7401' }

interface Message {
  readonly type: string
  readonly data: Readonly<Record<string, string | null>>
}

/** The messages to a webhook about a subject, in the order in which they were queued. */
async function messagesTo(webhookId: string, name: string, id: string): Promise<Message[]> {
  const found = await sql<{ body: string }>(
    `select body from webhook_deliveries where webhook_id = ${webhookId}
     and body::jsonb -> 'data' ->> ${quoted(name)} = ${quoted(id)} order by id`,
  )
  return found.map(({ body }) => JSON.parse(body) as Message)
}

const typesOf = (messages: readonly Message[]) => messages.map(({ type }) => type)

describe('what is reported [rule.webhook-events]', () => {
  it('is each main step of an order and its refund, without a name or an address', async () => {
    const { webhook } = await newWebhook([...WEBHOOK_EVENTS])
    const operator = await newOperator()
    const buyer = await newBuyer()
    const { order_id } = one((await buy(buyer, [await newItem()])).orders)
    await ok('opsAccept', { order_id }, operator)
    await ok('opsShip', { order_id, ...parcel }, operator)
    await ok('opsTransit', { order_id }, operator)
    await ok('opsDeliver', { order_id }, operator)
    const messages = await messagesTo(webhook.webhook_id, 'order_id', order_id)
    expect(typesOf(messages)).toEqual(['order.placed', 'order.paid', 'order.shipped', 'order.delivered'])
    expect(messages[2]?.data).toMatchObject({ status: 'shipped', payment_status: 'paid', currency: 'USD', ...parcel })
    expect(JSON.stringify(messages)).not.toMatch(/souk\.test|Ada|Wireless|\+66/)
    const { order } = await ok('order', { order_id }, buyer)
    const { refund_id: id } = await ok(
      'refund',
      refundFields({ buyer, order_id, item_id: one(order.products).item_id }),
      buyer,
    )
    await ok('opsRefundsDecide', { id, state: -1 }, operator)
    expect(typesOf(await messagesTo(webhook.webhook_id, 'refund_id', id))).toEqual(['refund.asked', 'refund.refused'])
  })

  it('is a cancelled order, a payout and a product that comes on sale', async () => {
    const { webhook } = await newWebhook([...WEBHOOK_EVENTS])
    const operator = await newOperator()
    const buyer = await newBuyer()
    const { order_id } = one((await buy(buyer, [await newItem()])).orders)
    await ok('orderCancel', { order_id }, buyer)
    const ofOrder = typesOf(await messagesTo(webhook.webhook_id, 'order_id', order_id))
    expect(ofOrder).toEqual(['order.placed', 'order.paid', 'order.cancelled'])
    const { id } = await withdrawn(await newSaver())
    await ok('opsWithdrawalsDecide', { id, state: 1 }, operator)
    expect(typesOf(await messagesTo(webhook.webhook_id, 'withdrawal_id', id))).toEqual(['payout.asked', 'payout.paid'])
    const asked = await requestedSale()
    await ok('opsApplicationsDecide', { id: asked.id, type: 200, state: 1 }, operator)
    expect(typesOf(await messagesTo(webhook.webhook_id, 'product_id', asked.productId))).toEqual(['product.listed'])
  })

  it('is only what was chosen', async () => {
    const { webhook } = await newWebhook(['order.cancelled'])
    const buyer = await newBuyer()
    const { order_id } = one((await buy(buyer, [await newItem()])).orders)
    expect(await messagesTo(webhook.webhook_id, 'order_id', order_id)).toEqual([])
  })
})

describe('a webhook [call.opsWebhookSave] [call.opsWebhooks] [call.opsWebhookRemove]', () => {
  it('has a secret that is shown once, and can be replaced', async () => {
    const operator = await newOperator()
    const { webhook, secret } = await newWebhook()
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const { webhook_id } = webhook
    const change = { webhook_id, name: 'Books', url: ELSEWHERE, events: ['order.paid' as const] }
    const changed = await ok('opsWebhookSave', change, operator)
    expect(changed).toMatchObject({ secret: null, webhook: { name: 'Books', events: ['order.paid'] } })
    const renewed = await ok('opsWebhookSave', { ...change, new_secret: true }, operator)
    expect(renewed.secret).toMatch(/^whsec_/)
    expect(renewed.secret).not.toBe(secret)
    const listed = JSON.stringify(await ok('opsWebhooks', {}, operator))
    expect(listed).toContain(webhook_id)
    const kept = one(await sql<{ secret: string }>(`select secret from webhooks where id = ${webhook_id}`))
    expect(`${listed}${kept.secret}`).not.toContain((renewed.secret ?? '').slice(6))
    const audits = await ok('opsAudits', { subject: 'webhooks', subject_id: webhook_id }, operator)
    expect(audits.list.map(({ action }) => action)).toEqual(['change', 'change', 'create'])
    expect(JSON.stringify(audits)).not.toContain('whsec_')
  })

  it.each([
    ...['https://localhost/x', 'https://127.0.0.1/x', 'https://[::1]/x', 'https://10.0.0.8:8443/', 'https://0x7f.1/'],
    ...['https://169.254.169.254/latest', 'http://1.1.1.1/', 'https://user:word@1.1.1.1/', 'ftp://1.1.1.1', 'https://'],
  ])('is refused at its address for %s [rule.webhook-public]', async (url) => {
    const fields = { name: 'Inside', url, events: ['order.paid' as const] }
    const refused = await call('opsWebhookSave', fields, await newOperator())
    expect([refused.code, refusedFields(refused)]).toEqual([Code.invalidParameter, ['url']])
  })

  it('is refused without an event, with an unknown one, and if it does not exist', async () => {
    const operator = await newOperator()
    for (const events of [[], ['order.eaten']]) {
      const refused = await call('opsWebhookSave', { name: 'A', url: ELSEWHERE, events: events as never }, operator)
      expect([refused.code, refusedFields(refused)]).toEqual([Code.invalidParameter, ['events']])
    }
    const fields = { webhook_id: '999999999', name: 'A', url: ELSEWHERE, events: ['order.paid' as const] }
    expect((await call('opsWebhookSave', fields, operator)).code).toBe(Code.notFound)
    expect((await call('opsWebhookRemove', { webhook_id: '999999999' }, operator)).code).toBe(Code.notFound)
  })

  it('goes with its messages', async () => {
    const operator = await newOperator()
    const { id, webhook_id } = await failedDelivery()
    await ok('opsWebhookRemove', { webhook_id }, operator)
    expect((await ok('opsDeliveries', { webhook_id }, operator)).count).toBe(0)
    expect((await call('opsDeliveriesRetry', { ids: [id] }, operator)).code).toBe(Code.notFound)
  })
})

describe('messages that were not taken [rule.webhook-once] [call.opsDeliveries] [call.opsDeliveriesRetry]', () => {
  it('are listed, and queued again once', async () => {
    const operator = await newOperator()
    const { id, webhook_id } = await failedDelivery()
    const { list } = await ok('opsDeliveries', { webhook_id, state: 'failed' }, operator)
    expect(list).toMatchObject([{ id, message_id: 'msg_7', attempts: 24, status: 503, retry: true }])
    expect(await ok('opsDeliveriesRetry', { ids: [id] }, operator)).toEqual({ done: [id], refused: [] })
    expect(await ok('opsDeliveriesRetry', { ids: [id] }, operator)).toEqual({ done: [], refused: [id] })
    const [queued] = (await ok('opsDeliveries', { webhook_id }, operator)).list
    expect(queued).toMatchObject({ state: 'queued', attempts: 0, message_id: 'msg_7', status: null })
  })
})
