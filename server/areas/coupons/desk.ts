/** Coupons for operators: list, create, change and end. */
import { and, count, desc, eq, gt, gte, ilike, isNotNull, isNull, lt, lte, or, type SQL } from 'drizzle-orm'
import { Code } from '@contract/codes'
import type { CouponState, OpsCoupon } from '@contract/entities/ops-coupon'
import { one } from '@contract/rules/lists'
import { usd } from '../../kernel/text/usd'
import { coupons } from '../../kernel/db/schema/coupons'
import type { Db, Tx } from '../../kernel/db/types'
import { fieldRefusal, operationFailed, Refusal } from '../../kernel/http/refusal'

type Row = typeof coupons.$inferSelect

function stateOf({ startsAt, endsAt, uses, usesMax }: Row, now: Date): CouponState {
  if (endsAt <= now) return 'over'
  if (startsAt > now) return 'coming'
  return usesMax !== null && uses >= usesMax ? 'used_up' : 'running'
}

function inState(state: CouponState, now: Date): SQL | undefined {
  const begun = and(lte(coupons.startsAt, now), gt(coupons.endsAt, now))
  switch (state) {
    case 'over':
      return lte(coupons.endsAt, now)
    case 'coming':
      return and(gt(coupons.startsAt, now), gt(coupons.endsAt, now))
    case 'used_up':
      return and(begun, isNotNull(coupons.usesMax), gte(coupons.uses, coupons.usesMax))
    case 'running':
      return and(begun, or(isNull(coupons.usesMax), lt(coupons.uses, coupons.usesMax)))
  }
}

/** A coupon as operators see it now; amounts are USD. */
export function presentCoupon(row: Row, now: Date): OpsCoupon {
  return {
    coupon_id: String(row.id),
    code: row.code,
    state: stateOf(row, now),
    amount: row.amountMinor === null ? null : usd(row.amountMinor),
    percent: row.percent,
    min: usd(row.minMinor),
    max: row.maxMinor === null ? null : usd(row.maxMinor),
    starts_at: row.startsAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    uses_max: row.usesMax,
    uses: row.uses,
    created_at: row.createdAt.toISOString(),
  }
}

interface ListAsked {
  readonly q?: string
  readonly state?: CouponState
  readonly p: number
  readonly page_size: number
}

/** A LIKE pattern for texts that contain this one. */
const holding = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** A page of coupons, newest first; past the end it is empty. */
export async function listCoupons(db: Db, { q, state, p, page_size }: ListAsked, now: Date) {
  const asked = and(
    q === undefined ? undefined : ilike(coupons.code, holding(q)),
    state === undefined ? undefined : inState(state, now),
  )
  const { total } = one(await db.select({ total: count() }).from(coupons).where(asked))
  const found = await db
    .select()
    .from(coupons)
    .where(asked)
    .orderBy(desc(coupons.id))
    .limit(page_size)
    .offset((p - 1) * page_size)
  return { list: found.map((row) => presentCoupon(row, now)), count: total, p, page_size }
}

/** Adds a coupon. Throws 1000008 at `code` if there is one with that code, in any case. */
export async function addCoupon(tx: Tx, terms: typeof coupons.$inferInsert): Promise<Row> {
  const [made] = await tx.insert(coupons).values(terms).onConflictDoNothing().returning()
  if (!made) throw fieldRefusal(Code.invalidParameter, [{ field: 'code', rule: 'taken' }])
  return made
}

/**
 * A coupon, locked until the transaction ends, so that no purchase uses it meanwhile. Throws 2000019 for an unknown
 * id, and 2000018 not_allowed if it has ended.
 */
export async function requireOpen(tx: Tx, id: bigint, now: Date): Promise<Row> {
  const [row] = await tx.select().from(coupons).where(eq(coupons.id, id)).for('update')
  if (!row) throw new Refusal(Code.notFound)
  if (stateOf(row, now) === 'over') throw operationFailed('not_allowed')
  return row
}

type Change = Partial<Pick<Row, 'startsAt' | 'endsAt' | 'usesMax'>>

/** Changes a coupon that the caller has locked. */
export async function changeCoupon(tx: Tx, id: bigint, change: Change): Promise<Row> {
  return one(await tx.update(coupons).set(change).where(eq(coupons.id, id)).returning())
}
