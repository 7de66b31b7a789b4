/** The grace period before an account is erased: starting, cancelling, ending. */
import { OUTCOMES } from '@contract/base/outcomes'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { DAY_MS } from '@contract/base/constants'
import { closings, sessions, users } from '../../kernel/db/schema/accounts'
import { products, shops } from '../../kernel/db/schema/catalogue'
import { shopRequests } from '../../kernel/db/schema/ops'
import { transaction } from '../../kernel/db/transaction'
import type { Db, Tx } from '../../kernel/db/types'
import { operationFailed } from '../../kernel/http/refusal'
import { IS_COMPLETE, productIn } from '../catalogue/product-state'
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

/** Withdraws what shops have asked operators for: a product under review is again what it was before. */
async function withdrawRequests(tx: Tx, shopIds: readonly bigint[], now: Date): Promise<void> {
  const open = and(inArray(shopRequests.shopId, [...shopIds]), eq(shopRequests.state, OUTCOMES.pending))
  await tx.update(shopRequests).set({ state: OUTCOMES.failed, withdrawn: true, decidedAt: now }).where(open)
  const state = sql`case when ${products.listedAt} is null then 'draft' else 'withdrawn' end`
  const waiting = and(inArray(products.shopId, [...shopIds]), eq(products.state, 'review'))
  await tx.update(products).set({ state }).where(waiting)
}

/** Hides the shop of an account and its products. Returns the ids of the products. */
async function hideShop(tx: Tx, userId: bigint, now: Date): Promise<string[]> {
  const hidden = await tx
    .update(shops)
    .set({ hiddenAt: now })
    .where(eq(shops.ownerUserId, userId))
    .returning({ id: shops.id })
  if (hidden.length === 0) return []
  const shopIds = hidden.map(({ id }) => id)
  await withdrawRequests(tx, shopIds, now)
  const listed = await tx
    .update(products)
    .set(productIn('withdrawn', now))
    .where(and(inArray(products.shopId, shopIds), eq(products.hidden, false)))
    .returning({ id: products.id })
  return listed.map(({ id }) => String(id))
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
    await tx.delete(sessions).where(eq(sessions.userId, userId))
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
    await tx.update(shops).set({ hiddenAt: null }).where(eq(shops.ownerUserId, userId))
    const ids = kept.hiddenProducts.map(BigInt)
    if (ids.length === 0) return
    // those that an operator has blocked in the meantime stay blocked, and those that lack something withdrawn
    const restored = and(inArray(products.id, ids), eq(products.state, 'withdrawn'), IS_COMPLETE)
    await tx.update(products).set(productIn('listed', now)).where(restored)
  })
}
