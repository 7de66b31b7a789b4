/**
 * The workers for card payments: they refund to cards, query gateways about payments without an event, and send the
 * sandbox gateway's events.
 */
import { JOB_EVERY_MS } from '@contract/base/jobs'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../kernel/config/config'
import type { Db } from '../../kernel/db/types'
import { type Observe, type Repeated, startInterval } from '../../kernel/work/interval'
import { checkPayments } from './check-payments'
import { openGateways } from './gateways/available'
import { sendDue, type Send } from './gateways/sandbox/events'
import { readSandboxKey } from './gateways/sandbox/key'
import { returnMoney } from './return-money'

const SEND_TIMEOUT_MS = 15_000

interface Options {
  readonly db: Db
  readonly config: Config
  readonly now: () => Date
  readonly log: Pick<FastifyBaseLogger, 'error'>
  /** The server's own address, to which the sandbox gateway sends its events. */
  readonly address: string
  readonly observe?: Observe
}

/** Sends over the network, as an external gateway would. */
export function sendTo(address: string): Send {
  return async (path, body, headers) => {
    const signal = AbortSignal.timeout(SEND_TIMEOUT_MS)
    const { status } = await fetch(`${address}${path}`, { method: 'POST', body, headers, signal })
    return status === 200
  }
}

type RoundOptions = Pick<Options, 'db' | 'config' | 'log'> & { readonly send: Send }
type Round = (at: Date) => Promise<void>

/**
 * Three independent rounds, so that none waits for a slow gateway in another: refunds, payments without an event, and
 * the sandbox's due events.
 */
export async function createCardRounds({ db, config, log, send }: RoundOptions): Promise<readonly Round[]> {
  const gateways = await openGateways(config, db)
  const key = config.paymentSandbox !== 'off' ? await readSandboxKey(db) : null
  const afterMs = config.cardCheckAfterS * 1_000
  const rounds: Round[] = [
    async (at) => void (await returnMoney(db, gateways, at, log)),
    async (at) => void (await checkPayments(db, gateways, { afterMs, at, log })),
  ]
  if (key !== null) rounds.push(async (at) => void (await sendDue(db, { key, send, now: at })))
  return rounds
}

/** Starts the rounds. `stop` waits for a round in progress. */
export async function startCardWorkers(options: Options): Promise<Repeated> {
  const { db, config, now, log, address, observe } = options
  const rounds = await createCardRounds({ db, config, log, send: sendTo(address) })
  const running = rounds.map((round) =>
    startInterval({ name: 'cards', everyMs: JOB_EVERY_MS.cards, round: () => round(now()), log, observe }),
  )
  return {
    async stop() {
      await Promise.all(running.map((worker) => worker.stop()))
    },
  }
}
