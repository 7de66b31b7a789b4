/** How much a guest may owe on delivery: the shop's parcels are on their way to somebody whom nobody knows [role.guests-cash]. */
import { and, eq, ne, sql } from 'drizzle-orm'
import { BASE_CURRENCY } from '@contract/base/constants'
import { one } from '@contract/rules/lists'
import { toDecimal, toMinor } from '@contract/rules/money'
import { users } from '../../kernel/db/schema/accounts'
import { orders } from '../../kernel/db/schema/orders'
import type { Db, Tx } from '../../kernel/db/types'
import { operationFailed } from '../../kernel/http/refusal'
import { readGuests } from '../settings/guests'

const limit = async (db: Db): Promise<bigint> => toMinor((await readGuests(db)).cash_max, BASE_CURRENCY)

/** What the guest's open orders owe on delivery: USD minor units. */
async function owedBy(db: Db, userId: bigint): Promise<bigint> {
  const open = and(
    eq(orders.userId, userId),
    eq(orders.paymentMethod, 'cash_on_delivery'),
    eq(orders.paymentStatus, 'unpaid'),
    ne(orders.status, 'cancelled'),
  )
  const sum = sql<string>`coalesce(sum(${orders.grandTotal}), 0)::text`
  return BigInt(one(await db.select({ sum }).from(orders).where(open)).sum)
}

/** Whether a guest can pay this on delivery besides what is open: USD minor units. */
export async function mayPayCash(db: Db, userId: bigint, amount: bigint): Promise<boolean> {
  return amount + (await owedBy(db, userId)) <= (await limit(db))
}

/** Throws 2000018, reason not_allowed, with the limit, if it is too much. Others of this guest's payments wait. */
export async function requireGuestCash(tx: Tx, userId: bigint, amount: bigint): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  if (await mayPayCash(tx, userId, amount)) return
  throw operationFailed('not_allowed', { limit: toDecimal(await limit(tx), BASE_CURRENCY), currency: BASE_CURRENCY })
}
