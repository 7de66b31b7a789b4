import type { FastifyRequest } from 'fastify'
import parsePrometheus from 'parse-prometheus-text-format'
import { handlers } from '../../app/handlers'
import { createTestServer } from '../../testing/server'
import { createMetrics, mayRead } from './metrics'

type Labels = Readonly<Record<string, string>>

/** As an external parser reads it: a family's samples by labels. */
function read(text: string) {
  const families = parsePrometheus(text)
  return (name: string, wanted: Labels = {}) => {
    const family = families.find((each) => each.name === name)
    const fits = ({ labels = {} }: { labels?: Labels }) =>
      Object.entries(wanted).every(([key, value]) => labels[key] === value)
    return family?.metrics.filter(fits) ?? []
  }
}

it('reports requests by call and code, latency, event loop, pool, outbox and timers [wire.metrics]', async () => {
  const errors: unknown[] = []
  const server = await createTestServer(handlers, {
    metrics: (database) =>
      createMetrics({ ...database, pool: () => ({ total: 7, idle: 3, waiting: 2 }) }, (error) => errors.push(error)),
  })
  const metrics = server.metrics
  if (!metrics) throw new Error('no metrics')
  await server.call('getLanguages')
  await server.call('getLanguages')
  await server.call('orders')
  await server.http.inject({ url: '/api/no/such/place' })
  await metrics.observe('orders', async () => undefined)
  await expect(metrics.observe('orders', () => Promise.reject(new Error('no')))).rejects.toThrow('no')

  const answer = await server.http.inject({ url: '/metrics' })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  const of = read(answer.body)
  const languages = { call: 'getLanguages', method: 'GET', status: '200', code: '200' }
  expect(of('souk_http_requests_total', languages)).toMatchObject([{ value: '2' }])
  expect(of('souk_http_requests_total', { call: 'orders', code: '1100003' })).toMatchObject([{ value: '1' }])
  expect(of('souk_http_requests_total', { status: '404' })).toMatchObject([{ labels: { call: 'unknown' }, value: '1' }])
  expect(of('souk_http_request_duration_seconds').length).toBeGreaterThan(0)
  expect(answer.body).toMatch(/^souk_http_request_duration_seconds_count\{call="getLanguages",method="GET"\} 2$/m)
  expect(of('souk_db_pool_connections').map(({ labels, value }) => [labels?.state, value])).toEqual([
    ['used', '4'],
    ['idle', '3'],
    ['waiting', '2'],
  ])
  expect(of('souk_timer_rounds_total').map(({ labels, value }) => [labels?.result, value])).toEqual([
    ['done', '1'],
    ['failed', '1'],
  ])
  for (const outbox of ['card_refunds', 'mails', 'webhooks']) {
    expect(of('souk_outbox_waiting', { outbox })).toMatchObject([{ value: '0' }])
    expect(of('souk_outbox_oldest_seconds', { outbox })).toMatchObject([{ value: '0' }])
  }
  expect(of('souk_unsettled_oldest_seconds')).toMatchObject([{ value: '0' }])
  expect(of('nodejs_eventloop_lag_p99_seconds')).toHaveLength(1)
  expect(errors).toEqual([])
  // a word: digits also turn up in the numbers
  expect(answer.body).not.toContain('no/such')

  await server.database.close()
  const without = await server.http.inject({ url: '/metrics' })
  expect(without.statusCode).toBe(200)
  for (const name of ['souk_outbox_waiting', 'souk_outbox_oldest_seconds', 'souk_unsettled_oldest_seconds']) {
    expect(read(without.body)(name)).toEqual([])
  }
  expect(read(without.body)('souk_http_requests_total', languages)).toHaveLength(1)
  expect(errors.length).toBeGreaterThan(0)
  await server.http.close()
})

const asked = (remoteAddress: string, headers = {}) =>
  ({ headers, socket: { remoteAddress } }) as unknown as FastifyRequest

it.each([
  ['this machine', '127.0.0.1', {}, null, true],
  ['this machine', '::1', {}, null, true],
  ['this machine', '::ffff:127.0.0.1', {}, null, true],
  ['a stranger', '203.0.113.9', {}, null, false],
  ['a stranger behind a proxy here', '127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }, null, false],
  [
    'a stranger with the token',
    '203.0.113.9',
    { authorization: 'Bearer a-token-for-tests' },
    'a-token-for-tests',
    true,
  ],
  ['a stranger with another', '203.0.113.9', { authorization: 'Bearer a-token-for-test5' }, 'a-token-for-tests', false],
  ['this machine without the token', '127.0.0.1', {}, 'a-token-for-tests', false],
])('%s (%s) reads the figures: %s', (_, address, headers, token, may) => {
  expect(mayRead(asked(address, headers), token)).toBe(may)
})
