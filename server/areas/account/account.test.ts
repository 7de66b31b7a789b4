import { eq, sql } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { sessions, users } from '../../kernel/db/schema/accounts'
import { ledgerEntries } from '../../kernel/db/schema/ledger'
import { markDemoData } from '../settings/demo-mark'
import { createTestServer, type TestServer } from '../../testing/server'
import { accountHandlers } from './handlers'
import { hashPassword } from './passwords'

const PASSWORD = 'correct horse 9'
const FORM = {
  name: 'Ana Moreno',
  email: 'ana@example.test',
  password: PASSWORD,
  password_confirm: PASSWORD,
  terms: '1',
}

let server: TestServer
beforeAll(async () => {
  server = await createTestServer(accountHandlers, { config: { trustProxy: ['127.0.0.1'] } })
})
afterAll(() => server.close())

describe('login', () => {
  let count = 0
  let email: string
  beforeEach(async () => {
    count += 1
    email = `login-${count}@example.test`
    await server.signIn({ email, passwordHash: await hashPassword(PASSWORD) })
  })
  const login = (password: string, ip = '10.0.0.1', address = email) =>
    server.call('login', { email: address, password }, { 'x-forwarded-for': ip })

  it('answers a session and repeats its token in the header [wire.token-header] [session.login]', async () => {
    const response = await server.http.inject({
      method: 'POST',
      url: '/api/customer/login/account',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ email: ` ${email.toUpperCase()} `, password: PASSWORD }).toString(),
    })
    const { code, data } = response.json()
    expect(code).toBe(200)
    expect(data).toMatchObject({ user: { email }, seller_url: '', card: { count: 0 }, message_unread_count: 0 })
    expect(response.headers['access-token']).toBe(data['access-token'])
    expect(await server.call('getUserinfo', {}, { 'access-token': data['access-token'] })).toMatchObject({ code: 200 })
  })

  it('refuses a wrong password like an unknown address [answer.1100002]', async () => {
    expect(await login('wrong password')).toMatchObject({ code: 1100002, data: {} })
    expect(await login('wrong password', '10.0.0.1', 'nobody@example.test')).toMatchObject({ code: 1100002, data: {} })
  })

  it('locks the pair of account and address after five wrong tries for 15 minutes [session.lock]', async () => {
    for (let tries = 1; tries <= 4; tries += 1) expect((await login('wrong password')).data).toEqual({})
    const fifth = await login('wrong password')
    expect(fifth).toMatchObject({ code: 1100002, data: { reason: 'locked', retry_after: 900 } })
    server.clock.advance(600)
    expect(await login(PASSWORD)).toMatchObject({ code: 1100002, data: { reason: 'locked', retry_after: 300 } })
    expect(await login(PASSWORD, '10.0.0.2')).toMatchObject({ code: 200 })
    server.clock.advance(300)
    expect(await login(PASSWORD)).toMatchObject({ code: 200 })
  })

  it('counts tries that come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => login('wrong password')))
    expect(answers.filter(({ data }) => 'reason' in data)).toHaveLength(4)
  })

  it('refuses a disabled account with the right password alone [answer.2000017]', async () => {
    await server.db.update(users).set({ disabledAt: server.clock.now() }).where(eq(users.email, email))
    expect(await login('wrong password')).toMatchObject({ code: 1100002 })
    expect(await login(PASSWORD)).toMatchObject({ code: 2000017 })
  })

  it('refuses a caller with a live token [answer.1100006]', async () => {
    const { token } = await server.signIn()
    const answer = await server.call('login', { email, password: PASSWORD }, { 'access-token': token })
    expect(answer).toMatchObject({ code: 1100006 })
  })
})

