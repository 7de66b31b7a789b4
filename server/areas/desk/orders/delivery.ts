/** From when on a shop can report a delivery, which starts the time after which it is paid [rule.desk-deliver]. */
import { eq } from 'drizzle-orm'
import { DELIVER_AFTER_DAYS } from '@contract/desk/order-words'
import { DAY_MS } from '@contract/constants'
import { shopShippingMethods } from '../../../kernel/db/schema/catalogue'
import type { Db } from '../../../kernel/db/types'
import type { Order } from '../../orders/transitions'
import { isOnItsWay } from './actions'

/** The times by order; only orders on their way have one. All orders are of one shop. */
export async function deliveryTimes(db: Db, found: readonly Order[]): Promise<ReadonlyMap<bigint, Date>> {
  const [first] = found.filter(isOnItsWay)
  if (!first) return new Map()
  const { method, shopId, etaFromDays } = shopShippingMethods
  const rows = await db.select({ method, etaFromDays }).from(shopShippingMethods).where(eq(shopId, first.shopId))
  const days = new Map(rows.map((row) => [row.method, row.etaFromDays]))
  const timeOf = ({ shippingMethod, shippedAt, statusAt }: Order) =>
    new Date((shippedAt ?? statusAt).getTime() + (days.get(shippingMethod) ?? DELIVER_AFTER_DAYS) * DAY_MS)
  return new Map(found.filter(isOnItsWay).map((order) => [order.id, timeOf(order)]))
}
