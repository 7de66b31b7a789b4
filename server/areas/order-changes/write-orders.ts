/** The one statement that writes the orders of a purchase, with everything that belongs to them. */
import { QUOTED } from '../cart/quotes'
import { BOUGHT } from '../cart/bought'
import { ENTERED, enteredRows } from './entered'
import { sql } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { batch, DOCUMENT, documentOf, partOf, type RowsOf } from '../../kernel/db/batch'
import { orderLines, orders } from '../../kernel/db/schema/orders'
import { statement } from '../../kernel/db/statement'
import type { Tx } from '../../kernel/db/types'
import { ANSWERED } from '../../kernel/http/idempotency'
import { NOTICED } from '../notices/send'
import { MOVED } from '../stock/movements'
import { requireTaken, saleParts, STOCK_TAKEN, type Reservation, type Taken } from '../stock/sell'
import { flagUnreadIn } from '../users/unread'
import { DELIVERED } from '../webhooks/queue'

const placed = batch(orders, [
  'id',
  'orderNumber',
  'userId',
  'shopId',
  'quoteId',
  'status',
  'paymentStatus',
  'productTotal',
  'couponCost',
  'couponCode',
  'couponUseId',
  'shippingCost',
  'taxTotal',
  'grandTotal',
  'shippingMethod',
  'arrivalMethod',
  'address',
  'customer',
  'shop',
  'orderRemark',
  'createdAt',
  'statusAt',
  'expiresAt',
  'settles',
  'cardFeeBps',
  'cardFeeFixed',
  'couponBearer',
  'cashWith',
  'arrivesFrom',
  'arrivesTo',
  'etaFromDays',
  'shipWithinDays',
  'shipFrom',
])

const lined = batch(orderLines, [
  'orderId',
  'productId',
  'skuId',
  'sku',
  'name',
  'image',
  'ground',
  'options',
  'qty',
  'price',
  'rowPrice',
  'couponShare',
  'flashDealId',
  'commissionBps',
])

/** After stock and deals. */
const BUYER = sql`id = ${sql.placeholder('userId')}::bigint
        and (select count(*) from taken) + (select count(*) from dealt) >= 0`

/**
 * Stock and deals first, in the order of their ids; the buyer's row after them, because no transaction with that lock
 * may wait for stock.
 */
const write = statement<Taken>(
  'orders:write',
  () => sql`
    with ${DOCUMENT}, ${STOCK_TAKEN},
    placed as (${placed.insert(partOf('orders'))}),
    lined as (${lined.insert(partOf('lines'))}),
    ${ENTERED},
    ${MOVED}, ${NOTICED}, ${DELIVERED}, ${ANSWERED},
    ${QUOTED},
    ${BOUGHT},
    flagged as (${flagUnreadIn(BUYER, sql`${sql.placeholder('language')}`)})
    select (select json_agg(taken.id::text) from taken) as skus, (select json_agg(dealt.id::text) from dealt) as deals`,
)

interface Writing {
  readonly userId: bigint
  readonly at: Date
  readonly orders: RowsOf<typeof placed>
  readonly lines: RowsOf<typeof lined>
  readonly reservations: readonly Reservation[]
  readonly notices: readonly object[]
  readonly deliveries: readonly object[]
  readonly answers: readonly object[]
  readonly quoteId: bigint | null
  /** The lines of the cart, or the basket, that were bought. */
  readonly items: readonly bigint[]
  readonly basketId: bigint | null
  /** Remembered as the language of the buyer's mails; null: unchanged. */
  readonly language: string | null
}

const text = (id: bigint | null) => (id === null ? null : String(id))

/** Throws StockChanged. */
export async function writeOrders(tx: Tx, writing: Writing): Promise<void> {
  const { userId, at, reservations, notices, deliveries, answers, quoteId, items, basketId, language } = writing
  const document = documentOf({
    orders: placed.rows(writing.orders),
    lines: lined.rows(writing.lines),
    events: enteredRows(writing.orders, at),
    ...saleParts(reservations, at),
    notices,
    deliveries,
    answers,
    items,
  })
  const values = { userId: String(userId), at: at.toISOString(), quoteId: text(quoteId), basketId: text(basketId) }
  requireTaken(reservations, one(await write(tx, { document, ...values, language })))
}
