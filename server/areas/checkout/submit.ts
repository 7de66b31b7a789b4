/** From a quote to orders, all or none. */
import type { Data, Fields } from '@contract/all-calls'
import { Code } from '@contract/codes'
import type { Language } from '@contract/languages'
import { checkAvailable } from '../cart/find-sku'
import { loadGoods } from '../cart/goods'
import { presentCart } from '../cart/present'
import { priceCart, selectedLines, type PricedCart } from '../cart/price-cart'
import { findPurchaseCoupon, lockPurchase, purchaseOf, readPurchase, removeBought } from '../cart/purchase'
import { usd } from '../../kernel/text/usd'
import { withCoupon } from '../cart/with-coupon'
import { CouponGone } from '../coupons/redeem'
import type { Tx } from '../../kernel/db/types'
import { operationFailed, Refusal, RefusalAfterUndo } from '../../kernel/http/refusal'
import { placeOrders } from '../orders/place'
import { StockChanged } from '../orders/stock'
import { checkChoices, requireAddress } from './check'
import { fingerprintOf, lockQuote, quotedSkuIds, saveQuote, consumeQuote, type Quote } from './quotes'

interface Submission {
  readonly userId: bigint
  readonly fields: Fields<'submitOrder'>
  readonly lang: Language
  readonly now: Date
}

/** Rolls everything back, then refuses with a new quote for the current cart. */
function quoteChanged({ userId, fields, lang, now }: Submission): RefusalAfterUndo {
  return new RefusalAfterUndo(async (db) => {
    const purchase = purchaseOf(userId, fields)
    const cart = await readPurchase(db, purchase, now, fields.shipping_methods)
    if (selectedLines(cart).length === 0) return operationFailed('not_allowed')
    const quoteId = await saveQuote(db, { purchase, cart, choices: fields, now })
    return operationFailed('quote_changed', { cart_info: presentCart(cart, lang), quote_id: String(quoteId) })
  })
}

/** The purchase at current prices; its lines and the promised goods must still exist. */
async function repriced(tx: Tx, { userId, fields, now }: Submission, quote: Quote): Promise<PricedCart> {
  const purchase = purchaseOf(userId, fields)
  const lines = await lockPurchase(tx, purchase)
  const goods = await loadGoods(
    tx,
    lines.map(({ skuId }) => skuId),
    now,
  )
  const quoted = quotedSkuIds(quote.fingerprint)
  for (const { skuId, qty, selected } of lines) {
    const found = goods.get(skuId)
    if (!selected || !quoted.has(skuId)) continue
    if (!found) throw new Refusal(Code.productInvalid)
    checkAvailable(found, qty)
  }
  return withCoupon(priceCart(lines, goods, now, fields.shipping_methods), await findPurchaseCoupon(tx, purchase, now))
}

/**
 * Places one order per shop, takes the stock and removes the bought lines from the cart, or ends the basket. Refuses
 * with 2000019 for another user's quote, address or basket, with 2000021 and 2000023, and with quote_changed and a
 * new quote if anything has changed, or the quote has expired or was used.
 */
export async function submitOrder(tx: Tx, submission: Submission): Promise<Data<'submitOrder'>> {
  const { userId, fields, now } = submission
  const quote = await lockQuote(tx, userId, BigInt(fields.quote_id))
  if (!quote) throw new Refusal(Code.notFound)
  const address = await requireAddress(tx, userId, fields.address_id)
  if (quote.usedAt !== null || quote.expiresAt <= now) throw quoteChanged(submission)
  const cart = await repriced(tx, submission, quote)
  checkChoices(cart, fields.shipping_methods)
  const purchase = purchaseOf(userId, fields)
  if (fingerprintOf({ purchase, cart, addressId: BigInt(fields.address_id) }) !== quote.fingerprint)
    throw quoteChanged(submission)
  await consumeQuote(tx, quote.id, now)
  try {
    const placed = await placeOrders(tx, {
      userId,
      cart,
      address,
      quoteId: quote.id,
      remark: fields.order_remark ?? '',
      at: now,
    })
    await removeBought(tx, purchase, cart)
    return {
      orders: placed.map(({ orderId, orderNumber, shopId, grandTotal }) => ({
        order_id: String(orderId),
        increment_id: orderNumber,
        shop_id: String(shopId),
        grand_total: usd(grandTotal),
      })),
      grand_total: usd(cart.grandTotal),
    }
  } catch (error) {
    if (error instanceof CouponGone || (error instanceof StockChanged && error.what === 'deal'))
      throw quoteChanged(submission)
    if (error instanceof StockChanged) throw new Refusal(Code.stockInsufficient, { sku: error.sku })
    throw error
  }
}
