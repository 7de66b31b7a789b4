/** The one statement that writes a payment of orders, with everything that belongs to it but the ledger. */
import { RECORDED, recordedRows } from '../ledger/records'
import { ENTERED, enteredRows } from '../orders/entered'
import { sql } from 'drizzle-orm'
import { batch, DOCUMENT, documentOf, partOf } from '../../kernel/db/batch'
import { orders } from '../../kernel/db/schema/orders'
import { paymentOrders, payments } from '../../kernel/db/schema/payments'
import { statement } from '../../kernel/db/statement'
import type { Tx } from '../../kernel/db/types'
import { ANSWERED } from '../../kernel/http/idempotency'
import { MAILED } from '../mails/queue'
import { OWNER_LOCK } from '../mails/shop-mails'
import { NOTICED } from '../notices/send'
import { SOLD } from '../catalogue/deals/note-sold'
import { DELIVERED } from '../webhooks/queue'

const opened = batch(payments, [
  'id',
  'userId',
  'method',
  'state',
  'wallet',
  'currency',
  'rate',
  'amount',
  'transferId',
  'createdAt',
])
const linked = batch(paymentOrders, ['paymentId', 'orderId'])
/** Not inserted: the columns of an order that a payment changes. */
const stepped = batch(orders, [
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

/** The buyer's row before the locks of owners' mails, like every other change of an order. */
const write = statement(
  'payments:write',
  () => sql`
    with ${DOCUMENT},
    opened as (${opened.insert(partOf('payments'))}),
    linked as (${linked.insert(partOf('links'))}),
    stepped as (
      update orders o
      set status = s.status, status_at = s.status_at, expires_at = null, payment_status = s.payment_status,
        payment_method = s.payment_method, paid_wallet = s.paid_wallet, paid_currency = s.paid_currency,
        paid_rate = s.paid_rate, paid_amount = s.paid_amount, ${sql.identifier(orders.paidAt.name)} = s.${sql.identifier(orders.paidAt.name)}
      from jsonb_populate_recordset(null::orders, ${partOf('orders')}) s where o.id = s.id),
    ${ENTERED},
    ${RECORDED},
    ${SOLD}, ${NOTICED}, ${DELIVERED}, ${MAILED}, ${ANSWERED},
    told as (
      update users set notify = true
      where id = ${sql.placeholder('userId')}::bigint and jsonb_array_length(${partOf('notices')}) > 0 and not notify
      returning id),
    held as materialized (
      select pg_advisory_xact_lock(hashtextextended(${sql.raw(`'${OWNER_LOCK}'`)} || owners.id, 0))::text as mails
      from jsonb_array_elements_text(${partOf('owners')}) with ordinality as owners(id, place)
      where (select count(*) from told) >= 0 order by owners.place)
    select count(held.mails) from held`,
)

type Rows<B> = B extends { rows(rows: infer R): unknown } ? R : never

export interface Writing {
  readonly userId: bigint
  readonly at: Date
  readonly payment: Rows<typeof opened>[number]
  readonly orders: Rows<typeof stepped>
  readonly records: Parameters<typeof recordedRows>[0]
  readonly notices: readonly object[]
  readonly deliveries: readonly object[]
  readonly mails: readonly object[]
  readonly answers: readonly object[]
  /** The owners of shops who are mailed, in the order of their shops: their mails are locked. */
  readonly owners: readonly string[]
}

export async function writePayment(tx: Tx, writing: Writing): Promise<void> {
  const { userId, at, payment, orders: paid, records, ...rest } = writing
  const document = documentOf({
    ...rest,
    payments: opened.rows([payment]),
    links: linked.rows(paid.map(({ id = 0n }) => ({ paymentId: payment.id ?? 0n, orderId: id }))),
    orders: stepped.rows(paid),
    events: enteredRows(paid, at),
    records: recordedRows(records),
    sold: paid.map(({ id }) => id),
  })
  await write(tx, { document, userId: String(userId) })
}
