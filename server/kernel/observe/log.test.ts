import { one } from '@contract/rules/lists'
import { users } from '../db/schema/accounts'
import { handle } from '../http/context'
import { handlers } from '../../app/handlers'
import { createTestServer, type TestServer } from '../../testing/server'
import { requestIdOf } from './log'

const SECRETS = {
  name: 'Zuleika Quartermaine',
  email: 'zuleika.q@secret-mail.example',
  password: 'correct horse 77 battery',
  phone: '+4915112345678',
  code: '493817',
}
const CALLER = '203.0.113.77'
const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

let lines: string[]
let server: TestServer
beforeEach(() => {
  lines = []
})
beforeAll(async () => {
  const crash = handle('termsPolicy', async ({ db }) => {
    await db.insert(users).values({ email: SECRETS.email, passwordHash: SECRETS.password } as never)
    return {} as never
  })
  server = await createTestServer([...handlers.filter(({ name }) => name !== 'termsPolicy'), crash], {
    config: { logLevel: 'trace', logRequests: true, trustProxy: ['127.0.0.1'] },
    log: { write: (line) => void lines.push(line) },
  })
})
afterAll(() => server.close())

const written = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>)

function post(url: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const payload = new URLSearchParams(fields).toString()
  return server.http.inject({ method: 'POST', url, payload, headers: { ...FORM, ...headers } })
}

it('never writes a secret or personal data, even on errors [wire.log]', async () => {
  const { token } = await server.signIn({ email: SECRETS.email, firstname: SECRETS.name })
  const headers = { 'access-token': token, 'x-forwarded-for': CALLER, cookie: `session=${token}` }
  const person = { ...SECRETS, password_confirm: SECRETS.password, terms: '1', token }
  await post('/api/customer/login/account', person, headers)
  await post('/api/customer/register/account', person, headers)
  await post('/api/customer/forgot/send-code', person, headers)
  await post(`/api/no-such-call/${SECRETS.email}?password=${encodeURIComponent(SECRETS.password)}`, person, headers)
  await server.call('login', { email: SECRETS.email, password: SECRETS.password }, headers)
  await server.call('orders', { ...SECRETS }, headers)
  const crashed = await server.http.inject({ url: `/api/terms-policy?email=${SECRETS.email}`, headers })
  await server.http.inject({ url: `/go/${SECRETS.email}?code=${SECRETS.code}`, headers })

  expect(crashed.statusCode).toBe(500)
  expect(written().filter(({ msg }) => msg === 'a request crashed')).toHaveLength(1)
  expect(written().filter(({ msg }) => msg === 'request').length).toBe(8)
  const all = decodeURIComponent(lines.join('\n').replace(/%(?![0-9A-F]{2})/gi, '%25')).toLowerCase()
  for (const secret of [...Object.values(SECRETS), token, CALLER]) expect(all).not.toContain(secret.toLowerCase())
})

it('writes one line a request on demand: call, status, code, time and id [wire.log] [wire.request-id]', async () => {
  const headers = { 'x-request-id': 'proxy-0123456789' }
  const answer = await server.http.inject({ url: '/api/customer/index/get_languages', headers })
  const missing = await server.http.inject({ url: '/api/customer/index/none' })
  expect(answer.headers['x-request-id']).toBe('proxy-0123456789')
  expect(missing.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(written().filter(({ msg }) => msg === 'request')).toMatchObject([
    { level: 30, request: 'proxy-0123456789', call: 'getLanguages', method: 'GET', status: 200, code: 200 },
    { request: missing.headers['x-request-id'], call: null, status: 404 },
  ])
  expect(typeof one(written()).ms).toBe('number')
})

it.each([
  ['from a proxy', 'abcdef-0123456789', ['loopback'], true],
  ['from a stranger', 'abcdef-0123456789', false as const, false],
  ['too short', 'abc', ['loopback'], false],
  ['with a line of its own', 'abcdef\n{"level":60}', ['loopback'], false],
  ['twice', ['abcdef-0123456789', 'abcdef-0123456789'], ['loopback'], false],
])('takes an id %s: kept is %s', (_, given, trustProxy, kept) => {
  const id = requestIdOf(given, { trustProxy: trustProxy as string[] | false })
  expect(id === given).toBe(kept)
  expect(id).toMatch(/^[\w-]{17,36}$/)
})
