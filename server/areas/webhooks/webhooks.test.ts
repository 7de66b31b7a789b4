import { createHmac, timingSafeEqual } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq } from 'drizzle-orm'
import { at, one } from '@contract/rules/lists'
import { webhookDeliveries, webhooks } from '../../kernel/db/schema/webhooks'
import { transaction } from '../../kernel/db/transaction'
import { MOST_ATTEMPTS } from '../../kernel/work/outbox-times'
import { createTestServer, type TestServer } from '../../testing/server'
import { saveWebhook } from './operator-webhooks'
import { fadeDeliveries } from './fade'
import { queueEvent } from './queue'
import { createSend, type Send } from './send'
import { sendDueDeliveries, type Post } from './send-due'
import { signedHeaders } from './signature'

const PLACE = { secret: 's'.repeat(32), dataFolder: '/nowhere' }
const DAY_S = 86_400
const TOLERANCE_S = 300

/**
 * What a receiver does, written from the text of Standard Webhooks: the base64 after `whsec_` is the key, the signed
 * content is id, timestamp and body with dots between them, and the header is a list with blanks between its entries,
 * of which one of version v1 has to match.
 */
function verify(secret: string, headers: Readonly<Record<string, unknown>>, body: string, now: Date): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': sentAt, 'webhook-signature': signatures } = headers
  const age = Math.abs(now.getTime() / 1_000 - Number(sentAt))
  if (!(age <= TOLERANCE_S)) return false
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const expected = createHmac('sha256', new Uint8Array(key))
    .update(`${String(id)}.${String(sentAt)}.${body}`)
    .digest()
  return String(signatures)
    .split(' ')
    .map((entry) => entry.split(','))
    .filter(([version]) => version === 'v1')
    .map(([, signature]) => Buffer.from(signature ?? '', 'base64'))
    .some(
      (given) => given.length === expected.length && timingSafeEqual(new Uint8Array(given), new Uint8Array(expected)),
    )
}

interface Got {
  readonly url: string
  readonly body: string
  readonly headers: Readonly<Record<string, unknown>>
}

