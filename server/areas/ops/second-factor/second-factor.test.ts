import { Secret, TOTP } from 'otpauth'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { hashPassword } from '../../account/passwords'
import { openSession } from '../../../kernel/sessions/tokens'
import { users } from '../../../kernel/db/schema/accounts'
import { recoveryCodes, secondFactors } from '../../../kernel/db/schema/second-factor'
import { markDemoData } from '../../settings/demo-mark'
import { createMarket, type Market } from '../../../testing/market'
import { OPS_PASSWORD, opsLine, type OpsLine } from '../../../testing/ops-line'
import { readArguments } from '../../../app/cli/arguments'
import { enrol, withSecondFactor } from '../../../app/cli/second-factor'
import { resetSecondFactor } from './reset'

let market: Market
let folder: string
let ops: OpsLine
const MONEY = 'opsCouponMake'
let coupons = 0
const coupon = () => {
  coupons += 1
  return { code: `FACTOR${coupons}`, percent: '5', ends_at: '2099-01-01T00:00:00Z' }
}

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-factor-'))
  market = await createMarket({ config: { operatorSecondFactor: 'outside-demo', secret: null, dataFolder: folder } })
  ops = await opsLine(market)
})
afterAll(async () => {
  await market.close()
  fs.rmSync(folder, { recursive: true, force: true })
})
afterEach(() => {
  delete process.env.SOUK_OPS_TOTP_SECRET
  delete process.env.SOUK_OPS_CODE
})

type Called = Parameters<Market['call']>[0]
async function operator() {
  const { userId, token } = await market.signIn({ role: 'operator', passwordHash: await hashPassword(OPS_PASSWORD) })
  const call = <N extends Called>(name: N, fields: Record<string, string> = {}) =>
    market.call(name, fields, { 'access-token': token, lang: 'en' })
  return { userId, call }
}
/** The code of an authenticator app, by the library itself. */
const app = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: +market.clock.now() + ahead * 1_000 })

async function enrolled() {
  const who = await operator()
  const { data } = await who.call('opsSecondFactorStart')
  const { secret } = data
  const confirmed = await who.call('opsSecondFactorConfirm', { code: app(secret) })
  return { ...who, secret, recovery: confirmed.data.recovery_codes }
}
const needed = (isEnrolled: boolean) => ({ code: 2000018, data: { reason: 'second_factor', enrolled: isEnrolled } })
const WRONG = { code: 1100002, data: { errors: [{ field: 'code', rule: 'wrong' }] } }

