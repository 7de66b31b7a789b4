/** Whether those whom a decision is for are still there [role.operator]. */
import { eq } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { closings, users } from '../../kernel/db/schema/accounts'
import { shops } from '../../kernel/db/schema/catalogue'
import type { Tx } from '../../kernel/db/types'
import { Refusal } from '../../kernel/http/refusal'

/**
 * Whether an account is neither disabled nor closed, nor about to be. It stays so until the transaction ends: closing
 * and disabling wait for it.
 */
export async function isAccountOpen(tx: Tx, userId: bigint): Promise<boolean> {
  const { disabledAt, erasedAt } = users
  const [user] = await tx.select({ disabledAt, erasedAt }).from(users).where(eq(users.id, userId)).for('key share')
  // a statement of its own: it sees what the account was waited for
  const [closing] = await tx.select({ userId: closings.userId }).from(closings).where(eq(closings.userId, userId))
  return user !== undefined && user.disabledAt === null && user.erasedAt === null && closing === undefined
}

/** Whether buyers can find a shop, and its owner can work for it. The marketplace's own shop has no owner. */
export async function isShopOpen(tx: Tx, shopId: bigint): Promise<boolean> {
  const { ownerUserId, hiddenAt } = shops
  const find = () => tx.select({ ownerUserId, hiddenAt }).from(shops).where(eq(shops.id, shopId))
  const [found] = await find()
  if (!found || (found.ownerUserId !== null && !(await isAccountOpen(tx, found.ownerUserId)))) return false
  const [now] = await find()
  return now?.hiddenAt === null
}

/** Throws 2000018 closed where one of them says no. */
export function requireOpen(isOpen: boolean): void {
  if (!isOpen) throw new Refusal(Code.operationFailed, { reason: 'closed' })
}
