/** Which requests for refunds wait for their shop, and which for the operators [rule.seller-refund]. */
import { eq, sql, type SQL } from 'drizzle-orm'
import { SHOP_ANSWERS_WITHIN_S } from '@contract/base/refund-constants'
import { refunds } from '../../kernel/db/schema/aftersale'
import type { Tx } from '../../kernel/db/types'

/**
 * The condition that a request waits for its shop: the shop has said nothing yet, has time left, and there is a seller to
 * say something.
 */
export function waitsForShop(now: Date): SQL {
  const since = new Date(now.getTime() - SHOP_ANSWERS_WITHIN_S * 1_000).toISOString()
  return sql`(${refunds}.state = 'review' and ${refunds}.shop_said is null
    and ${refunds}.created_at > ${since}::timestamptz and exists (
      select from orders sold
      join shops sold_by on sold_by.id = sold.shop_id
      join sellers on sellers.user_id = sold_by.owner_user_id and sellers.state = 1
      where sold.id = ${refunds}.order_id))`
}

type ShopAnswered = Pick<typeof refunds.$inferInsert, 'shopSaid' | 'shopSaidAt' | 'shopRemark'>

/** Writes what the shop said to a locked request. */
export const noteShopAnswer = async (tx: Tx, id: bigint, answered: ShopAnswered): Promise<void> =>
  void (await tx.update(refunds).set(answered).where(eq(refunds.id, id)))
