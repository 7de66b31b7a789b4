/** The worker for the outbox of messages to other programs [rule.webhook-once]. */
import { eq } from 'drizzle-orm'
import { webhookDeliveries, webhooks } from '../../kernel/db/schema/webhooks'
import type { Db } from '../../kernel/db/types'
import { unseal, type SealPlace } from '../../kernel/sessions/seal'
import { afterFailure, dropOld, mark, sendDue } from '../../kernel/work/outbox'
import type { Send } from './send'
import { signedHeaders } from './signature'

const AT_ONCE = 8
const REASON_LENGTH = 200
/** The receiver is gone for good, as it says. */
const GONE = 410

type Log = { error(details: object, message: string): void }

export interface Post {
  readonly db: Db
  readonly send: Send
  readonly place: SealPlace
  readonly now: () => Date
  readonly log: Log
}

type Delivery = typeof webhookDeliveries.$inferSelect

const outboxOf = ({ db, now }: Post) => ({ db, now, table: webhookDeliveries })

interface Outcome {
  /** The status of the answer; null: there was none. */
  readonly status: number | null
  readonly error: string
}

/** Never throws: what goes wrong is the outcome. */
async function deliver({ db, send, place, now }: Post, { webhookId, messageId: id, body }: Delivery): Promise<Outcome> {
  try {
    const [webhook] = await db.select().from(webhooks).where(eq(webhooks.id, webhookId))
    if (!webhook) return { status: null, error: 'the webhook was removed' }
    const secret = unseal(webhook.secret, webhookId, place, 'souk webhooks')
    const status = await send(webhook.url, body, signedHeaders(secret, { id, body, at: now() }))
    return { status, error: status >= 200 && status < 300 ? '' : `answered ${status}` }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { status: null, error: reason.slice(0, REASON_LENGTH) || 'no answer' }
  }
}

async function attempt(post: Post, due: Delivery): Promise<boolean> {
  const { now, log } = post
  const { status, error } = await deliver(post, due)
  if (error === '') {
    await mark(outboxOf(post), due, { state: 'sent', sentAt: now(), status, error })
    return true
  }
  const next = afterFailure(due.attempts, status === GONE, now())
  const details = { delivery: String(due.id), webhook: String(due.webhookId), attempts: due.attempts, reason: error }
  log.error(
    details,
    'state' in next ? 'a webhook gets a message no more' : 'a webhook did not take a message; it is tried again',
  )
  await mark(outboxOf(post), due, { ...next, status, error })
  return false
}

/** Sends due messages, several at a time, so that a receiver that does not answer holds up few. Returns how many were taken. */
export async function sendDueDeliveries(post: Post, goesOn?: () => boolean): Promise<number> {
  const outbox = outboxOf(post)
  await dropOld(outbox)
  return sendDue(outbox, (due) => attempt(post, due), { atOnce: AT_ONCE, goesOn })
}
