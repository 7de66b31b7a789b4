/** Sends a message about an order [rule.message-limits]. */
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { MESSAGES_PER_HOUR, type MessageAuthor } from '@contract/base/message-constants'
import { one } from '@contract/rules/lists'
import { orderMessages } from '../../kernel/db/schema/order-messages'
import type { Tx } from '../../kernel/db/types'
import { fieldRefusal, operationFailed } from '../../kernel/http/refusal'
import { notifyOfMessage } from './notice'
import { hasReader, markAnswered, markRead, type Subject } from './thread'

const HOUR_MS = 3_600_000

interface NewMessage {
  readonly order: Subject
  readonly author: MessageAuthor
  readonly userId: bigint
  readonly text: string
  readonly at: Date
}

/** Until the end of the transaction, nobody else holds the same. */
const lockFor = (tx: Tx, what: string) => tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`)

/** Throws 2000018, reason rate_limited, with the seconds to wait. */
async function checkRate(tx: Tx, { userId, at }: NewMessage): Promise<void> {
  const since = new Date(at.getTime() - HOUR_MS)
  const { sent, oldest } = one(
    await tx
      .select({
        sent: sql<number>`count(*)::int`,
        oldest: sql<string | null>`(to_json(min(${orderMessages.createdAt})) #>> '{}')`,
      })
      .from(orderMessages)
      .where(and(eq(orderMessages.userId, userId), gt(orderMessages.createdAt, since))),
  )
  if (oldest === null || sent < MESSAGES_PER_HOUR) return
  const wait = Math.ceil((new Date(oldest).getTime() + HOUR_MS - at.getTime()) / 1_000)
  throw operationFailed('rate_limited', { retry_after: Math.max(1, wait) })
}

/** Whether the other side was told within the last hour of something that it has not read yet. */
async function wasTold(tx: Tx, { order, author, at }: NewMessage): Promise<boolean> {
  const since = new Date(at.getTime() - HOUR_MS)
  const { orderId, author: by, readAt, createdAt } = orderMessages
  const unread = and(eq(orderId, order.id), eq(by, author), isNull(readAt), gt(createdAt, since))
  const found = await tx.select({ id: orderMessages.id }).from(orderMessages).where(unread).limit(1)
  return found.length > 0
}

/**
 * Adds the message, marks those of the other side as read, and as answered if the shop writes, and tells the other side.
 * Returns its row. Throws 1000008 for a blank text, and 2000018: rate_limited, or not_allowed if nobody is there to read.
 */
export async function sendMessage(tx: Tx, message: NewMessage): Promise<typeof orderMessages.$inferSelect> {
  const { order, author, userId, at } = message
  const text = message.text.trim()
  if (text === '') throw fieldRefusal(Code.invalidParameter, [{ field: 'text', rule: 'required' }])
  await lockFor(tx, `messages:user:${userId}`)
  await lockFor(tx, `messages:order:${order.id}`)
  if (!(await hasReader(tx, order, author))) throw operationFailed('not_allowed')
  await checkRate(tx, message)
  const told = await wasTold(tx, message)
  const values = { orderId: order.id, author, userId, text, createdAt: at }
  const row = one(await tx.insert(orderMessages).values(values).returning())
  await markRead(tx, order, author, row.id, at)
  if (author === 'shop') await markAnswered(tx, order, row.id, at)
  if (!told) await notifyOfMessage(tx, { order, messageId: row.id, author, at })
  return row
}
