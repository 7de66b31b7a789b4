import { at } from '@contract/rules/lists'
import { createTestServer, type TestServer } from '../../../testing/server'
import { accountHandlers } from '../handlers'
import { hashPassword } from '../passwords'

const PASSWORD = 'correct horse 9'
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:121.0) Gecko/20100101 Firefox/121.0'
const APP = 'okhttp/4.12.0'

let server: TestServer
let count = 0
let email: string
let userId: bigint
beforeAll(async () => {
  server = await createTestServer(accountHandlers, { config: { trustProxy: ['127.0.0.1'], sessionMaxDays: 60 } })
})
afterAll(() => server.close())
beforeEach(async () => {
  count += 1
  email = `sessions-${count}@example.test`
  const account = await server.signIn({ email, passwordHash: await hashPassword(PASSWORD) })
  userId = account.userId
  await server.call('logout', {}, { 'access-token': account.token })
})

async function logIn(agent: string, ip = '203.0.113.77'): Promise<string> {
  const headers = { 'user-agent': agent, 'x-forwarded-for': ip }
  const { data } = await server.call('login', { email, password: PASSWORD }, headers)
  return data['access-token']
}
const by = (token: string) => ({ 'access-token': token })
const listed = async (token: string) => (await server.call('sessions', {}, by(token))).data.list
const isLive = async (token: string) => (await server.call('getUserinfo', {}, by(token))).code === 200

describe('the sessions of an account', () => {
  it('are listed with device, network and times, the one that asks first [call.sessions]', async () => {
    const at = server.clock.now()
    const first = await logIn(APP)
    server.clock.advance(7_200)
    const second = await logIn(FIREFOX, '2001:db8:1:2::3')
    expect(await listed(first)).toEqual([
      {
        session_id: expect.stringMatching(/^\d+$/),
        device: 'Souk, Android',
        network: '203.0.113.0/24',
        created_at: at.toISOString(),
        seen_at: server.clock.now().toISOString(),
        ends_at: new Date(at.getTime() + 60 * 86_400_000).toISOString(),
        current: true,
      },
      expect.objectContaining({ device: 'Firefox, Windows', network: '2001:db8:1::/48', current: false }),
    ])
    expect((await listed(second)).map(({ current }) => current)).toEqual([true, false])
    expect(JSON.stringify(await listed(second))).not.toContain(first)
  })

  it('are ended one by one by their owner alone [call.sessionEnd]', async () => {
    const own = await logIn(APP)
    const other = await logIn(FIREFOX)
    const { session_id } = at(await listed(own), 1)
    const { token: stranger } = await server.signIn()
    expect(await server.call('sessionEnd', { session_id }, by(stranger))).toMatchObject({ code: 2000019 })
    expect(await isLive(other)).toBe(true)
    const { data } = await server.call('sessionEnd', { session_id }, by(own))
    expect(data.list).toMatchObject([{ current: true }])
    expect([await isLive(own), await isLive(other)]).toEqual([true, false])
    expect(await server.call('sessionEnd', { session_id }, by(own))).toMatchObject({ code: 2000019 })
  })

  it('are ended all but the one that asks, of this account alone [call.sessionsEndOthers]', async () => {
    const tokens = [await logIn(APP), await logIn(FIREFOX), await logIn(FIREFOX)]
    const { token: stranger } = await server.signIn()
    const { data } = await server.call('sessionsEndOthers', {}, by(at(tokens, 1)))
    expect(data.list).toMatchObject([{ device: 'Firefox, Windows', current: true }])
    expect(await Promise.all([...tokens, stranger].map(isLive))).toEqual([false, true, false, true])
    const { data: told } = await server.call('signIns', { page_size: '1' }, by(at(tokens, 1)))
    expect(told.list).toMatchObject([{ kind: 'sessions_ended' }])
  })

  it('end at the latest after the days that the shop sets, however they are used [session.absolute-end]', async () => {
    const token = await logIn(APP)
    for (let day = 20; day < 60; day += 20) {
      server.clock.advance(20 * 86_400)
      expect(await isLive(token)).toBe(true)
    }
    server.clock.advance(20 * 86_400 - 1)
    expect(await isLive(token)).toBe(true)
    server.clock.advance(1)
    expect(await server.call('getUserinfo', {}, by(token))).toMatchObject({ code: 1100003 })
    expect(await listed(await logIn(APP))).toHaveLength(1)
    expect(userId).toBeGreaterThan(0n)
  })
})
