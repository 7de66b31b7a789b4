/** How long a shop can read who bought, and where to send it [rule.seller-address]. */
import { and, gt, isNull, notInArray, or, type SQL } from 'drizzle-orm'
import { ADDRESS_UNTIL_S } from '@contract/base/order-constants'
import type { OrderState } from '@contract/base/order-states'
import { orders } from '../../../kernel/db/schema/orders'
import type { Order } from '../../order-changes/transitions'

/** Nothing is to be sent in these states. */
const NEVER: readonly OrderState[] = ['to_be_paid', 'cancelled']

const earliest = (now: Date) => new Date(now.getTime() - ADDRESS_UNTIL_S * 1_000)

/** Whether the buyer's name and address can be read: from payment to 30 days after completion. */
export const isReadable = ({ status, completedAt }: Pick<Order, 'status' | 'completedAt'>, now: Date) =>
  !NEVER.includes(status) && (completedAt === null || completedAt > earliest(now))

/** The same as a condition. */
export const readable = (now: Date): SQL | undefined =>
  and(notInArray(orders.status, [...NEVER]), or(isNull(orders.completedAt), gt(orders.completedAt, earliest(now))))
