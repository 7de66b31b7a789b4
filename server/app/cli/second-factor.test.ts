import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import type { RefusalData } from '@contract/base/envelope'
import { one } from '@contract/rules/lists'
import { printFirstCode } from '../../areas/ops/second-factor/first-code'
import { users } from '../../kernel/db/schema/accounts'
import { openSession } from '../../kernel/sessions/tokens'
import { createMarket, type Market } from '../../testing/market'
import { opsLine, type OpsLine } from '../../testing/ops-line'
import { readArguments } from './arguments'
import type { CallServer } from './client'
import { OpsFailure } from './failure'
import { enrol, withSecondFactor } from './second-factor'

let market: Market
let folder: string
let ops: OpsLine
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-ops-factor-'))
  market = await createMarket({ config: { operatorSecondFactor: 'required', secret: null, dataFolder: folder } })
  ops = await opsLine(market)
})
afterAll(async () => {
  jest.useRealTimers()
  await market.close()
  fs.rmSync(folder, { recursive: true, force: true })
  delete process.env.SOUK_OPS_TOTP_SECRET
  delete process.env.SOUK_OPS_CODE
})

/** The code of an authenticator app, by the library itself. */
const app = (secret: string, ahead: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: +market.clock.now() + ahead * 1_000 })

const made = (code: string) => ops('coupon-make', code, '--percent', '5', '--until', '2099-01-01')
const asOlu = async (): Promise<CallServer> => {
  const { id } = one(await market.db.select().from(users).where(eq(users.email, 'olu@souk.test')))
  const token = await openSession(market.db, id, { now: market.clock.now() })
  return async (name, fields) => {
    const { code, data } = await market.call(name, fields as Record<string, string>, { 'access-token': token })
    if (code !== 200) throw new OpsFailure(String(code), 1, data as RefusalData)
    return data as never
  }
}
/** Stops the time of day of the command line at that of the server: a code of another step would not be accepted. */
function stopClock(): void {
  jest.useFakeTimers({
    now: market.clock.now(),
    doNotFake: [
      ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const),
      ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
    ],
  })
}

it('says how to set one up, and makes a script’s codes from its secret [ops.second-factor] [ops.factor-first]', async () => {
  stopClock()
  expect(await made('OPSONE')).toMatch(/^1: refused \(2000018\): it asks for a second factor; set one up/)
  expect(await ops('orders')).toMatch(/^1: refused \(2000018\): it asks for a second factor; set one up/)
  let secret = ''
  const type = async (question: string) => {
    secret = /\n {2}([A-Z2-7]{32})\n/.exec(question)?.[1] ?? ''
    return app(secret, -30)
  }
  const email = 'olu@souk.test'
  const firstCode = () => printFirstCode(market.db, email, market.clock.now())
  const said = await enrol(type)(await asOlu(), readArguments(['second-factor']), { email, firstCode })
  expect(said.lines).toHaveLength(11)

  expect(await made('OPSTWO')).toMatch(/^2: set SOUK_OPS_CODE or SOUK_OPS_TOTP_SECRET/)
  process.env.SOUK_OPS_TOTP_SECRET = secret
  expect(await made('OPSTWO')).toContain('OPSTWO')
  expect(await ops('coupons', 'OPSTWO')).toContain('OPSTWO')
  const waited: number[] = []
  const call = withSecondFactor(await asOlu(), {
    wait: async (milliseconds) => {
      waited.push(milliseconds)
      market.clock.advance(30)
    },
  })
  expect(await call('opsCoupons', { q: 'OPSTWO' })).toMatchObject({ count: 1 })
  expect(waited).toEqual([expect.any(Number)])
  delete process.env.SOUK_OPS_TOTP_SECRET
  process.env.SOUK_OPS_CODE = '123456'
  expect(await made('OPSFOUR')).toMatch(/^1: the code is wrong, or was used before/)
})
