/** From when on a shop can report a delivery, which starts the time after which it is paid [rule.seller-deliver]. */
import { DELIVER_AFTER_DAYS } from '@contract/base/order-constants'
import { DAY_MS } from '@contract/base/constants'
import type { Db } from '../../../kernel/db/types'
import type { Order } from '../../order-changes/transitions'
import { readParcels } from '../../parcels/read'
import { isOnItsWay } from './actions'

/**
 * The times by order; only orders on their way have one. It is the shortest time that was agreed with the order, whatever
 * the shop's shipping methods say since, from when the last parcel was sent.
 */
export async function deliveryTimes(db: Db, found: readonly Order[]): Promise<ReadonlyMap<bigint, Date>> {
  const sent = found.filter(isOnItsWay)
  if (sent.length === 0) return new Map()
  const ids = sent.map(({ id }) => id)
  // the oldest first
  const lastOf = new Map((await readParcels(db, ids)).map(({ orderId, at }) => [orderId, at]))
  const timeOf = ({ id, etaFromDays, shippedAt, statusAt }: Order) => {
    const from = lastOf.get(id) ?? shippedAt ?? statusAt
    return new Date(from.getTime() + (etaFromDays ?? DELIVER_AFTER_DAYS) * DAY_MS)
  }
  return new Map(sent.map((order) => [order.id, timeOf(order)]))
}
