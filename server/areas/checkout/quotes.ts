/** Quotes: a total to be confirmed, and its parts [const.quote-life]. */
import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Fields } from '@contract/all-calls'
import { QUOTE_LIFE_S } from '@contract/constants'
import { one } from '@contract/rules/lists'
import type { PricedCart } from '../cart/price-cart'
import type { Purchase } from '../cart/purchase'
import { quotes } from '../../kernel/db/schema/cart'
import type { Db, Tx } from '../../kernel/db/types'

type Choices = Pick<Fields<'checkoutQuote'>, 'address_id' | 'shipping_methods'>

interface Substance {
  readonly address: string
  /** SKU id, quantity, price. */
  readonly lines: readonly (readonly [string, number, string])[]
  /** Shop id, method, cost. */
  readonly shipping: readonly (readonly [string, string, string])[]
  /** Coupon id, discount; absent without a discount. */
  readonly coupon?: readonly [string, string]
  /** Of "Buy now"; absent for the selected lines of the cart. */
  readonly basket?: string
}

interface Promised {
  readonly purchase: Purchase
  readonly cart: PricedCart
  readonly addressId: bigint
}

const substance = ({ purchase: { basketId }, cart, addressId }: Promised): Substance => ({
  address: String(addressId),
  lines: cart.shops.flatMap(({ selected }) =>
    selected.map(({ goods, qty, priceMinor }) => [String(goods.skuId), qty, String(priceMinor)] as const),
  ),
  shipping: cart.shops.flatMap(({ shop, shipping }) =>
    shipping ? [[String(shop.id), shipping.method, String(shipping.priceMinor)] as const] : [],
  ),
  ...(cart.coupon && cart.couponCost > 0n ? { coupon: [String(cart.coupon.id), String(cart.couponCost)] } : {}),
  ...(basketId === null ? {} : { basket: String(basketId) }),
})

/** A string of everything that a quote promises: equal exactly if nothing has changed. */
export function fingerprintOf(promised: Promised): string {
  const { lines, shipping, ...rest } = substance(promised)
  return JSON.stringify({ ...rest, lines: [...lines].sort(), shipping: [...shipping].sort() } satisfies Substance)
}

/** The SKUs that a quote promised. */
export function quotedSkuIds(fingerprint: string): Set<bigint> {
  const { lines } = JSON.parse(fingerprint) as Substance
  return new Set(lines.map(([skuId]) => BigInt(skuId)))
}

interface NewQuote {
  readonly purchase: Purchase
  readonly cart: PricedCart
  readonly choices: Choices
  readonly now: Date
}

export async function saveQuote(db: Db, { purchase, cart, choices, now }: NewQuote): Promise<bigint> {
  const addressId = BigInt(choices.address_id)
  const { id } = one(
    await db
      .insert(quotes)
      .values({
        userId: purchase.userId,
        addressId,
        shippingMethods: choices.shipping_methods,
        fingerprint: fingerprintOf({ purchase, cart, addressId }),
        grandTotal: cart.grandTotal,
        createdAt: now,
        expiresAt: new Date(now.getTime() + QUOTE_LIFE_S * 1_000),
      })
      .returning({ id: quotes.id }),
  )
  return id
}

/** A buyer's quote, locked so that it is used only once. Null if there is none, or it is another buyer's. */
export async function lockQuote(tx: Tx, userId: bigint, quoteId: bigint) {
  const [quote] = await tx
    .select()
    .from(quotes)
    .where(and(eq(quotes.id, quoteId), eq(quotes.userId, userId)))
    .for('update')
  return quote ?? null
}
export type Quote = NonNullable<Awaited<ReturnType<typeof lockQuote>>>

export async function consumeQuote(tx: Tx, quoteId: bigint, now: Date): Promise<void> {
  await tx.update(quotes).set({ usedAt: now }).where(eq(quotes.id, quoteId))
}

/** Deletes unused quotes that expired long ago. They are kept for a day, so that an old page still gets a new quote. */
export async function purgeQuotes(db: Db, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 86_400_000)
  await db.delete(quotes).where(and(lt(quotes.expiresAt, dayAgo), isNull(quotes.usedAt)))
}
