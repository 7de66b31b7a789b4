import { JOB_EVERY_MS } from '@contract/base/jobs'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../../kernel/db/types'
import type { SealPlace } from '../../kernel/sessions/seal'
import { type GoesOn, type Observe, type Repeated, startInterval } from '../../kernel/work/interval'
import { createSend } from './send'
import { sendDueDeliveries } from './send-due'

interface Options {
  readonly db: Db
  readonly config: SealPlace
  readonly now: () => Date
  readonly log: Pick<FastifyBaseLogger, 'error'>
  readonly observe?: Observe
}

/** Sends messages to other programs. Any number of processes may run it. `stop` waits for the one in progress. */
export function startWebhookWorker({ config, observe, ...around }: Options): Repeated {
  const post = { ...around, place: config, send: createSend() }
  const round = async (goesOn: GoesOn) => void (await sendDueDeliveries(post, goesOn))
  return startInterval({ name: 'webhooks', everyMs: JOB_EVERY_MS.webhooks, round, log: around.log, observe })
}
