/** The second factor in `npm run ops`: setting it up, and sending its code if a call requires it. */
import { setTimeout as sleep } from 'node:timers/promises'
import { codeAt, PERIOD_S } from '../../areas/ops/second-factor/totp'
import { askLine } from './ask'
import type { CallServer } from './client'
import type { Command } from './command'
import { OpsFailure } from './failure'

type Ask = (question: string) => Promise<string>
type Wait = (milliseconds: number) => Promise<unknown>

interface Ways {
  readonly ask?: Ask
  readonly wait?: Wait
}

const QUESTION = 'Code of your authenticator app, or a recovery code: '

/** The time step of codes that starts so many steps after the current one. */
const stepFrom = (now: Date, steps: number) => new Date(now.getTime() + steps * PERIOD_S * 1_000)

/**
 * The codes to try in turn, each made when it is its turn. From a secret these are the codes of the previous, the
 * current and the next time step, all of which the server accepts: so a script can run three commands without a pause.
 * Then comes the one of the step after, once it has begun. Throws an OpsFailure if there is none.
 */
async function* codesToTry(ask: Ask, wait: Wait): AsyncGenerator<string> {
  const { SOUK_OPS_CODE, SOUK_OPS_TOTP_SECRET: secret } = process.env
  if (SOUK_OPS_CODE) return yield SOUK_OPS_CODE
  if (secret) {
    const begun = new Date()
    for (const step of [-1, 0, 1]) yield codeAt(secret, stepFrom(begun, step))
    await wait(PERIOD_S * 1_000 - (begun.getTime() % (PERIOD_S * 1_000)))
    return yield codeAt(secret, stepFrom(begun, 2))
  }
  if (!process.stdin.isTTY) throw new OpsFailure('set SOUK_OPS_CODE or SOUK_OPS_TOTP_SECRET, or use a terminal', 2)
  yield await ask(QUESTION)
}

const isWrong = (error: unknown) => error instanceof OpsFailure && error.data?.errors?.[0]?.rule === 'wrong'

async function show(call: CallServer, codes: AsyncGenerator<string>): Promise<void> {
  for await (const code of codes) {
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
export function withSecondFactor(call: CallServer, { ask = askLine, wait = sleep }: Ways = {}): CallServer {
  return async (name, fields) => {
    try {
      return await call(name, fields)
    } catch (error) {
      const isAsked = error instanceof OpsFailure && error.data?.reason === 'second_factor'
      if (!isAsked || error.data?.enrolled !== true) throw error
      await show(call, codesToTry(ask, wait))
      return call(name, fields)
    }
  }
}

const lacksFirstCode = (error: unknown) =>
  error instanceof OpsFailure && error.data?.errors?.some(({ field }) => field === 'mail_code') === true

/** Sets up a second factor: prints its secret, reads its first code, and returns the recovery codes. */
export const enrol =
  (ask: Ask = askLine): Command =>
  async (call, _args, { email, firstCode }) => {
    const { secret, uri } = await call('opsSecondFactorStart', {}).catch(async (error: unknown) => {
      if (!lacksFirstCode(error)) throw error
      return call('opsSecondFactorStart', { mail_code: await firstCode(call, email) })
    })
    const shown = `Put this secret into an authenticator app:\n  ${secret}\n  ${uri}\nThen type its code: `
    const data = await call('opsSecondFactorConfirm', { code: await ask(shown) })
    const lines = [
      'Your second factor is set up. These codes are for when the device is gone, each good once; keep them on paper:',
      ...data.recovery_codes.map((code) => `  ${code}`),
    ]
    return { data, lines }
  }

export const SECOND_FACTOR_COMMANDS: Readonly<Record<string, Command>> = { 'second-factor': enrol() }