describe.each(['embedded', 'quickest'] as const)('messages to other programs, on the %s engine', (engine) => {
  let server: TestServer
  let secret: string
  let webhookId: bigint
  let got: Got[]
  let logged: object[]
  let serial = 0

  beforeAll(async () => {
    server = await createTestServer([], { engine })
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    got = []
    logged = []
    await server.db.delete(webhooks)
    const fields = { name: 'Books', url: 'https://books.example/in', events: ['order.paid' as const] }
    const { data } = await transaction(server.db, (tx) => saveWebhook(tx, fields, PLACE, server.clock.now()))
    secret = data.secret ?? ''
    webhookId = BigInt(data.webhook.webhook_id)
  })

  const answering =
    (status: number): Send =>
    async (url, body, headers) => {
      got.push({ url, body, headers })
      return status
    }
  const post = (send = answering(204)): Post => ({
    db: server.db,
    send,
    place: PLACE,
    now: server.clock.now,
    log: { error: (details) => void logged.push(details) },
  })
  const queue = (key = `order.paid:${(serial += 1)}`) =>
    transaction(server.db, (tx) =>
      queueEvent(tx, {
        type: 'order.paid',
        key,
        data: { order_id: key, grand_total: '12.90' },
        at: server.clock.now(),
      }),
    )
  const onlyOne = async () => {
    const deliveries = await server.db.select().from(webhookDeliveries)
    expect(deliveries).toHaveLength(1)
    return one(deliveries)
  }

  it('are sent once, with a signature that a receiver can verify [rule.webhook-signed] [rule.webhook-once]', async () => {
    await queue('order.paid:7')
    await queue('order.paid:7')
    server.clock.advance(60)
    expect(await sendDueDeliveries(post())).toBe(1)
    expect(await sendDueDeliveries(post())).toBe(0)
    const { url, body, headers } = one(got)
    expect(url).toBe('https://books.example/in')
    expect(JSON.parse(body)).toEqual({
      type: 'order.paid',
      timestamp: new Date(server.clock.now().getTime() - 60_000).toISOString(),
      data: { order_id: 'order.paid:7', grand_total: '12.90' },
    })
    const now = server.clock.now()
    expect(verify(secret, headers, body, now)).toBe(true)
    expect(verify(secret, headers, body.replace('12.90', '12.91'), now)).toBe(false)
    expect(verify(secret, { ...headers, 'webhook-id': 'msg_other' }, body, now)).toBe(false)
    expect(verify(`whsec_${Buffer.alloc(32).toString('base64')}`, headers, body, now)).toBe(false)
    expect(verify(secret, headers, body, new Date(now.getTime() + 301_000))).toBe(false)
    expect(await onlyOne()).toMatchObject({ state: 'sent', status: 204, error: '' })
  })

  it('keep their id and get a new time when they are tried again', async () => {
    await queue()
    await sendDueDeliveries(post(answering(503)))
    expect(await onlyOne()).toMatchObject({ state: 'queued', status: 503, error: 'answered 503', attempts: 1 })
    server.clock.advance(59)
    expect(await sendDueDeliveries(post())).toBe(0)
    server.clock.advance(1)
    expect(await sendDueDeliveries(post())).toBe(1)
    const [first, second] = [one(got).headers, at(got, 1).headers]
    expect(second['webhook-id']).toBe(first['webhook-id'])
    expect(Number(second['webhook-timestamp']) - Number(first['webhook-timestamp'])).toBe(60)
    expect(verify(secret, second, at(got, 1).body, server.clock.now())).toBe(true)
  })

  it('are given up after 24 attempts, after three days, and at once for a receiver that is gone', async () => {
    await queue()
    while ((await onlyOne()).state === 'queued') {
      await sendDueDeliveries(post(() => Promise.reject(new Error('refused'))))
      server.clock.advance(3_600)
    }
    expect(await onlyOne()).toMatchObject({ state: 'failed', attempts: MOST_ATTEMPTS, status: null, error: 'refused' })
    await server.db.delete(webhookDeliveries)
    await queue()
    await sendDueDeliveries(post(answering(410)))
    expect(await onlyOne()).toMatchObject({ state: 'failed', attempts: 1 })
    await server.db.delete(webhookDeliveries)
    await queue()
    server.clock.advance(3 * DAY_S)
    expect(await sendDueDeliveries(post())).toBe(0)
    expect((await onlyOne()).state).toBe('failed')
    expect(logged).toHaveLength(MOST_ATTEMPTS + 1)
  })

  it('are sent once by several servers, and again after a kill', async () => {
    for (let message = 0; message < 6; message += 1) await queue()
    const counts = await Promise.all([sendDueDeliveries(post()), sendDueDeliveries(post())])
    expect(counts[0] + counts[1]).toBe(6)
    expect(new Set(got.map(({ headers }) => headers['webhook-id'])).size).toBe(6)
    await server.db.delete(webhookDeliveries)
    await queue()
    // claims the delivery and never comes back, as a process that is killed
    await new Promise<void>((claimed) => {
      const killed = post(() => {
        claimed()
        return new Promise(() => undefined)
      })
      void sendDueDeliveries(killed)
    })
    expect((await onlyOne()).attempts).toBe(1)
    expect(await sendDueDeliveries(post())).toBe(0)
    server.clock.advance(301)
    expect(await sendDueDeliveries(post())).toBe(1)
  })

  it('fail with a reason while their secret cannot be read', async () => {
    await queue()
    await sendDueDeliveries({ ...post(), place: { ...PLACE, secret: 'o'.repeat(32) } })
    expect(got).toEqual([])
    expect((await onlyOne()).error).not.toBe('')
  })

  it('are forgotten after 30 days, except that they were sent', async () => {
    await queue()
    await sendDueDeliveries(post())
    server.clock.advance(30 * DAY_S + 1)
    await fadeDeliveries(server.db, server.clock.now())
    expect(await onlyOne()).toMatchObject({ body: '', state: 'sent' })
    await server.db.delete(webhooks).where(eq(webhooks.id, webhookId))
    expect(await server.db.select().from(webhookDeliveries)).toEqual([])
  })
})

describe('the request to another program [rule.webhook-public]', () => {
  let receiver: http.Server
  let url: string
  let bodies: string[]
  let answer: (response: http.ServerResponse) => void

  beforeAll(async () => {
    receiver = http.createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => (body += String(chunk)))
      request.on('end', () => {
        bodies.push(`${request.method} ${request.headers['webhook-id']} ${body}`)
        answer(response)
      })
    })
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
    url = `http://localhost:${(receiver.address() as AddressInfo).port}/in`
  })
  afterAll(() => {
    receiver.closeAllConnections()
    receiver.close()
  })
  beforeEach(() => {
    bodies = []
  })

  const headers = signedHeaders('whsec_AAAA', { id: 'msg_1', body: '{"é":1}', at: new Date() })
  const request = http.request as never

  it('is a POST, whose redirect is not followed', async () => {
    answer = (response) => response.writeHead(302, { location: '/elsewhere' }).end()
    const send = createSend({ request, isAllowed: () => true })
    expect(await send(url, '{"é":1}', headers)).toBe(302)
    expect(bodies).toEqual(['POST msg_1 {"é":1}'])
  })

  it('is not made to a host that leads inside, by name or by number', async () => {
    const send = createSend({ request })
    await expect(send(url, '{}', headers)).rejects.toThrow('not public')
    await expect(send(url.replace('localhost', '127.0.0.1'), '{}', headers)).rejects.toThrow('not public')
    expect(bodies).toEqual([])
  })

  it('does not wait for ever', async () => {
    answer = () => undefined
    const send = createSend({ request, isAllowed: () => true, patienceMs: 100 })
    await expect(send(url, '{}', headers)).rejects.toThrow()
  })
})
