/** Notices to operators about card payments: a title in their language, and numbers with the gateway's message. */
import { OUTCOMES } from '@contract/base/outcomes'
import { and, asc, eq, isNull } from 'drizzle-orm'
import { NOTICE_TYPES } from '@contract/entities/notice'
import { users } from '../../kernel/db/schema/accounts'
import type { Tx } from '../../kernel/db/types'
import { sendNotice } from '../notices/send'
import type { WholeTexts } from '../../kernel/text/catalogue'

/**
 * Adds a notice for every operator with an enabled account. `words` are in no particular language: they are the
 * fallback.
 */
export async function notifyOperators(tx: Tx, title: WholeTexts, words: string, at: Date): Promise<void> {
  const operators = await tx
    .select({ userId: users.id })
    .from(users)
    .where(and(eq(users.role, 'operator'), isNull(users.disabledAt)))
    .orderBy(asc(users.id))
  for (const { userId } of operators) {
    await sendNotice(tx, { userId, type: NOTICE_TYPES.refund, state: OUTCOMES.failed, title, text: { en: words } }, at)
  }
}
