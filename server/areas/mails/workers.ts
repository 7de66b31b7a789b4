/** The workers of mails: they send the outbox, and tell once a day what waits. Any number of processes may run them. */
import { JOB_EVERY_MS } from '@contract/base/jobs'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../../kernel/config/config'
import type { Db } from '../../kernel/db/types'
import type { Channels } from '../../kernel/messages/message'
import { type GoesOn, type Observe, type Repeated, startInterval } from '../../kernel/work/interval'
import { queueDigests } from './digests'
import { sendDueMails } from './send-due'

interface Options {
  readonly db: Db
  readonly config: Pick<Config, 'smtpUrl' | 'production' | 'publicUrl' | 'digestHour'>
  readonly channels: Channels
  /** The server's own address, for links where PUBLIC_URL is not set. */
  readonly address: string
  /** The key that signs the links that end mails. */
  readonly key: string
  readonly now: () => Date
  readonly log: Pick<FastifyBaseLogger, 'error'>
  readonly observe?: Observe
}

/** Runs the rounds. `stop` waits for the mail in progress. */
export function startMailWorkers({ config, channels, address, key, observe, ...around }: Options): Repeated {
  const { smtpUrl, production, publicUrl, digestHour } = config
  const { db, now, log } = around
  const mail = smtpUrl === null && production ? null : channels.mail
  const post = { ...around, mail, site: { address: publicUrl ?? address, key } }
  const send = async (goesOn: GoesOn) => void (await sendDueMails(post, goesOn))
  const gather = () => queueDigests(db, now(), digestHour)
  const running = [
    startInterval({ name: 'mails', everyMs: JOB_EVERY_MS.mails, round: send, log, observe }),
    startInterval({ name: 'digests', everyMs: JOB_EVERY_MS.digests, round: gather, log, observe }),
  ]
  return {
    async stop() {
      await Promise.all(running.map((worker) => worker.stop()))
    },
  }
}
