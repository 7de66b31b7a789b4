/** Which mails people chose to do without [rule.mail-choices]. */
import { eq, sql } from 'drizzle-orm'
import type { Data } from '@contract/all-calls'
import type { Role } from '@contract/base/roles'
import { MAIL_CHOICES, type MailChoice } from '@contract/base/mails'
import { one } from '@contract/rules/lists'
import { users } from '../../kernel/db/schema/accounts'
import type { Db } from '../../kernel/db/types'
import { changeUser } from '../users/change-user'

/** Who gets mails of a kind. */
const ROLES: Readonly<Record<MailChoice, readonly Role[]>> = {
  // sellers buy, too
  order_message: ['buyer', 'seller'],
  shop_orders: ['seller'],
  shop_review: ['seller'],
  shop_message: ['seller'],
  shop_digest: ['seller'],
  operator_digest: ['operator'],
}

/** The kinds that the account gets or could get, with whether they are on. */
export async function readChoices(db: Db, userId: bigint): Promise<Data<'mailChoices'>> {
  const { off, role } = one(
    await db.select({ off: users.mailsOff, role: users.role }).from(users).where(eq(users.id, userId)),
  )
  const offered = MAIL_CHOICES.filter((kind) => ROLES[kind].includes(role))
  return { choices: offered.map((kind) => ({ kind, on: !off.includes(kind) })) }
}

/** Switches mails of a kind on or off; twice has no further effect. */
export async function choose(db: Db, userId: bigint, kind: MailChoice, on: boolean): Promise<void> {
  const others = sql`${users.mailsOff} - ${kind}::text`
  const mailsOff = on ? others : sql`(${others}) || to_jsonb(${kind}::text)`
  await changeUser(db, userId, { mailsOff })
}
