/** Orders that are paid, or whose cash was agreed on, as a part of a larger statement. */
import { sql } from 'drizzle-orm'
import { batch, partOf, type RowsOf } from '../../kernel/db/batch'
import { orders } from '../../kernel/db/schema/orders'

/** Not inserted: the columns of an order that a payment changes. */
const columns = batch(orders, [
  'id',
  'status',
  'statusAt',
  'paymentStatus',
  'paymentMethod',
  'paidWallet',
  'paidCurrency',
  'paidRate',
  'paidAmount',
  'paidAt',
])

/** An order with what its payment changes. */
export type PaidOrders = RowsOf<typeof columns>

const PAID_AT = sql.identifier(orders.paidAt.name)

/** A table expression that changes the orders in the part `orders` of the document. */
export const STEPPED = sql`stepped as (
      update orders o
      set status = s.status, status_at = s.status_at, expires_at = null, payment_status = s.payment_status,
        payment_method = s.payment_method, paid_wallet = s.paid_wallet, paid_currency = s.paid_currency,
        paid_rate = s.paid_rate, paid_amount = s.paid_amount, ${PAID_AT} = s.${PAID_AT}
      from jsonb_populate_recordset(null::orders, ${partOf('orders')}) s where o.id = s.id)`

export const paidRows = (orders: PaidOrders): object[] => columns.rows(orders)
