/** From when on a shop can report a delivery, which starts the time after which it is paid [rule.seller-deliver]. */
import { DELIVER_AFTER_DAYS } from '@contract/base/order-constants'
import { DAY_MS } from '@contract/base/constants'
import type { Order } from '../../order-changes/transitions'
import type { SentParcel } from '../../parcels/read'
import { isOnItsWay } from './actions'

/**
 * The times by order, with their parcels, the oldest first; only orders on their way have one. It is the shortest time that was agreed with the order, whatever
 * the shop's shipping methods say since, from when the last parcel was sent.
 */
export function deliveryTimes(
  found: readonly Order[],
  parcels: readonly Pick<SentParcel, 'orderId' | 'at'>[],
): ReadonlyMap<bigint, Date> {
  const lastOf = new Map(parcels.map(({ orderId, at }) => [orderId, at]))
  const timeOf = ({ id, etaFromDays, shippedAt, statusAt }: Order) => {
    const from = lastOf.get(id) ?? shippedAt ?? statusAt
    return new Date(from.getTime() + (etaFromDays ?? DELIVER_AFTER_DAYS) * DAY_MS)
  }
  return new Map(found.filter(isOnItsWay).map((order) => [order.id, timeOf(order)]))
}
