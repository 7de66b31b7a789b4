/** The second factor in `npm run ops`: set up once, and shown where a call asks for it. */
import { codeAt, PERIOD_S } from '../../areas/ops/second-factor/totp'
import { askLine } from './ask'
import type { CallServer } from './client'
import type { Command } from './command'
import { OpsFailure } from './failure'

type Ask = (question: string) => Promise<string>

const QUESTION = 'Code of your authenticator app, or a recovery code: '

/**
 * The codes to try, one after the other. A secret gives those of the step before, of this one and of the next, which the
 * server takes as well: a script that runs three commands at once needs no pause. Throws an OpsFailure where there is none.
 */
async function codesToTry(ask: Ask, now: Date): Promise<string[]> {
  const { SOUK_OPS_CODE, SOUK_OPS_TOTP_SECRET } = process.env
  if (SOUK_OPS_CODE) return [SOUK_OPS_CODE]
  if (SOUK_OPS_TOTP_SECRET) {
    const secret = SOUK_OPS_TOTP_SECRET
    return [-1, 0, 1].map((step) => codeAt(secret, new Date(now.getTime() + step * PERIOD_S * 1_000)))
  }
  if (!process.stdin.isTTY) throw new OpsFailure('set SOUK_OPS_CODE or SOUK_OPS_TOTP_SECRET, or use a terminal', 2)
  return [await ask(QUESTION)]
}

const isWrong = (error: unknown) => error instanceof OpsFailure && error.data?.errors?.[0]?.rule === 'wrong'

async function show(call: CallServer, codes: readonly string[]): Promise<void> {
  for (const code of codes) {
    try {
      await call('opsSecondFactorCheck', { code })
      return
    } catch (error) {
      if (!isWrong(error)) throw error
    }
  }
  throw new OpsFailure('the code is wrong, or was used before; the next one comes in a moment')
}

/** The same calls; one that asks for a second factor is made again once it was shown. Throws an OpsFailure. */
export function withSecondFactor(call: CallServer, ask: Ask = askLine): CallServer {
  return async (name, fields) => {
    try {
      return await call(name, fields)
    } catch (error) {
      const isAsked = error instanceof OpsFailure && error.data?.reason === 'second_factor'
      if (!isAsked || error.data?.enrolled !== true) throw error
      await show(call, await codesToTry(ask, new Date()))
      return call(name, fields)
    }
  }
}

/** Sets a second factor up: shows its secret, takes its first code, and answers the recovery codes. */
export const enrol =
  (ask: Ask = askLine): Command =>
  async (call) => {
    const { secret, uri } = await call('opsSecondFactorStart', {})
    const shown = `Put this secret into an authenticator app:\n  ${secret}\n  ${uri}\nThen type its code: `
    const data = await call('opsSecondFactorConfirm', { code: await ask(shown) })
    const lines = [
      'Your second factor is set up. These codes are for when the device is gone, each good once; keep them on paper:',
      ...data.recovery_codes.map((code) => `  ${code}`),
    ]
    return { data, lines }
  }

export const SECOND_FACTOR_COMMANDS: Readonly<Record<string, Command>> = { 'second-factor': enrol() }