describe('tokens', () => {
  const info = (token: string) => server.call('getUserinfo', {}, { 'access-token': token })

  it('refuses an absent or dead one with 1100003, a malformed one with 1000004 [wire.token-dead] [wire.token-malformed]', async () => {
    expect(await server.call('getUserinfo')).toMatchObject({ code: 1100003 })
    expect(await info('A'.repeat(43))).toMatchObject({ code: 1100003 })
    expect(await info('not a token')).toMatchObject({ code: 1000004 })
  })

  it('live 30 days from their last use [session.sliding]', async () => {
    const { token } = await server.signIn()
    // together less than the maximum days of a session
    for (let use = 0; use < 4; use += 1) {
      server.clock.advance(29 * 86_400)
      expect(await info(token)).toMatchObject({ code: 200 })
    }
    server.clock.advance(30 * 86_400 + 1)
    expect(await info(token)).toMatchObject({ code: 1100003 })
  })

  it('are stored only as hashes [session.hashed]', async () => {
    const { token, userId } = await server.signIn()
    const kept = await server.db.select().from(sessions).where(eq(sessions.userId, userId))
    expect(kept[0]?.tokenHash).toMatch(/^[0-9a-f]{64}$/)
    expect(JSON.stringify(kept, (_key, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(
      token,
    )
  })

  it('end with logout', async () => {
    const { token } = await server.signIn()
    expect(await server.call('logout', {}, { 'access-token': token })).toMatchObject({ code: 200 })
    expect(await info(token)).toMatchObject({ code: 1100003 })
  })

  it('end the session of a disabled account [answer.2000017]', async () => {
    const { token, userId } = await server.signIn()
    await server.db.update(users).set({ disabledAt: server.clock.now() }).where(eq(users.id, userId))
    expect(await info(token)).toMatchObject({ code: 2000017 })
  })
})

describe('registration', () => {
  const both = (password: string) => ({ password, password_confirm: password })
  const register = (changes: Record<string, string> = {}) => server.call('register', { ...FORM, ...changes })

  const broken: [what: string, row: string, changes: Record<string, string>, field: string, rule: string][] = [
    ['a name that is not English', 'rule.english-names', { name: '安娜' }, 'name', 'name'],
    ['an address without a domain', 'rule.email', { email: 'ana@example' }, 'email', 'email'],
    ['a short password', 'rule.password-length', both('short'), 'password', 'min_length'],
    ['a common password', 'rule.password-common', both('password1'), 'password', 'common'],
    ['another confirmation', 'rule.password-confirm', { password_confirm: 'x' }, 'password_confirm', 'mismatch'],
    ['terms that are not accepted', 'rule.terms', { terms: '0' }, 'terms', 'terms'],
    ['a code of nobody', 'rule.invitation', { invitation_code: 'ZZZZZZ' }, 'invitation_code', 'invitation'],
  ]
  it.each(broken)(
    'refuses %s with 1100001 at its field [%s] [answer.1100001]',
    async (_what, _row, changes, field, rule) => {
      const answer = await register({ email: 'refused@example.test', ...changes })
      expect(answer).toMatchObject({ code: 1100001, data: { errors: [expect.objectContaining({ field, rule })] } })
    },
  )

  it('creates an account, once per address regardless of case [answer.1100000]', async () => {
    expect(await register()).toMatchObject({ code: 200, data: { user: { firstname: 'Ana Moreno', role: 'buyer' } } })
    expect(await register({ email: 'ANA@example.test' })).toMatchObject({
      code: 1100000,
      data: { errors: [{ field: 'email', rule: 'taken' }] },
    })
  })

  it.each([
    ['a zero-width space', 'hidden\u200b@example.test'],
    ['full-width letters', 'ｈｉｄｄｅｎ＠ｅｘａｍｐｌｅ．ｔｅｓｔ'],
    ['a soft hyphen and a byte order mark', '\ufeffhid\u00adden@example.test'],
  ])('is for the address that is seen, typed with %s [rule.email]', async (_, email) => {
    const first = await register({ email: 'hidden@example.test' })
    expect([200, 1100000]).toContain(first.code)
    expect(await register({ email })).toMatchObject({ code: 1100000 })
    expect(await server.call('login', { email, password: PASSWORD })).toMatchObject({
      code: 200,
      data: { user: { email: 'hidden@example.test' } },
    })
  })

  it.each([
    ['O’Brien', "O'Brien"],
    ['Anne\u2011Marie Lee', 'Anne-Marie Lee'],
  ])('takes the name %j as %j [rule.english-names]', async (name, firstname) => {
    const email = `${Buffer.from(name).toString('hex')}@example.test`
    expect(await register({ name, email })).toMatchObject({ code: 200, data: { user: { firstname } } })
  })

  it('lets one of two simultaneous requests win and refuses the other [answer.1100007]', async () => {
    const answers = await Promise.all([1, 2].map(() => register({ email: 'race@example.test' })))
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([200, 1100007])
  })

  it('notes an invitation on both accounts', async () => {
    const { userId: inviter } = await server.signIn({ invitationCode: 'QWERT7' })
    await register({ email: 'invited@example.test', invitation_code: 'qwert7' })
    const invited = one(await server.db.select().from(users).where(eq(users.email, 'invited@example.test')))
    const other = one(await server.db.select().from(users).where(eq(users.id, inviter)))
    expect([invited.invitedBy, other.invitedCount]).toEqual([inviter, 1])
  })

  it('gives a welcome credit with demo data, and never without', async () => {
    const wallets = async (email: string) => {
      const { data } = await register({ email })
      return (await server.call('getUserBalance', {}, { 'access-token': data['access-token'] })).data.balance
    }
    expect(await wallets('plain@example.test')).toBe('0.00')
    await markDemoData(server.db)
    expect(await wallets('demo@example.test')).toBe('500.00')
    const { total } = one(
      await server.db.select({ total: sql<string>`sum(${ledgerEntries.amount})` }).from(ledgerEntries),
    )
    expect(Number(total)).toBe(0)
  })
})
