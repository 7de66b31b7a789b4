import { Secret, TOTP } from 'otpauth'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { calls as allCalls } from '@contract/all-calls'
import type { AnyCall } from '@contract/endpoints/all'
import type { Call } from '@contract/calls/call'
import type { RefusalData } from '@contract/base/envelope'
import { at, one } from '@contract/rules/lists'
import { hashPassword } from '../../account/passwords'
import { openSession } from '../../../kernel/sessions/tokens'
import { users } from '../../../kernel/db/schema/accounts'
import { audits } from '../../../kernel/db/schema/ops'
import { recoveryCodes, secondFactors } from '../../../kernel/db/schema/second-factor'
import { markDemoData } from '../../settings/demo-mark'
import { createMarket, type Market } from '../../../testing/market'
import { OPS_PASSWORD } from '../../../testing/ops-line'
import { printFirstCode } from './first-code'
import { resetSecondFactor } from './reset'

let market: Market
let folder: string
const MONEY = 'opsCouponCreate'
let coupons = 0
const coupon = () => {
  coupons += 1
  return { code: `FACTOR${coupons}`, percent: '5', ends_at: '2099-01-01T00:00:00Z' }
}

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-factor-'))
  market = await createMarket({ config: { operatorSecondFactor: 'outside-demo', secret: null, dataFolder: folder } })
})
afterAll(async () => {
  await market.close()
  fs.rmSync(folder, { recursive: true, force: true })
})

async function operator() {
  const { userId, token } = await market.signIn({ role: 'operator', passwordHash: await hashPassword(OPS_PASSWORD) })
  const call = <N extends AnyCall>(name: N, fields: Record<string, string> = {}) =>
    market.call(name, fields, { 'access-token': token, lang: 'en' })
  return { userId, token, call }
}
/** The code of an authenticator app, by the library itself. */
const app = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: +market.clock.now() + ahead * 1_000 })

/** The code in the latest mail. */
const mailed = () => /\d{6}/.exec(market.sent.at(-1)?.subject ?? '')?.[0] ?? ''
type Caller = Awaited<ReturnType<typeof operator>>

/** A new secret for an operator who has none yet. */
async function started({ call }: Pick<Caller, 'call'>) {
  await call('opsSecondFactorMail')
  return (await call('opsSecondFactorStart', { mail_code: mailed() })).data
}

async function enrolled() {
  const who = await operator()
  const data = await started(who)
  const { secret } = data
  const confirmed = await who.call('opsSecondFactorConfirm', { code: app(secret) })
  return { ...who, secret, recovery: confirmed.data.recovery_codes }
}
const needed = (isEnrolled: boolean) => ({ code: 2000018, data: { reason: 'second_factor', enrolled: isEnrolled } })
const WRONG = { code: 1100002, data: { errors: [{ field: 'code', rule: 'wrong' }] } }

describe('an operator’s session that has not shown a second factor [ops.factor-first]', () => {
  const calls = Object.values<Call>(allCalls).map(({ name, endpoint }) => ({ name, endpoint }))
  // those with a file are in tests/contract/second-factor.contract.ts
  const guarded = calls.filter(({ endpoint: { role, ofShop, file } }) => (role === 'operator' || ofShop) && !file)
  const FREE: readonly AnyCall[] = [
    'opsSecondFactorCheck',
    'opsSecondFactorConfirm',
    'opsSecondFactorMail',
    'opsSecondFactorStart',
  ]

  it('is refused by every call of operators and of shops, before a field is read, and logs out', async () => {
    const { call } = await operator()
    const refused: AnyCall[] = []
    for (const { name } of guarded) {
      const { code, data } = await call(name)
      if (code === 2000018 && (data as RefusalData).reason === 'second_factor') refused.push(name)
    }
    expect(guarded.map(({ name }) => name).filter((name) => !refused.includes(name))).toEqual(FREE)
    expect((await call('logout')).code).toBe(200)
  })

  it('reads and ships once it has, for as long as it lasts', async () => {
    const { userId, call, token } = await enrolled()
    market.clock.advance(6 * 3_600)
    expect((await call('opsOrders')).code).toBe(200)
    expect((await call('sellerOrders', { shop_id: String(market.base.shopId) })).code).toBe(200)
    expect(await call(MONEY, coupon())).toMatchObject(needed(true))
    const other = await openSession(market.db, userId, { now: market.clock.now() })
    expect(await market.call('opsOrders', {}, { 'access-token': other })).toMatchObject(needed(true))
    market.clock.advance(6 * 3_600 - 1)
    expect((await call('opsOrders')).code).toBe(200)
    market.clock.advance(1)
    expect(token).toHaveLength(43)
    expect((await call('opsOrders')).code).toBe(1100003)
  })
})

