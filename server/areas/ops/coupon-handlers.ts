/** Operators' actions on coupons, those of shops included [role.operator]. */
import { listCoupons, type CouponRow } from '../coupons/coupon-list'
import { changeCoupon, endCoupon, lockCoupon, makeCoupon } from '../coupons/manage'
import { transaction } from '../../kernel/db/transaction'
import type { Db, Tx } from '../../kernel/db/types'
import { handle, type CallHandler } from '../../kernel/http/context'
import { byOf } from '../saving/by'
import { requireVersion } from '../audit/version'

interface Asked {
  readonly db: Db
  readonly now: Date
  readonly fields: { readonly coupon_id: string; readonly version?: number }
}

/** Does something with a coupon, locked and in the version that was read. */
const withCoupon = <T>({ db, now, fields }: Asked, work: (tx: Tx, row: CouponRow) => Promise<T>) =>
  transaction(db, async (tx) => {
    const row = await lockCoupon(tx, { id: BigInt(fields.coupon_id), now })
    await requireVersion(tx, row, fields.version)
    return { coupon: await work(tx, row) }
  })

export const opsCouponHandlers: readonly CallHandler[] = [
  handle('opsCoupons', ({ db, fields: { coupon_id, shop_id, ...asked }, now }) =>
    listCoupons(
      db,
      {
        ...asked,
        ...(coupon_id !== undefined && { id: BigInt(coupon_id) }),
        ...(shop_id !== undefined && { shopId: BigInt(shop_id) }),
      },
      now,
    ),
  ),
  handle('opsCouponCreate', (context) => {
    const { db, fields } = context
    const by = { ...byOf(context), remark: fields.remark }
    return transaction(db, async (tx) => ({ coupon: await makeCoupon(tx, by, fields, null) }))
  }),
  handle('opsCouponChange', (context) => {
    const { fields } = context
    const by = { ...byOf(context), remark: fields.remark }
    return withCoupon(context, (tx, row) => changeCoupon(tx, by, row, fields))
  }),
  handle('opsCouponEnd', (context) => {
    const by = { ...byOf(context), remark: context.fields.remark }
    return withCoupon(context, (tx, row) => endCoupon(tx, by, row))
  }),
]
