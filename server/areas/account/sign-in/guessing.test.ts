import { verify } from '@node-rs/argon2'
import { createTestServer, type TestServer } from '../../../testing/server'
import { loginTiktokHandler } from '../../social/login-tiktok'
import { accountHandlers } from '../handlers'
import { hashPassword } from '../passwords'

jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2')
  return { ...real, verify: jest.fn(real.verify) }
})

const PASSWORD = 'correct horse 9'
const WRONG = 'wrong password'

let server: TestServer
let count = 0
let email: string
beforeAll(async () => {
  server = await createTestServer(accountHandlers, { config: { trustProxy: ['127.0.0.1'] } })
})
afterAll(() => server.close())
beforeEach(async () => {
  count += 1
  email = `guessed-${count}@example.test`
  await server.signIn({ email, passwordHash: await hashPassword(PASSWORD) })
})

async function login(password: string, ip: string, { cookie = '', to = email } = {}) {
  const response = await server.http.inject({
    method: 'POST',
    url: '/api/customer/login/account',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': ip, cookie },
    payload: new URLSearchParams({ email: to, password }).toString(),
  })
  const { code, data } = response.json<{ code: number; data: { reason?: string; retry_after?: number } }>()
  const [device] = response.cookies as { name: string; value: string; httpOnly?: boolean; sameSite?: string }[]
  return { code, data, device, cookie: device ? `${device.name}=${device.value}` : '' }
}

/** Failed logins to one account, each from another network; returns how many were not checked. */
async function guessFromEverywhere(times: number, to = email): Promise<number> {
  let refused = 0
  for (let n = 0; n < times; n += 1) {
    const { data } = await login(WRONG, `198.51.${count % 250}.${n + 1}`, { to })
    if (data.reason === 'locked') refused += 1
  }
  return refused
}

describe('guesses at one account from many addresses', () => {
  it('are looked at ten times, then ever more rarely [session.account-budget]', async () => {
    expect(await guessFromEverywhere(10)).toBe(1)
    const { data } = await login(WRONG, '203.0.113.1')
    expect(data).toEqual({ reason: 'locked', retry_after: 60 })
    const waits: number[] = []
    for (let n = 0; n < 8; n += 1) {
      server.clock.advance(waits.at(-1) ?? 60)
      waits.push((await login(WRONG, `203.0.113.${n + 2}`)).data.retry_after ?? 0)
    }
    expect(waits).toEqual([120, 240, 480, 960, 1920, 3600, 3600, 3600])
  })

  it('that come at once are not looked at more often', async () => {
    jest.mocked(verify).mockClear()
    await Promise.all(Array.from({ length: 40 }, (_, n) => login(WRONG, `192.0.2.${n + 1}`)))
    expect(verify).toHaveBeenCalledTimes(10)
  })

  it('are answered alike where there is no account [session.same-answer]', async () => {
    const nobody = `nobody-${count}@example.test`
    jest.mocked(verify).mockClear()
    expect(await guessFromEverywhere(12, nobody)).toBe(3)
    expect(verify).toHaveBeenCalledTimes(10)
  })

  it('start again from nothing after a day without any', async () => {
    await guessFromEverywhere(10)
    server.clock.advance(86_400)
    expect(await guessFromEverywhere(9)).toBe(0)
  })

  it('never keep a browser out that has logged in before [session.known-device]', async () => {
    const first = await login(PASSWORD, '10.1.0.1')
    expect(first.device).toMatchObject({ name: 'souk-device', httpOnly: true, sameSite: 'Strict' })
    await guessFromEverywhere(30)
    expect(await login(PASSWORD, '10.2.0.1')).toMatchObject({ code: 1100002, data: { reason: 'locked' } })
    expect(await login(PASSWORD, '10.3.0.1', { cookie: first.cookie })).toMatchObject({ code: 200 })
  })

  it('never keep out the owner in a network of an earlier login [session.known-device]', async () => {
    await login(PASSWORD, '2001:db8:1:1::5')
    await guessFromEverywhere(30)
    expect(await login(PASSWORD, '2001:db8:1:1:ffff::9')).toMatchObject({ code: 200 })
  })

  it('are not sped up by a device that another account knows', async () => {
    const { cookie } = await login(PASSWORD, '10.4.0.1')
    const other = `other-${count}@example.test`
    await server.signIn({ email: other, passwordHash: await hashPassword(PASSWORD) })
    await guessFromEverywhere(30, other)
    expect(await login(PASSWORD, '10.5.0.1', { cookie, to: other })).toMatchObject({ data: { reason: 'locked' } })
  })
})

describe('a device that is known', () => {
  it('is locked by its own wrong attempts, from any network, and not by others’', async () => {
    const { cookie } = await login(PASSWORD, '10.6.0.1')
    for (let n = 1; n <= 5; n += 1) await login(WRONG, '10.6.0.1')
    expect(await login(PASSWORD, '10.6.0.1', { cookie })).toMatchObject({ code: 200 })
    for (let n = 1; n <= 5; n += 1) await login(WRONG, `10.7.0.${n}`, { cookie })
    expect(await login(PASSWORD, '10.8.0.1', { cookie })).toMatchObject({ code: 1100002, data: { reason: 'locked' } })
  })

  it('is no longer known after half a year without a login', async () => {
    const { cookie } = await login(PASSWORD, '10.9.0.1')
    server.clock.advance(181 * 86_400)
    await guessFromEverywhere(12)
    expect(await login(PASSWORD, '10.9.0.1', { cookie })).toMatchObject({ data: { reason: 'locked' } })
  })
})

describe('addresses of IPv6', () => {
  it('are counted by their /64 [session.network]', async () => {
    for (let n = 1; n <= 5; n += 1) await login(WRONG, `2001:db8:2:2:${n}::1`)
    expect(await login(PASSWORD, '2001:db8:2:2:9::1')).toMatchObject({ code: 1100002, data: { reason: 'locked' } })
    expect(await login(PASSWORD, '2001:db8:2:3::1')).toMatchObject({ code: 200 })
  })

  it('share one allowance of requests a minute [session.network]', async () => {
    const limited = await createTestServer([...accountHandlers, loginTiktokHandler], {
      config: { trustProxy: ['127.0.0.1'], rateLimit: true },
    })
    try {
      const ask = (ip: string) =>
        limited.http.inject({ url: '/api/customer/login/tiktok', headers: { 'x-forwarded-for': ip } })
      const answers: number[] = []
      for (let n = 1; n <= 25; n += 1) answers.push((await ask(`2001:db8:3:3:${n}::1`)).statusCode)
      expect(answers).toEqual([...Array<number>(20).fill(200), ...Array<number>(5).fill(429)])
      expect((await ask('2001:db8:3:4::1')).statusCode).toBe(200)
    } finally {
      await limited.close()
    }
  })
})
