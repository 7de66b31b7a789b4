import { calls } from '@contract/all-calls'
import { one } from '@contract/rules/lists'
import { createTestServer, type TestServer } from '../testing/server'
import { assertComplete } from './calls'
import { handle } from '../kernel/http/context'
import { handlers } from './handlers'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

describe('the wire', () => {
  let server: TestServer
  const crash = handle('getLanguages', () => Promise.reject(new Error('a crash of ours')))
  beforeAll(async () => {
    server = await createTestServer([...handlers.filter(({ name }) => name !== 'getLanguages'), crash])
  })
  afterAll(() => server.close())

  it('has one handler for every call of the contract', () => {
    expect(() => assertComplete(handlers)).not.toThrow()
    expect(() => assertComplete(handlers.slice(1))).toThrow('no handler answers')
    expect(() => assertComplete([...handlers, one(handlers)])).toThrow('two handlers answer')
  })

  it('answers 413, 415 and a crash with their envelopes [wire.too-large] [wire.content-type] [wire.crash]', async () => {
    const post = (payload: string, headers: Record<string, string>) =>
      server.http.inject({ method: 'POST', url: '/api/citys', payload, headers })
    const large = await post(`country=${'a'.repeat(300_000)}`, FORM)
    expect([large.statusCode, large.json().code]).toEqual([413, 1000008])
    const json = await post('{}', { 'content-type': 'application/json' })
    expect([json.statusCode, json.json().code]).toEqual([415, 1000008])
    const crashed = await server.http.inject({ url: '/api/customer/index/get_languages' })
    expect([crashed.statusCode, crashed.json()]).toEqual([
      500,
      { code: 2000018, message: 'Operation failed', data: { reason: 'failed' } },
    ])
  })

  it.each([201, 1_001, 12_000])(
    'refuses a search of %i letters at its field, and not as an unknown path',
    async (letters) => {
      const answer = await server.http.inject({ url: `/api/search/${'a'.repeat(letters)}` })
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({ code: 1000008, data: { errors: [{ field: 'term' }] } })
    },
  )

  it('refuses what moves money where a commit could be lost after it was confirmed', async () => {
    const fragile = await createTestServer(handlers, { engine: 'embedded', config: { demo: false } })
    const person = { name: 'Ana Buyer', email: 'ana@souk.test', password: 'a good long one', terms: '1' }
    const answer = await fragile.call('register', { ...person, password_confirm: person.password })
    expect(answer).toMatchObject({ code: 2000018, data: { reason: 'failed' } })
    expect((await fragile.call('getWallets')).code).toBe(200)
    await fragile.close()
  })

  it('answers every call with any input, and never with a 5xx [wire.no-5xx] [wire.envelope]', async () => {
    const { token } = await server.signIn()
    const nasty = ['', '\0', '%', '[{', '9'.repeat(30), '{"__proto__":1}', '\u{1f600}'.repeat(50), '-1', "' or 1=1 --"]
    for (const { name, endpoint, fields } of Object.values(calls)) {
      // the export is a document instead of an envelope
      if (name === 'getLanguages' || name === 'logout' || name === 'accountExport') continue
      for (const value of nasty) {
        const sent = Object.fromEntries(Object.keys(fields.properties).map((field) => [field, value]))
        if (endpoint.path.includes(':') && value === '') continue
        const answer = await server.call(name, sent, { 'access-token': token })
        expect(Object.keys(answer)).toEqual(['code', 'message', 'data'])
        expect(answer.data).not.toMatchObject({ reason: 'failed' })
      }
    }
  })

  it('treats a bad token as absent where the token is optional [wire.token-optional]', async () => {
    for (const token of ['nonsense', 'A'.repeat(43)]) {
      expect(await server.call('getCurrency', {}, { 'access-token': token })).toMatchObject({ code: 200 })
    }
  })
})

describe('the rate limit', () => {
  it('answers 429 with Retry-After and an envelope [wire.rate-limit]', async () => {
    const server = await createTestServer(handlers, { config: { rateLimit: true } })
    const login = () =>
      server.http.inject({ method: 'POST', url: '/api/customer/login/account', payload: '', headers: FORM })
    for (let sent = 0; sent < 20; sent += 1) expect((await login()).statusCode).toBe(200)
    const refused = await login()
    expect([refused.statusCode, refused.json().data]).toEqual([429, { reason: 'rate_limited' }])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    await server.close()
  })
})
