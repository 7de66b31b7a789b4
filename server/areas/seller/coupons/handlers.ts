/** The calls about the coupons of a shop [rule.shop-voucher]. */
import { transaction } from '../../../kernel/db/transaction'
import type { Db, Tx } from '../../../kernel/db/types'
import { handle, type CallHandler } from '../../../kernel/http/context'
import type { Caller } from '../../../kernel/sessions/caller'
import { listCoupons, type CouponRow } from '../../coupons/coupon-list'
import { changeCoupon, endCoupon, lockCoupon, makeCoupon } from '../../coupons/manage'
import { requireVersion } from '../../audit/version'
import { sellerShop } from '../shop'

interface Asking {
  readonly db: Db
  readonly user: Caller
  readonly now: Date
  readonly fields: { readonly shop_id?: string; readonly coupon_id: string; readonly version?: number }
}

/** Does something with a coupon of the shop, locked and in the version that was read. */
const withCoupon = <T>({ db, user, now, fields }: Asking, work: (tx: Tx, row: CouponRow) => Promise<T>) =>
  transaction(db, async (tx) => {
    const { id: shopId } = await sellerShop(tx, user, fields)
    const row = await lockCoupon(tx, { id: BigInt(fields.coupon_id), shopId, now })
    await requireVersion(tx, row, fields.version)
    return { coupon: await work(tx, row) }
  })

export const sellerCouponHandlers: readonly CallHandler[] = [
  handle('sellerCoupons', async ({ db, user, fields: { shop_id, ...asked }, now }) => {
    const { id: shopId } = await sellerShop(db, user, { shop_id })
    return listCoupons(db, { ...asked, shopId }, now)
  }),
  handle('sellerCouponCreate', async ({ db, user, fields, now }) => {
    const { id: shopId } = await sellerShop(db, user, fields)
    return { coupon: await makeCoupon(db, { userId: user.id, at: now }, fields, shopId) }
  }),
  handle('sellerCouponChange', (context) => {
    const { user, now, fields } = context
    return withCoupon(context, (tx, row) => changeCoupon(tx, { userId: user.id, at: now }, row, fields))
  }),
  handle('sellerCouponEnd', (context) => {
    const { user, now } = context
    return withCoupon(context, (tx, row) => endCoupon(tx, { userId: user.id, at: now }, row))
  }),
]
