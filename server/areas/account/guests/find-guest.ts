/** The guest at the other end of a link in a mail [rule.guest-links]. */
import { eq } from 'drizzle-orm'
import type { Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import { users } from '../../../kernel/db/schema/accounts'
import { orders } from '../../../kernel/db/schema/orders'
import type { Db } from '../../../kernel/db/types'
import { fieldRefusal, Refusal } from '../../../kernel/http/refusal'
import { isSigned } from '../../users/order-links'

export const wrongSign = () => fieldRefusal(Code.wrongCode, [{ field: 'sign', rule: 'wrong' }])

/**
 * The guest who placed the order, by a signature for it, however old. Throws 2000002 for any other signature and for a
 * user who is no guest, and 2000017 for one who is disabled.
 */
export async function findGuest(
  db: Db,
  { order_id: orderId, sign }: Fields<'loginByOrder'>,
  key: string,
): Promise<{ readonly userId: bigint; readonly email: string }> {
  const [found] = await db
    .select({ userId: users.id, email: users.guestEmail, disabledAt: users.disabledAt })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, BigInt(orderId)))
  if (!found) throw wrongSign()
  const { userId, email, disabledAt } = found
  if (email === null || !isSigned(sign, { orderId, userId, email }, key)) throw wrongSign()
  if (disabledAt) throw new Refusal(Code.accountDisabled)
  return { userId, email }
}
