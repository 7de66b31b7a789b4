import { eq } from 'drizzle-orm'
import { normaliseEmail } from '../account/email'
import { users } from '../../kernel/db/schema/accounts'
import { transaction } from '../../kernel/db/transaction'
import type { Db } from '../../kernel/db/types'
import { recordAuditEntry } from '../audit/audit'
import { changeUser } from '../users/change-user'

/** The appointment failed. The message is the line to print. */
export class AppointRefused extends Error {}

/**
 * Makes an account an operator's, with its audit row, and returns the line that says so. An account has one role: a
 * seller stays a seller. Throws AppointRefused for an unknown address and for an account that already has a role.
 */
export function appointOperator(db: Db, email: string, at: Date): Promise<string> {
  return transaction(db, async (tx) => {
    const [user] = await tx
      .select({ id: users.id, email: users.email, role: users.role })
      .from(users)
      .where(eq(users.email, normaliseEmail(email)))
      .for('update')
    if (!user) throw new AppointRefused(`nobody has the address ${email}: register it in the app first`)
    if (user.role !== 'buyer') throw new AppointRefused(`${user.email} is ${user.role} already`)
    await changeUser(tx, user.id, { role: 'operator' })
    await recordAuditEntry(tx, {
      operatorId: user.id,
      action: 'appoint',
      subject: 'accounts',
      subjectId: user.id,
      userId: user.id,
      remark: '',
      before: { role: user.role },
      after: { role: 'operator' },
      at,
    })
    return `${user.email} is an operator`
  })
}
