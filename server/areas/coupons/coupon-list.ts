/** Coupons for operators, and for shops: the list, and how they are shown. */
import { and, desc, eq, gt, gte, ilike, isNotNull, isNull, lt, lte, or, type SQL } from 'drizzle-orm'
import type { CouponState, OpsCoupon } from '@contract/entities/ops-coupon'
import { one } from '@contract/rules/lists'
import { usd } from '../../kernel/text/usd'
import { countUpTo } from '../../kernel/db/bounded-count'
import { users } from '../../kernel/db/schema/accounts'
import { shops } from '../../kernel/db/schema/catalogue'
import { coupons } from '../../kernel/db/schema/coupons'
import type { Db } from '../../kernel/db/types'
import { readPage, type PageFields } from '../../kernel/http/paging'

export type CouponRow = typeof coupons.$inferSelect

/** The state of a coupon at this time. */
export function stateOf({ startsAt, endsAt, uses, usesMax }: CouponRow, now: Date): CouponState {
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

const selected = (db: Db) =>
  db
    .select({ row: coupons, shop: shops.name, owner: shops.ownerUserId, by: users.firstname })
    .from(coupons)
    .leftJoin(shops, eq(shops.id, coupons.shopId))
    .leftJoin(users, eq(users.id, coupons.updatedBy))

type Found = Awaited<ReturnType<typeof selected>>[number]

function present({ row, shop, by }: Found, now: Date): OpsCoupon {
  return {
    coupon_id: String(row.id),
    shop: row.shopId === null ? null : { shop_id: String(row.shopId), name: shop ?? '' },
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
    offered: row.offered,
    created_at: row.createdAt.toISOString(),
    version: row.version,
    updated_at: row.updatedAt.toISOString(),
    updated_by_name: by ?? '',
  }
}

/** A coupon as it is now, with amounts in USD, and the account of its shop's owner; null: the marketplace's own. */
export async function readCoupon(db: Db, id: bigint, now: Date): Promise<{ coupon: OpsCoupon; owner: bigint | null }> {
  const found = one(await selected(db).where(eq(coupons.id, id)))
  return { coupon: present(found, now), owner: found.owner }
}

interface ListAsked extends PageFields {
  readonly q?: string
  readonly state?: CouponState
  readonly id?: bigint
  /** Those of one shop; absent: all. */
  readonly shopId?: bigint
}

/** A LIKE pattern for texts that contain this one. */
const containsText = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** A page of coupons, newest first; past the end it is empty. */
export async function listCoupons(db: Db, asked: ListAsked, now: Date) {
  const { q, state, id, shopId } = asked
  const where = and(
    q === undefined ? undefined : ilike(coupons.code, containsText(q)),
    state === undefined ? undefined : inState(state, now),
    id === undefined ? undefined : eq(coupons.id, id),
    shopId === undefined ? undefined : eq(coupons.shopId, shopId),
  )
  return readPage(asked, {
    total: countUpTo(db, db.select({ id: coupons.id }).from(coupons).where(where)),
    rows: selected(db).where(where).orderBy(desc(coupons.id)),
    present: (found) => found.map((each) => present(each, now)),
  })
}
