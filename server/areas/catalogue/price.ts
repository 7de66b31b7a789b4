/** The current price of a product [field.product.price]. All amounts are USD minor units. */

/** A product or one of its SKUs. */
export interface Priced {
  readonly priceMinor: bigint
  readonly specialPriceMinor: bigint | null
}

export interface FlashDeal {
  readonly priceMinor: bigint
  readonly startsAt: Date
  readonly endsAt: Date
  readonly left: number
}

interface EffectivePrice {
  readonly priceMinor: bigint
  /** The price before the reduction; null if there is none. */
  readonly basePriceMinor: bigint | null
  /** Whether it is from a flash deal, so that its pieces have to be counted. */
  readonly flash: boolean
}

/** Whether a deal is on: its end is exclusive, and some pieces must be left. */
export function isActive(flash: Pick<FlashDeal, 'startsAt' | 'endsAt' | 'left'>, now: Date): boolean {
  return flash.left > 0 && flash.startsAt <= now && now < flash.endsAt
}

/**
 * The active flash price, else the special price, else the price. A flash deal applies to every variant; without a
 * SKU it is the product's price in lists.
 */
export function effectivePrice(
  product: Priced,
  sku: Priced | null,
  flash: FlashDeal | null,
  now: Date,
): EffectivePrice {
  const { priceMinor: base, specialPriceMinor } = sku ?? product
  const onFlash = flash !== null && isActive(flash, now)
  const priceMinor = onFlash ? flash.priceMinor : (specialPriceMinor ?? base)
  return { priceMinor, basePriceMinor: priceMinor < base ? base : null, flash: onFlash }
}
