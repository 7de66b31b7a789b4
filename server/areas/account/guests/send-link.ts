/** Links that bring a guest back to an order, always to the mailbox that the guest gave [rule.guest-links]. */
import { and, desc, eq, isNull, max } from 'drizzle-orm'
import { users } from '../../../kernel/db/schema/accounts'
import { orders } from '../../../kernel/db/schema/orders'
import { transaction } from '../../../kernel/db/transaction'
import type { Db } from '../../../kernel/db/types'
import { handle } from '../../../kernel/http/context'
import { Refusal } from '../../../kernel/http/refusal'
import { queueMails } from '../../mails/queue'
import { countSending } from '../codes/code-caps'
import { findGuest } from './find-guest'

interface Wanted {
  readonly userId: bigint
  readonly order: string
}

const queueLinks = (db: Db, wanted: readonly Wanted[], at: Date) =>
  transaction(db, (tx) =>
    queueMails(
      tx,
      wanted.map(({ userId, order }) => {
        const key = `order:${order}:link:${at.getTime()}`
        return { key, userId, kind: 'order_link', params: { order }, at }
      }),
    ),
  )

/** In place of a link that has expired. */
export const sendOrderLinkHandler = handle('sendOrderLink', async ({ db, fields, uploadKey, now }) => {
  const { userId, email } = await findGuest(db, fields, uploadKey)
  await countSending(db, [{ by: 'link', who: email }], now)
  await queueLinks(db, [{ userId, order: fields.order_id }], now)
  return {}
})

/** Each purchase without a session makes a guest of its own; the newest ones get a link. */
const GUESTS = 3

/**
 * For a guest who has lost the mails: a link to the newest order of each of the newest guests with this address. It throws nothing
 * that would tell the caller whether there are any.
 */
export async function sendLostLinks(db: Db, email: string, now: Date): Promise<void> {
  try {
    await countSending(db, [{ by: 'link', who: email }], now)
  } catch (error) {
    // enough were sent today, or somebody only wants to know
    if (error instanceof Refusal) return
    throw error
  }
  const newest = max(orders.id)
  const found = await db
    .select({ userId: users.id, order: newest })
    .from(users)
    .innerJoin(orders, eq(orders.userId, users.id))
    .where(and(eq(users.guestEmail, email), isNull(users.disabledAt)))
    .groupBy(users.id)
    .orderBy(desc(newest))
    .limit(GUESTS)
  await queueLinks(
    db,
    found.map(({ userId, order }) => ({ userId, order: String(order) })),
    now,
  )
}
