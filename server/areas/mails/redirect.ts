/** Mails that went to a mistyped address. */
import { and, desc, eq, like, ne, sql } from 'drizzle-orm'
import { mails } from '../../kernel/db/schema/mails'
import type { Tx } from '../../kernel/db/types'

/** How many are sent again: nobody can fill another's mailbox with them. */
const AGAIN = 5

/**
 * Sends a user's mails to another address: those that wait, and again the newest of those about orders that were sent
 * elsewhere, as far as what they tell of is still known.
 */
export async function redirectMails(
  tx: Tx,
  userId: bigint,
  { recipient, at }: { readonly recipient: string; readonly at: Date },
): Promise<void> {
  const own = eq(mails.userId, userId)
  await tx
    .update(mails)
    // also one that is on its way to the other address now
    .set({ recipient, nextAt: at })
    .where(and(own, eq(mails.state, 'queued')))
  const sent = await tx
    .select({ key: mails.key, language: mails.language, kind: mails.kind, params: mails.params })
    .from(mails)
    .where(and(own, ne(mails.recipient, recipient), like(mails.kind, 'order\\_%'), sql`${mails.params} <> '{}'::jsonb`))
    .orderBy(desc(mails.id))
    .limit(AGAIN)
  if (sent.length === 0) return
  const more = { userId, recipient, nextAt: at, createdAt: at }
  const again = sent.reverse().map((mail) => ({ ...mail, ...more, key: `${mail.key}:${at.getTime()}` }))
  await tx.insert(mails).values(again)
}