describe('the first second factor asks for the code of a mail [ops.factor-first]', () => {
  it('is not set up with a password alone', async () => {
    const { call } = await operator()
    const missing = { code: 1000009, data: { errors: [{ field: 'mail_code', rule: 'required' }] } }
    const wrong = { code: 2000002, data: { errors: [{ field: 'mail_code', rule: 'wrong' }] } }
    expect(await call('opsSecondFactorStart')).toMatchObject(missing)
    expect(await call('opsSecondFactorStart', { mail_code: '123456' })).toMatchObject(wrong)
    expect(await call('opsSecondFactorConfirm', { code: '123456' })).toMatchObject({ data: { reason: 'not_allowed' } })
    expect((await call('opsSecondFactorMail')).code).toBe(200)
    expect(market.sent.at(-1)?.text).toContain('somebody knows your password')
    const code = mailed()
    expect(await call('opsSecondFactorStart', { mail_code: code === '111111' ? '222222' : '111111' })).toMatchObject(
      wrong,
    )
    expect((await call('opsSecondFactorStart', { mail_code: code })).code).toBe(200)
    expect(await call('opsSecondFactorStart', { mail_code: code })).toMatchObject(wrong)
  })

  it('goes to the account’s own address, and to nobody who has a second factor', async () => {
    const { userId, call } = await enrolled()
    const { email } = one(await market.db.select().from(users).where(eq(users.id, userId)))
    expect(market.sent.at(-1)?.to).toBe(email)
    expect(await call('opsSecondFactorMail')).toMatchObject({ data: { reason: 'not_allowed' } })
  })

  it('is handed out by the owner of the data as well', async () => {
    const { userId, call } = await operator()
    await market.db.update(users).set({ email: 'first@souk.test' }).where(eq(users.id, userId))
    const code = await printFirstCode(market.db, ' FIRST@souk.test', market.clock.now())
    await expect(printFirstCode(market.db, 'first@souk.test', market.clock.now())).rejects.toThrow('a minute ago')
    const { data } = await call('opsSecondFactorStart', { mail_code: code })
    expect((await call('opsSecondFactorConfirm', { code: app(data.secret) })).code).toBe(200)
    market.clock.advance(61)
    const again = printFirstCode(market.db, 'first@souk.test', market.clock.now())
    await expect(again).rejects.toThrow('has a second factor already')
    await expect(printFirstCode(market.db, 'nobody@souk.test', market.clock.now())).rejects.toThrow('is no operator')
  })
})

describe('what moves money asks operators for a second factor [ops.second-factor]', () => {
  it('is refused before a field is read, until one is set up and shown [call.opsSecondFactorStart] [call.opsSecondFactorConfirm]', async () => {
    const { call } = await operator()
    expect(await call(MONEY, {})).toMatchObject(needed(false))
    expect(await call('opsSecondFactorCheck', { code: '123456' })).toMatchObject({ data: { reason: 'not_allowed' } })
    const data = await started({ call })
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
    const typed = at(recovery, 3).toLowerCase().replaceAll('-', ' ')
    expect((await call('opsSecondFactorCheck', { code: typed })).code).toBe(200)
    expect(await call('opsSecondFactorCheck', { code: at(recovery, 3) })).toMatchObject(WRONG)
    expect((await call('opsSecondFactorCheck', { code: at(recovery, 4) })).code).toBe(200)
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
    const row = one(await market.db.select().from(secondFactors).where(eq(secondFactors.userId, userId)))
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
    const noted = await market.db.select({ action: audits.action }).from(audits).where(eq(audits.subjectId, userId))
    expect(noted.map(({ action }) => action)).toContain('second_factor_reset')
    await expect(resetSecondFactor(market.db, 'nobody@souk.test', market.clock.now())).rejects.toThrow('is no operator')
  })
})

it('asks for none in a demo shop [ops.second-factor]', async () => {
  const { call } = await operator()
  expect(await call(MONEY, coupon())).toMatchObject(needed(false))
  await markDemoData(market.db)
  expect((await call(MONEY, coupon())).code).toBe(200)
})
