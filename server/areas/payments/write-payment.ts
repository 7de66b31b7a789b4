/** The one statement that writes a payment of orders, with everything that belongs to it but the ledger. */
import { RECORDED, recordedRows } from '../ledger/records'
import { ENTERED, enteredRows } from '../order-changes/entered'
import { paidRows, STEPPED, type PaidOrders } from '../order-changes/paid-orders'
import { flagUnread } from '../users/unread'
import { sql } from 'drizzle-orm'
import { batch, DOCUMENT, documentOf, partOf, type RowsOf } from '../../kernel/db/batch'
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
/** The buyer, who has notices. */
const BUYER = sql`id = ${sql.placeholder('userId')}::bigint and jsonb_array_length(${partOf('notices')}) > 0`

/** The buyer's row before the locks of owners' mails, like every other change of an order. */
const write = statement(
  'payments:write',
  () => sql`
    with ${DOCUMENT},
    opened as (${opened.insert(partOf('payments'))}),
    linked as (${linked.insert(partOf('links'))}),
    ${STEPPED},
    ${ENTERED},
    ${RECORDED},
    ${SOLD}, ${NOTICED}, ${DELIVERED}, ${MAILED}, ${ANSWERED},
    flagged as (${flagUnread(BUYER)} returning id),
    held as materialized (
      select pg_advisory_xact_lock(hashtextextended(${sql.raw(`'${OWNER_LOCK}'`)} || owners.id, 0))::text as mails
      from jsonb_array_elements_text(${partOf('owners')}) with ordinality as owners(id, place)
      where (select count(*) from flagged) >= 0 order by owners.place)
    select count(held.mails) from held`,
)

export interface Writing {
  readonly userId: bigint
  readonly at: Date
  readonly payment: RowsOf<typeof opened>[number]
  readonly orders: PaidOrders
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
    orders: paidRows(paid),
    events: enteredRows(paid, at),
    records: recordedRows(records),
    sold: paid.map(({ id }) => id),
  })
  await write(tx, { document, userId: String(userId) })
}
