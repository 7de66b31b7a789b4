/** The second factor in `npm run ops`: setting it up, and sending its code if a call requires it. */
import { codeAt, PERIOD_S } from '../../areas/ops/second-factor/totp'
import { askLine } from './ask'
import type { CallServer } from './client'
import type { Command } from './command'
import { OpsFailure } from './failure'

type Ask = (question: string) => Promise<string>

const QUESTION = 'Code of your authenticator app, or a recovery code: '

/**
 * The codes to try in turn. From a secret these are the codes of the previous, the current and the next time step,
 * all of which the server accepts: so a script can run three commands without a pause. Throws an OpsFailure if there
 * is none.
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

/** The same calls; one that requires a second factor is repeated after the code was sent. Throws an OpsFailure. */
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

/** Sets up a second factor: prints its secret, reads its first code, and returns the recovery codes. */
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
