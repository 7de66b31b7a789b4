/** From a quote to orders, all or none. */
import { sql } from 'drizzle-orm'
import type { Data, Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import type { Language } from '@contract/base/languages'
import { one } from '@contract/rules/lists'
import { BOOK, type BookColumns } from '../addresses/rows'
import { checkAvailable } from '../cart/find-sku'
import { presentCart } from '../cart/present'
import { priceCart, selectedLines, type PricedCart } from '../cart/price-cart'
import { purchaseOf, readPurchase } from '../cart/purchase'
import { couponIn, kindOf, linesOf, purchaseSql, valuesOf, type Of, type PurchaseColumns } from '../cart/purchase-rows'
import { usd } from '../../kernel/text/usd'
import { withCoupon } from '../cart/with-coupon'
import { CouponGone } from '../coupons/redeem'
import { statement } from '../../kernel/db/statement'
import type { Tx } from '../../kernel/db/types'
import { operationFailed, Refusal, RefusalAfterUndo } from '../../kernel/http/refusal'
import { answerRows } from '../../kernel/http/idempotency'
import { placeOrders, type PlacedOrder } from '../orders/place'
import { PLACING, type PlacingColumns } from '../orders/placing'
import { StockChanged } from '../stock/sell'
import { addressIn, checkChoices } from './check'
import { fingerprintOf, quotedSkuIds, saveQuote } from '../cart/quotes'

interface Submission {
  readonly userId: bigint
  readonly fields: Fields<'submitOrder'>
  readonly lang: Language
  readonly now: Date
  /** The marketplace's day of `now`. */
  readonly today: string
}

/** Rolls everything back, then refuses with a new quote for the current cart. */
function quoteChanged({ userId, fields, lang, now }: Submission): RefusalAfterUndo {
  return new RefusalAfterUndo(async (db) => {
    const purchase = purchaseOf(userId, fields)
    const { cart, offers } = await readPurchase(db, purchase, now, fields.shipping_methods)
    if (selectedLines(cart).length === 0) return operationFailed('not_allowed')
    const quoteId = await saveQuote(db, { purchase, cart, choices: fields, now })
    const cart_info = presentCart(cart, lang, offers)
    return operationFailed('quote_changed', { cart_info, quote_id: String(quoteId) })
  })
}

interface QuoteRow {
  readonly id: string
  readonly fingerprint: string
  readonly used: boolean
  readonly expiresAt: string
}

type Columns = PurchaseColumns & BookColumns & PlacingColumns & { readonly quote: QuoteRow | null }

/** The quote first, so that it is used only once, then the cart, then its lines: all locked until the transaction ends. */
const locking = (of: Of) =>
  purchaseSql(of, {
    before: sql`
      quote as materialized (
        select q.id, q.fingerprint, q.used_at, q.expires_at from quotes q
        where q.id = ${sql.placeholder('quoteId')}::bigint and q.user_id = ${sql.placeholder('userId')}::bigint
        for update)`,
    lockAfter: sql`quote`,
    columns: sql`
      (select json_build_object('id', q.id::text, 'fingerprint', q.fingerprint, 'used', q.used_at is not null,
        'expiresAt', q.expires_at) from quote q) as quote, ${BOOK}, ${PLACING}`,
  })

const LOCK = {
  cart: statement<Columns>('submit:cart', () => locking('cart')),
  basket: statement<Columns>('submit:basket', () => locking('basket')),
}

/** The purchase at current prices; its lines and the promised goods must still exist. */
function repriced(columns: Columns, { userId, fields, now }: Submission, quote: QuoteRow): PricedCart {
  const { lines, goods } = linesOf(columns, purchaseOf(userId, fields))
  const quoted = quotedSkuIds(quote.fingerprint)
  for (const { skuId, qty, selected } of lines) {
    const found = goods.get(skuId)
    if (!selected || !quoted.has(skuId)) continue
    if (!found) throw new Refusal(Code.productInvalid)
    checkAvailable(found, qty)
  }
  return withCoupon(priceCart(lines, goods, now, fields.shipping_methods), couponIn(columns))
}

const answerOf = (placed: readonly PlacedOrder[], cart: PricedCart): Data<'submitOrder'> => ({
  orders: placed.map(({ orderId, orderNumber, shopId, grandTotal }) => ({
    order_id: String(orderId),
    increment_id: orderNumber,
    shop_id: String(shopId),
    grand_total: usd(grandTotal),
  })),
  grand_total: usd(cart.grandTotal),
})

/**
 * Places one order per shop, takes the stock and removes the bought lines from the cart, or ends the basket. Refuses
 * with 2000019 for another user's quote, address or basket, with 2000021 and 2000023, and with quote_changed and a
 * new quote if anything has changed, or the quote has expired or was used.
 */
export async function submitOrder(tx: Tx, submission: Submission): Promise<Data<'submitOrder'>> {
  const { userId, fields, now } = submission
  const purchase = purchaseOf(userId, fields)
  const columns = one(await LOCK[kindOf(purchase)](tx, { ...valuesOf(purchase, now), quoteId: fields.quote_id }))
  const { quote } = columns
  if (!quote) throw new Refusal(Code.notFound)
  const address = addressIn(columns.addresses ?? [], fields.address_id)
  if (quote.used || new Date(quote.expiresAt) <= now) throw quoteChanged(submission)
  const cart = repriced(columns, submission, quote)
  // what was selected may have been another line until a moment ago: the new quote tells
  if (selectedLines(cart).length === 0) throw quoteChanged(submission)
  checkChoices(cart, fields.shipping_methods)
  if (fingerprintOf({ purchase, cart, addressId: BigInt(fields.address_id) }) !== quote.fingerprint)
    throw quoteChanged(submission)
  const draft = {
    userId,
    cart,
    address,
    quoteId: BigInt(quote.id),
    remark: fields.order_remark ?? '',
    at: now,
    today: submission.today,
  }
  try {
    let answer = answerOf([], cart)
    await placeOrders(tx, draft, columns, {
      items: purchase.basketId === null ? selectedLines(cart).map(({ itemId }) => itemId) : [],
      basketId: purchase.basketId,
      language: submission.lang,
      answer: (placed) => {
        answer = answerOf(placed, cart)
        return answerRows(tx, answer)
      },
    })
    return answer
  } catch (error) {
    if (error instanceof CouponGone || (error instanceof StockChanged && error.what === 'deal'))
      throw quoteChanged(submission)
    if (error instanceof StockChanged) throw new Refusal(Code.stockInsufficient, { sku: error.sku })
    throw error
  }
}
