/** The grace period before an account is erased: starting, cancelling, ending. */
import { putBackOnSale, takeOffSale } from '../catalogue/move-products'
import { withdrawRequests } from '../intake/end-requests'
import { hideShops } from '../stores/hide-shops'
import { closeSessions } from '../../kernel/sessions/tokens'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { DAY_MS } from '@contract/base/constants'
import { closings, users } from '../../kernel/db/schema/accounts'
import { shopRequests } from '../../kernel/db/schema/ops'
import { transaction } from '../../kernel/db/transaction'
import type { Db, Tx } from '../../kernel/db/types'
import { operationFailed } from '../../kernel/http/refusal'
import { obstaclesOf } from './obstacles'

type Closing = typeof closings.$inferSelect

export async function findClosing(db: Db, userId: bigint): Promise<Closing | null> {
  const [closing] = await db.select().from(closings).where(eq(closings.userId, userId))
  return closing ?? null
}

/** Throws 2000018, reason not_allowed, with the obstacles. */
export async function checkObstacles(db: Db, userId: bigint, forfeit: boolean): Promise<void> {
  const obstacles = await obstaclesOf(db, userId, forfeit)
  if (obstacles.length > 0) throw operationFailed('not_allowed', { obstacles })
}

/**
 * Hides the shop of an account and its products, and withdraws what it has asked operators for: a product under review is
 * again what it was before. Returns the ids of the products.
 */
async function hideShop(tx: Tx, userId: bigint, now: Date): Promise<string[]> {
  const shopIds = await hideShops(tx, userId, now)
  if (shopIds.length === 0) return []
  await withdrawRequests(tx, inArray(shopRequests.shopId, shopIds), now)
  return (await takeOffSale(tx, shopIds, now)).map(String)
}

interface Wish {
  readonly userId: bigint
  readonly forfeit: boolean
  readonly graceDays: number
  readonly now: Date
}

/**
 * Sets the date, ends all sessions and hides the shop. If called again, the first date stays, as it was confirmed.
 * Throws 2000018, reason not_allowed, if there are new obstacles.
 */
export async function beginClosing(db: Db, { userId, forfeit, graceDays, now }: Wish): Promise<Closing> {
  return transaction(db, async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
    await closeSessions(tx, userId)
    const begun = await findClosing(tx, userId)
    if (begun) return begun
    await checkObstacles(tx, userId, forfeit)
    const dueAt = new Date(now.getTime() + graceDays * DAY_MS)
    const hiddenProducts = await hideShop(tx, userId, now)
    return one(await tx.insert(closings).values({ userId, askedAt: now, dueAt, forfeit, hiddenProducts }).returning())
  })
}

/** Removes the date, and restores the shop. Does nothing if no date is set, or it is too late. */
export async function keepAccount(db: Db, userId: bigint, now: Date): Promise<void> {
  await transaction(db, async (tx) => {
    const [kept] = await tx
      .delete(closings)
      .where(and(eq(closings.userId, userId), isNull(closings.erasedAt)))
      .returning()
    if (!kept) return
    await hideShops(tx, userId, null)
    await putBackOnSale(tx, kept.hiddenProducts.map(BigInt), now)
  })
}
