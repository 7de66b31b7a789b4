/** Quotes: a total to be confirmed, and its parts [const.quote-life]. */
import { isNull, lt, sql } from 'drizzle-orm'
import type { Fields } from '@contract/all-calls'
import { QUOTE_LIFE_S } from '@contract/base/constants'
import { one } from '@contract/rules/lists'
import type { PricedCart } from './price-cart'
import type { Purchase } from './purchase-rows'
import { deleteInBatches } from '../../kernel/db/in-batches'
import { quotes } from '../../kernel/db/schema/cart'
import { statement } from '../../kernel/db/statement'
import type { Db } from '../../kernel/db/types'

/** A table expression that notes that orders were placed by a quote. Placeholders: at, and quoteId, which may be null. */
export const QUOTED = sql`
  quoted as (
    update quotes set used_at = ${sql.placeholder('at')}::timestamptz where id = ${sql.placeholder('quoteId')}::bigint)`

export type Choices = Pick<Fields<'checkoutQuote'>, 'address_id' | 'shipping_methods'>

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

const insert = statement<{ id: string }>(
  'quotes:insert',
  () => sql`
    insert into quotes (user_id, address_id, shipping_methods, fingerprint, grand_total, created_at, expires_at)
    values (${sql.placeholder('userId')}::bigint, ${sql.placeholder('addressId')}::bigint,
      ${sql.placeholder('methods')}::text::jsonb, ${sql.placeholder('fingerprint')}::text,
      ${sql.placeholder('total')}::bigint, ${sql.placeholder('at')}::timestamptz,
      ${sql.placeholder('until')}::timestamptz)
    returning id::text as id`,
)

export async function saveQuote(db: Db, { purchase, cart, choices, now }: NewQuote): Promise<bigint> {
  const { id } = one(
    await insert(db, {
      userId: String(purchase.userId),
      addressId: choices.address_id,
      methods: JSON.stringify(choices.shipping_methods),
      fingerprint: fingerprintOf({ purchase, cart, addressId: BigInt(choices.address_id) }),
      total: String(cart.grandTotal),
      at: now.toISOString(),
      until: new Date(now.getTime() + QUOTE_LIFE_S * 1_000).toISOString(),
    }),
  )
  return BigInt(id)
}

/** Deletes unused quotes that expired long ago. They are kept for a day, so that an old page still gets a new quote. */
export async function purgeQuotes(db: Db, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - 86_400_000)
  await deleteInBatches(db, quotes, sql`${lt(quotes.expiresAt, dayAgo)} and ${isNull(quotes.usedAt)}`)
}
