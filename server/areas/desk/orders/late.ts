/** Orders that a shop should have shipped [rule.desk-late]. */
import { and, eq, lt, type SQL } from 'drizzle-orm'
import { SHIP_WITHIN_S } from '@contract/desk/order-words'
import { orders } from '../../../kernel/db/schema/orders'
import type { Order } from '../../orders/transitions'

/** Until when it has to be shipped; null unless it is to be shipped. */
export const shipBy = ({ status, statusAt }: Pick<Order, 'status' | 'statusAt'>): Date | null =>
  status === 'to_be_shipped' ? new Date(statusAt.getTime() + SHIP_WITHIN_S * 1_000) : null

/** The condition that this time is over. */
export const isLate = (now: Date): SQL | undefined =>
  and(eq(orders.status, 'to_be_shipped'), lt(orders.statusAt, new Date(now.getTime() - SHIP_WITHIN_S * 1_000)))
