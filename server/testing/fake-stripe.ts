/** A small fake of Stripe's HTTP API on its own port: checkout sessions and refunds, with idempotency keys. */
import http from 'node:http'
import type { AddressInfo } from 'node:net'

interface Asked {
  readonly path: string
  readonly key: string
  readonly fields: Readonly<Record<string, string>>
}

export interface FakeStripe {
  readonly url: string
  readonly asked: Asked[]
  /** The result of the next refunds: a state of Stripe's, or an error status. */
  refunds: string | number
  /** Overrides for Stripe's answer about a session; null: it knows none. */
  session: object | null
  close(): Promise<void>
}

async function bodyOf(request: http.IncomingMessage): Promise<Record<string, string>> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return Object.fromEntries(new URLSearchParams(text))
}

export async function startFakeStripe(): Promise<FakeStripe> {
  const kept = new Map<string, string>()
  const asked: Asked[] = []
  const given: { readonly payment_intent: string }[] = []
  const listed = (path: string) => {
    const intent = new URL(path, 'http://stripe').searchParams.get('payment_intent')
    const data = given.filter(({ payment_intent }) => payment_intent === intent)
    return JSON.stringify({ object: 'list', data, has_more: false })
  }
  const looked = (path: string) => {
    const [, id] = /^\/v1\/checkout\/sessions\/(\w+)/.exec(path) ?? []
    if (fake.session) return JSON.stringify({ id, object: 'checkout.session', ...fake.session })
    return JSON.stringify({ error: { type: 'invalid_request_error', code: 'resource_missing', message: 'no' } })
  }
  const server = http.createServer((request, response) => {
    void bodyOf(request).then((fields) => {
      const path = request.url ?? ''
      const key = String(request.headers['idempotency-key'])
      asked.push({ path, key, fields })
      response.setHeader('content-type', 'application/json')
      if (request.method === 'GET') {
        response.statusCode = path.startsWith('/v1/refunds') || fake.session ? 200 : 404
        return response.end(path.startsWith('/v1/refunds') ? listed(path) : looked(path))
      }
      if (path === '/v1/refunds' && typeof fake.refunds === 'number') {
        response.statusCode = fake.refunds
        const type = fake.refunds < 500 ? 'invalid_request_error' : 'api_error'
        // Without this header, the library would retry a server error by itself.
        response.setHeader('stripe-should-retry', 'false')
        return response.end(JSON.stringify({ error: { type, message: 'no' } }))
      }
      const number = kept.size + 1
      const session = {
        id: `cs_test_${number}`,
        object: 'checkout.session',
        url: `https://checkout.stripe.com/c/${number}`,
      }
      const metadata = { refund_key: key }
      const refund = { id: `re_${number}`, object: 'refund', status: fake.refunds, metadata }
      if (path === '/v1/refunds' && !kept.has(key))
        given.push({ ...refund, payment_intent: fields.payment_intent ?? '' })
      const answer = kept.get(key) ?? JSON.stringify(path === '/v1/refunds' ? refund : session)
      kept.set(key, answer)
      return response.end(answer)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const fake: FakeStripe = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    refunds: 'succeeded',
    session: null,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
  return fake
}