describe('what moves money asks operators for a second factor [ops.second-factor]', () => {
  it('is refused before a field is read, until one is set up and shown [call.opsSecondFactorStart] [call.opsSecondFactorConfirm]', async () => {
    const { call } = await operator()
    expect(await call(MONEY, {})).toMatchObject(needed(false))
    expect((await call('opsOrders')).code).toBe(200)
    expect(await call('opsSecondFactorCheck', { code: '123456' })).toMatchObject({ data: { reason: 'not_allowed' } })
    const { data } = await call('opsSecondFactorStart')
    expect(data.uri).toMatch(/^otpauth:\/\/totp\/Souk:.*secret=[A-Z2-7]{32}/)
    expect(await call(MONEY, coupon())).toMatchObject(needed(false))
    const { code, data: said } = await call('opsSecondFactorConfirm', { code: app(data.secret) })
    expect([code, new Set(said.recovery_codes).size]).toEqual([200, 10])
    expect((await call(MONEY, coupon())).code).toBe(200)
  })

  it('holds for ten minutes, and for this session alone [call.opsSecondFactorCheck]', async () => {
    const { userId, call, secret } = await enrolled()
    market.clock.advance(599)
    expect((await call(MONEY, coupon())).code).toBe(200)
    market.clock.advance(2)
    expect(await call(MONEY, coupon())).toMatchObject(needed(true))
    const { data } = await call('opsSecondFactorCheck', { code: app(secret) })
    expect(Date.parse(data.until)).toBe(+market.clock.now() + 600_000)
    expect((await call(MONEY, coupon())).code).toBe(200)
    const token = await openSession(market.db, userId, { now: market.clock.now() })
    expect(await market.call(MONEY, coupon(), { 'access-token': token })).toMatchObject(needed(true))
  })

  it('takes a code once, and one of the step before or after, but none further away', async () => {
    const { call, secret } = await enrolled()
    expect(await call('opsSecondFactorCheck', { code: app(secret) })).toMatchObject(WRONG)
    expect(await call('opsSecondFactorCheck', { code: app(secret, 60) })).toMatchObject(WRONG)
    expect((await call('opsSecondFactorCheck', { code: app(secret, 30) })).code).toBe(200)
    expect(await call('opsSecondFactorCheck', { code: app(secret, 30) })).toMatchObject(WRONG)
    market.clock.advance(60)
    const code = app(secret, -30)
    expect(await call('opsSecondFactorCheck', { code })).toMatchObject(WRONG)
    const now = app(secret)
    const both = await Promise.all([0, 1].map(() => call('opsSecondFactorCheck', { code: now })))
    expect(new Set(both.map((answer) => answer.code))).toEqual(new Set([200, 1100002]))
  })

  it('locks after five wrong codes for 15 minutes, against right ones as well', async () => {
    const { call, secret } = await enrolled()
    market.clock.advance(60)
    for (let turn = 1; turn < 5; turn += 1) {
      expect(await call('opsSecondFactorCheck', { code: '000000x' })).toMatchObject(WRONG)
    }
    const locked = { code: 1100002, data: { reason: 'locked', retry_after: 900 } }
    expect(await call('opsSecondFactorCheck', { code: '000000x' })).toMatchObject(locked)
    market.clock.advance(899)
    const late = { code: 1100002, data: { reason: 'locked', retry_after: 1 } }
    expect(await call('opsSecondFactorCheck', { code: app(secret) })).toMatchObject(late)
    market.clock.advance(1)
    expect((await call('opsSecondFactorCheck', { code: app(secret) })).code).toBe(200)
  })

  it('takes each recovery code once, however it is typed', async () => {
    const { call, recovery } = await enrolled()
    market.clock.advance(601)
    const typed = recovery[3].toLowerCase().replaceAll('-', ' ')
    expect((await call('opsSecondFactorCheck', { code: typed })).code).toBe(200)
    expect(await call('opsSecondFactorCheck', { code: recovery[3] })).toMatchObject(WRONG)
    expect((await call('opsSecondFactorCheck', { code: recovery[4] })).code).toBe(200)
  })

  it('is not replaced with a password alone', async () => {
    const { call, secret } = await enrolled()
    market.clock.advance(601)
    expect(await call('opsSecondFactorStart')).toMatchObject(needed(true))
    await call('opsSecondFactorCheck', { code: app(secret) })
    const { data } = await call('opsSecondFactorStart')
    expect(await call('opsSecondFactorConfirm', { code: app(secret, 30) })).toMatchObject(WRONG)
    expect((await call('opsSecondFactorConfirm', { code: app(data.secret) })).code).toBe(200)
  })

  it('is no business of others', async () => {
    const { token } = await market.signIn()
    const answer = await market.call('opsSecondFactorStart', {}, { 'access-token': token })
    expect(answer).toMatchObject({ code: 2000018, data: { reason: 'permission' } })
  })

  it('keeps neither secret nor recovery codes readable in the database', async () => {
    const { userId, secret, recovery } = await enrolled()
    const [row] = await market.db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
    const codes = await market.db.select().from(recoveryCodes).where(eq(recoveryCodes.userId, userId))
    const kept = JSON.stringify([row.secret, row.pendingSecret, codes.map(({ codeHash }) => codeHash)])
    for (const plain of [secret, ...recovery]) expect(kept).not.toContain(plain)
    expect(fs.statSync(path.join(folder, 'secret.key')).mode & 0o077).toBe(0)
  })

  it('is taken away by the owner of the data, whom the audit names', async () => {
    const { userId, call } = await enrolled()
    await market.db.update(users).set({ email: 'lost@souk.test' }).where(eq(users.id, userId))
    expect(await resetSecondFactor(market.db, 'lost@souk.test', market.clock.now())).toContain(
      'no second factor any more',
    )
    expect(await call(MONEY, coupon())).toMatchObject(needed(false))
    expect(await ops('audit', 'accounts', String(userId))).toContain('second_factor_reset')
    await expect(resetSecondFactor(market.db, 'nobody@souk.test', market.clock.now())).rejects.toThrow('is no operator')
  })
})

describe('npm run ops with a second factor [ops.second-factor]', () => {
  const made = (code: string) => ops('coupon-make', code, '--percent', '5', '--until', '2099-01-01')

  it('says how to set one up, and makes a script’s codes from its secret', async () => {
    market.clock.advance((Date.now() - +market.clock.now()) / 1_000)
    expect(await made('OPSONE')).toMatch(/^1: refused \(2000018\): it asks for a second factor; set one up/)
    const [{ id }] = await market.db.select().from(users).where(eq(users.email, 'olu@souk.test'))
    const token = await openSession(market.db, id, { now: market.clock.now() })
    const call = withSecondFactor((name, fields) =>
      market.call(name, fields as Record<string, string>, { 'access-token': token }).then(({ data }) => data as never),
    )
    let secret = ''
    const said = await enrol(async (question) => {
      secret = /\n {2}([A-Z2-7]{32})\n/.exec(question)?.[1] ?? ''
      return app(secret, -30)
    })(call, readArguments(['second-factor']))
    expect(said.lines).toHaveLength(11)

    expect(await made('OPSTWO')).toMatch(/^2: set SOUK_OPS_CODE or SOUK_OPS_TOTP_SECRET/)
    process.env.SOUK_OPS_TOTP_SECRET = secret
    expect(await made('OPSTWO')).toContain('OPSTWO')
    expect(await made('OPSTHREE')).toContain('OPSTHREE')
    delete process.env.SOUK_OPS_TOTP_SECRET
    process.env.SOUK_OPS_CODE = '123456'
    expect(await made('OPSFOUR')).toMatch(/^1: the code is wrong, or was used before/)
  })
})

it('asks for none in a demo shop [ops.second-factor]', async () => {
  const { call } = await operator()
  expect(await call(MONEY, coupon())).toMatchObject(needed(false))
  await markDemoData(market.db)
  expect((await call(MONEY, coupon())).code).toBe(200)
})
