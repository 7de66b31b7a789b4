import { eq, sql } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { users } from '../../../kernel/db/schema/accounts'
import { signInEvents } from '../../../kernel/db/schema/sign-in'
import { handlers } from '../../../app/handlers'
import { createTestServer, type TestServer } from '../../../testing/server'
import { hashPassword } from '../passwords'
import { purgeSignInEvents } from './sign-in-events'

const OLD = 'correct horse 9'
const NEW = 'four-small-goats'
const CHROME =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Mobile Safari/537.36'
const HEADERS = { 'user-agent': CHROME, 'x-forwarded-for': '203.0.113.77' }

let server: TestServer
let count = 0
let email: string
beforeAll(async () => {
  server = await createTestServer(handlers, { config: { trustProxy: ['127.0.0.1'] } })
})
afterAll(() => server.close())
beforeEach(() => {
  count += 1
  email = `seen-${count}@example.test`
  server.sent.splice(0)
})

const member = async () => server.signIn({ email, passwordHash: await hashPassword(OLD) })
const kindsOf = async (userId: bigint) => {
  const rows = await server.db
    .select()
    .from(signInEvents)
    .where(eq(signInEvents.userId, userId))
    .orderBy(signInEvents.id)
  return rows.map(({ kind, detail }) => (detail === '' ? kind : `${kind} ${detail}`))
}
const call: TestServer['call'] = (name, fields = {}, headers = {}) =>
  server.call(name, fields, { ...HEADERS, ...headers })
const lastCode = () => /\d{6}/.exec(server.sent.at(-1)?.subject ?? '')?.[0] ?? ''

describe('what happens around signing in', () => {
  it('leaves a row each: logins, failed ones, the lock, codes, passwords, log-outs, refused roles [session.events]', async () => {
    const { userId } = await member()
    for (let n = 1; n <= 7; n += 1) await call('login', { email, password: 'wrong password' })
    const { data } = await call('login', { email, password: OLD }, { 'x-forwarded-for': '203.0.113.78' })
    const token = { 'access-token': data['access-token'] }
    await call('opsAccounts', {}, token)
    await call('updateUser', { bank_name: 'Bank', password: 'wrong password' }, token)
    const secret = { new_password: NEW, password_confirm: NEW, password: OLD }
    await call('updateUser', secret, token)
    await call('logout', {}, token)
    await call('forgotSendCode', { email })
    await call('forgotReset', { email, code: lastCode(), password: OLD })
    await call('registerSendCode', { email })
    expect(await kindsOf(userId)).toEqual([
      ...Array<string>(4).fill('login_failed'),
      'login_locked',
      'login',
      'role_refused opsAccounts',
      'confirm_failed',
      'password_changed',
      'logout',
      'code_sent forgot',
      'password_reset',
      'code_sent register',
    ])
  })

  it('keeps device and shortened address, and neither password nor e-mail [session.events] [session.network]', async () => {
    const { userId } = await member()
    await call('login', { email, password: 'wrong password' })
    await call('login', { email: `nobody-${email}`, password: 'wrong password' })
    const rows = await server.db
      .select()
      .from(signInEvents)
      .orderBy(sql`id desc`)
      .limit(2)
    expect(rows).toMatchObject([
      { userId: null, kind: 'login_failed', device: 'Chrome, Android', network: '203.0.113.0/24' },
      { userId, kind: 'login_failed', device: 'Chrome, Android', network: '203.0.113.0/24' },
    ])
    const kept = JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? String(value) : value))
    expect(kept).not.toMatch(/example\.test|password"|203\.0\.113\.77/)
  })

  it('reports a registration, a disabled account and a code above the limit', async () => {
    const fields = { name: 'Ana', email, password: NEW, password_confirm: NEW, terms: '1' }
    await call('register', fields)
    const { id } = one(await server.db.select({ id: users.id }).from(users).where(eq(users.email, email)))
    for (let n = 1; n <= 11; n += 1) {
      await call('forgotSendCode', { email }, { 'x-forwarded-for': `198.51.${n}.1` })
      server.clock.advance(60)
    }
    await server.db.update(users).set({ disabledAt: server.clock.now() }).where(eq(users.id, id))
    await call('login', { email, password: NEW })
    const kinds = await kindsOf(id)
    expect([kinds[0], ...kinds.slice(-2)]).toEqual(['registered', 'code_refused forgot', 'login_disabled'])
  })

  it('is read by the owner of the account alone, the newest on top [call.signIns]', async () => {
    const { token } = await member()
    await call('login', { email, password: 'wrong password' })
    await call('login', { email, password: OLD })
    const { data } = await call('signIns', { page_size: '1' }, { 'access-token': token })
    expect(data).toMatchObject({ count: 2, p: 1, page_size: 1, list: [{ kind: 'login', device: 'Chrome, Android' }] })
    const { token: other } = await server.signIn()
    expect((await call('signIns', {}, { 'access-token': other })).data).toMatchObject({ count: 0, list: [] })
  })

  it('is read by operators, of all accounts or of one, of all kinds or of one [call.opsSignIns]', async () => {
    const { userId } = await member()
    await call('login', { email, password: 'wrong password' })
    await call('login', { email, password: OLD })
    const { token } = await server.signIn({ role: 'operator' })
    const ask = async (fields: Record<string, string>) =>
      (await call('opsSignIns', fields, { 'access-token': token })).data
    const account = { user_id: String(userId), name: 'Test Buyer', email }
    expect(await ask({ user_id: String(userId) })).toMatchObject({
      count: 2,
      list: [{ kind: 'login', account }, { account }],
    })
    expect(await ask({ user_id: String(userId), kind: 'login_failed' })).toMatchObject({ count: 1 })
    expect((await ask({})).count).toBeGreaterThan(2)
    const { token: buyer } = await server.signIn()
    const refused = await call('opsSignIns', {}, { 'access-token': buyer })
    expect(refused).toMatchObject({ code: 2000018, data: { reason: 'permission' } })
  })
})

