/** Checks the prices that a shop sends [rule.seller-price]. USD minor units. */
import { and, gt, inArray, sql } from 'drizzle-orm'
import { BASE_CURRENCY } from '@contract/base/constants'
import { PRICE_MAX } from '@contract/base/product-constants'
import type { FieldError } from '@contract/base/envelope'
import { toMinor } from '@contract/rules/money'
import { flashDeals } from '../../kernel/db/schema/flash-deals'
import type { Db } from '../../kernel/db/types'
import type { Priced } from '../catalogue/price'

const PRICE = /^(0|[1-9][0-9]{0,9})(\.[0-9]{1,2})?$/
const CENT = 0.01

interface Typed {
  readonly price: string
  readonly special_price?: string | null
}

/** The price, or its error. */
function priceOf(field: string, text: string): bigint | FieldError {
  const price = text.trim()
  if (price === '') return { field, rule: 'required' }
  if (!PRICE.test(price)) return { field, rule: 'format' }
  const minor = toMinor(price, BASE_CURRENCY)
  if (minor === 0n) return { field, rule: 'min', params: { limit: CENT } }
  if (minor > toMinor(String(PRICE_MAX), BASE_CURRENCY)) return { field, rule: 'max', params: { limit: PRICE_MAX } }
  return minor
}

/** The prices of a variant, or the errors at `<place>.price` and `<place>.special_price`. */
export function readPrices(place: string, { price, special_price: special }: Typed): Priced | FieldError[] {
  const field = `${place}.special_price`
  const full = priceOf(`${place}.price`, price)
  const reduced = special === null || special === undefined ? null : priceOf(field, special)
  const wrong = [full, reduced].filter((each) => typeof each === 'object' && each !== null)
  if (wrong.length > 0 || typeof full !== 'bigint') return wrong
  if (typeof reduced !== 'bigint') return { priceMinor: full, specialPriceMinor: null }
  if (reduced < full) return { priceMinor: full, specialPriceMinor: reduced }
  return [{ field, rule: 'max', params: { limit: Number(full - 1n) / 100 } }]
}

/**
 * The highest price of each product's current and future flash deals. A variant at that price or below would become
 * more expensive by the deal.
 */
export async function dealPrices(db: Db, productIds: readonly bigint[], now: Date): Promise<Map<bigint, bigint>> {
  if (productIds.length === 0) return new Map()
  const found = await db
    .select({ productId: flashDeals.productId, price: sql<string>`max(${flashDeals.priceMinor})` })
    .from(flashDeals)
    .where(and(inArray(flashDeals.productId, [...productIds]), gt(flashDeals.endsAt, now), gt(flashDeals.left, 0)))
    .groupBy(flashDeals.productId)
  return new Map(found.map(({ productId, price }) => [productId, BigInt(price)]))
}

/** The error of a price that is not above the product's deal; null if there is none. */
export function dealError(place: string, priced: Priced, deal: bigint | undefined): FieldError | null {
  const special = priced.specialPriceMinor
  if (deal === undefined || (special ?? priced.priceMinor) > deal) return null
  const field = `${place}.${special === null ? 'price' : 'special_price'}`
  return { field, rule: 'min', params: { limit: Number(deal + 1n) / 100 } }
}
