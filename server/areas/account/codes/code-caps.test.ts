import { createTestServer, type TestServer } from '../../../testing/server'
import { accountHandlers } from '../handlers'

let server: TestServer
let count = 0
beforeEach(async () => {
  count += 1
  server = await createTestServer(accountHandlers, { config: { trustProxy: ['127.0.0.1'] } })
})
afterEach(() => server.close())

const ask = (name: 'registerSendCode' | 'forgotSendCode', email: string, headers: Record<string, string> = {}) =>
  server.call(name, { email }, headers)
const from = (ip: string) => ({ 'x-forwarded-for': ip })
const FULL = { code: 2000018, data: { reason: 'rate_limited' } }

/** Requests as often as allowed for the same address: once a minute. */
async function askTimes(times: number, email: string, name: Parameters<typeof ask>[0] = 'forgotSendCode') {
  const codes: number[] = []
  for (let n = 0; n < times; n += 1) {
    codes.push((await ask(name, email, from(`198.51.100.${n + 1}`))).code)
    server.clock.advance(60)
  }
  return codes
}

describe('codes in a day', () => {
  it('are ten a day to one address from all callers together [rule.code-caps]', async () => {
    const email = 'stranger@example.test'
    const codes = await askTimes(12, email, 'registerSendCode')
    expect(codes).toEqual([...Array<number>(10).fill(200), 2000018, 2000018])
    expect(server.sent).toHaveLength(10)
    const early = await ask('registerSendCode', email)
    expect(early).toMatchObject({ ...FULL, data: { ...FULL.data, retry_after: 86_400 - 12 * 60 } })
    server.clock.advance(86_400 - 12 * 60)
    expect(await ask('registerSendCode', email)).toMatchObject({ code: 200 })
  })

  it('are limited to ten for one account, for all purposes and recipients [rule.code-caps]', async () => {
    const { token } = await server.signIn({ email: '', phone: '+66812345670' })
    const confirm = () => server.call('confirmSendCode', {}, { 'access-token': token })
    for (let n = 0; n < 10; n += 1) {
      expect(await confirm()).toMatchObject({ code: 200 })
      server.clock.advance(60)
    }
    expect(await confirm()).toMatchObject(FULL)
  })

  it('that strangers used up are left for a device that the account knows [rule.code-caps] [session.known-device]', async () => {
    const fields = {
      name: 'Ana',
      email: 'ana@example.test',
      password: 'four-small-goats',
      password_confirm: 'four-small-goats',
      terms: '1',
    }
    expect(await server.call('register', fields, from('10.0.0.1'))).toMatchObject({ code: 200 })
    expect((await askTimes(11, fields.email)).at(-1)).toBe(2000018)
    expect(await ask('forgotSendCode', fields.email, from('10.0.0.1'))).toMatchObject({ code: 200 })
  })

  it('are thirty at the request of one network, to whomever, IPv6 by its /64 [rule.code-caps] [session.network]', async () => {
    const counted = await createTestServer(accountHandlers, {
      config: { trustProxy: ['127.0.0.1'], rateLimit: true },
    })
    try {
      // sixteen of each call: a caller may make twenty per minute
      const codes: number[] = []
      for (let n = 1; n <= 16; n += 1) {
        const email = `member${n}@example.test`
        await counted.signIn({ email })
        const caller = from(`2001:db8:1:1:${n}::1`)
        codes.push((await counted.call('registerSendCode', { email: `s${n}@example.test` }, caller)).code)
        codes.push((await counted.call('forgotSendCode', { email }, caller)).code)
      }
      expect(codes).toEqual([...Array<number>(30).fill(200), 2000018, 2000018])
      expect(counted.sent).toHaveLength(30)
      const elsewhere = await counted.call('registerSendCode', { email: 'z@example.test' }, from('2001:db8:1:2::1'))
      expect(elsewhere).toMatchObject({ code: 200 })
    } finally {
      await counted.close()
    }
  })

  it('do not count what did not leave', async () => {
    const broken = { send: () => Promise.reject(new Error('no route to host')) }
    const mute = await createTestServer(accountHandlers, { channels: { mail: broken, sms: broken } })
    try {
      const codes = []
      for (let n = 0; n < 12; n += 1)
        codes.push((await mute.call('registerSendCode', { email: `x${count}@y.test` })).code)
      expect(new Set(codes)).toEqual(new Set([1100005]))
    } finally {
      await mute.close()
    }
  })
})
