/** What operators and shops do with coupons: each with its audit row. */
import { and, eq } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import type { OpsCoupon } from '@contract/entities/ops-coupon'
import { one } from '@contract/rules/lists'
import { coupons } from '../../kernel/db/schema/coupons'
import type { Tx } from '../../kernel/db/types'
import { fieldRefusal, operationFailed, Refusal } from '../../kernel/http/refusal'
import { recordAuditEntry } from '../audit/audit'
import { readCoupon, stateOf, type CouponRow } from './coupon-list'
import { changeOf, endOf, termsOf } from './terms'

interface By {
  readonly userId: bigint
  readonly at: Date
  /** For the audit. */
  readonly remark?: string
}

/** The terms of a coupon, without what purchases and edits count. */
function kept({ code, amount, percent, min, max, starts_at, ends_at, uses_max, offered, shop }: OpsCoupon): object {
  return {
    code,
    amount,
    percent,
    min,
    max,
    starts_at,
    ends_at,
    uses_max,
    offered,
    ...(shop && { shop_id: shop.shop_id }),
  }
}

async function recorded(
  tx: Tx,
  { userId, at, remark = '' }: By,
  action: 'create' | 'change' | 'end',
  { id, before }: { readonly id: bigint; readonly before: object },
): Promise<OpsCoupon> {
  const { coupon, owner } = await readCoupon(tx, id, at)
  const about = { subject: 'coupons', subjectId: id, userId: owner } as const
  await recordAuditEntry(tx, { operatorId: userId, action, ...about, remark, before, after: kept(coupon), at })
  return coupon
}

/**
 * Adds a coupon, of a shop or, without one, of the marketplace. Throws as termsOf does, and 1000008 at `code` if another
 * has that code, in any case.
 */
export async function makeCoupon(
  tx: Tx,
  by: By,
  asked: Parameters<typeof termsOf>[0],
  shopId: bigint | null,
): Promise<OpsCoupon> {
  const terms = { ...termsOf(asked, by.at), shopId, updatedAt: by.at, updatedBy: by.userId }
  const [made] = await tx.insert(coupons).values(terms).onConflictDoNothing().returning({ id: coupons.id })
  if (!made) throw fieldRefusal(Code.invalidParameter, [{ field: 'code', rule: 'taken' }])
  return recorded(tx, by, 'create', { id: made.id, before: {} })
}

interface Wanted {
  readonly id: bigint
  /** Only a coupon of this shop. */
  readonly shopId?: bigint
  readonly now: Date
}

/**
 * A coupon, locked until the transaction ends, so that no purchase uses it meanwhile. Throws 2000019 for an unknown id
 * and another shop's coupon, and 2000018 not_allowed if it has ended.
 */
export async function lockCoupon(tx: Tx, { id, shopId, now }: Wanted): Promise<CouponRow> {
  const own = shopId === undefined ? undefined : eq(coupons.shopId, shopId)
  const [row] = await tx
    .select()
    .from(coupons)
    .where(and(eq(coupons.id, id), own))
    .for('update')
  if (!row) throw new Refusal(Code.notFound)
  if (stateOf(row, now) === 'over') throw operationFailed('not_allowed')
  return row
}

type Columns = Partial<Pick<CouponRow, 'startsAt' | 'endsAt' | 'usesMax' | 'offered'>>

async function set(tx: Tx, by: By, action: 'change' | 'end', row: CouponRow, columns: Columns): Promise<OpsCoupon> {
  const { id } = row
  const before = kept((await readCoupon(tx, id, by.at)).coupon)
  const stamp = { version: row.version + 1, updatedAt: by.at, updatedBy: by.userId }
  one(
    await tx
      .update(coupons)
      .set({ ...columns, ...stamp })
      .where(eq(coupons.id, id))
      .returning({ id: coupons.id }),
  )
  return recorded(tx, by, action, { id, before })
}

/** Changes a coupon that the caller has locked. Throws as changeOf does. */
export const changeCoupon = (tx: Tx, by: By, row: CouponRow, asked: Parameters<typeof changeOf>[0]) =>
  set(tx, by, 'change', row, changeOf(asked, row, by.at))

/** Ends a coupon that the caller has locked. Throws as endOf does. */
export const endCoupon = (tx: Tx, by: By, row: CouponRow) => set(tx, by, 'end', row, endOf(row, by.at))