describe('the rows', () => {
  const row = { kind: 'login', userId: 7n } as const
  const insert = (at: Date) =>
    server.db
      .insert(signInEvents)
      .values({ ...row, at })
      .returning({ id: signInEvents.id })
  const DAY_MS = 86_400_000
  const refused = { cause: expect.objectContaining({ code: '23001' }) }

  it('are never changed, truncated, or removed within thirty days [session.events]', async () => {
    const { id } = one(await insert(new Date(Date.now() - 29 * DAY_MS)))
    const own = eq(signInEvents.id, id)
    await expect(server.db.update(signInEvents).set({ kind: 'logout' }).where(own)).rejects.toMatchObject(refused)
    await expect(server.db.update(signInEvents).set({ userId: 8n }).where(own)).rejects.toMatchObject(refused)
    await expect(server.db.delete(signInEvents).where(own)).rejects.toMatchObject(refused)
    await expect(server.db.execute(sql`truncate sign_in_events`)).rejects.toMatchObject(refused)
    expect(await server.db.select().from(signInEvents).where(own)).toMatchObject([row])
  })

  it('go once they are old, by housekeeping alone', async () => {
    const young = one(await insert(new Date(Date.now() - 80 * DAY_MS)))
    const old = one(await insert(new Date(Date.now() - 91 * DAY_MS)))
    await purgeSignInEvents(server.db, new Date(), 90)
    const left = (await server.db.select({ id: signInEvents.id }).from(signInEvents)).map(({ id }) => id)
    expect([left.includes(young.id), left.includes(old.id)]).toEqual([true, false])
  })

  it('forget whose they were when an account is erased, and nothing else', async () => {
    const { id } = one(await insert(new Date()))
    await server.db.update(signInEvents).set({ userId: null }).where(eq(signInEvents.id, id))
    expect(await server.db.select().from(signInEvents).where(eq(signInEvents.id, id))).toMatchObject([
      { kind: 'login', userId: null },
    ])
  })
})
