import { randomUUID } from 'node:crypto'
import { one } from '@contract/rules/lists'
import type { Coupon } from '../areas/coupons/coupon'
import { coupons } from '../kernel/db/schema/coupons'
import type { Tx } from '../kernel/db/types'

/** A coupon that is valid now, of this shop or of the marketplace. */
export async function newCoupon(tx: Tx, percent: number, shop: Coupon['shop'], now: Date): Promise<Coupon> {
  const times = { startsAt: new Date(now.getTime() - 1_000), endsAt: new Date(now.getTime() + 1_000_000) }
  const values = { code: randomUUID(), kind: 'percent', percent, shopId: shop?.id ?? null, ...times } as const
  return { ...one(await tx.insert(coupons).values(values).returning()), shop }
}
