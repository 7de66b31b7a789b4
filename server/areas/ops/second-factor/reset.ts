import { eq } from 'drizzle-orm'
import { normaliseEmail } from '../../account/email'
import { users } from '../../../kernel/db/schema/accounts'
import { transaction } from '../../../kernel/db/transaction'
import type { Db } from '../../../kernel/db/types'
import { AppointRefused } from '../appoint'
import { removeFactor } from './factor'

/**
 * Removes an operator's second factor, with its audit row, so that a new one can be set up, and returns the line that
 * says so. Throws AppointRefused for an address that is not an operator's.
 */
export function resetSecondFactor(db: Db, email: string, at: Date): Promise<string> {
  return transaction(db, async (tx) => {
    const [user] = await tx
      .select({ id: users.id, email: users.email, role: users.role })
      .from(users)
      .where(eq(users.email, normaliseEmail(email)))
      .for('update')
    if (user?.role !== 'operator') throw new AppointRefused(`${email} is no operator`)
    await removeFactor(tx, user.id, at)
    return `${user.email} has no second factor any more, and sets up a new one in the console, or with npm run ops -- second-factor`
  })
}
