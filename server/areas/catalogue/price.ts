/** What a thing costs now [field.product.price]. All amounts are USD minor units. */

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
  /** The price without the reduction; null where there is none. */
  readonly basePriceMinor: bigint | null
  /** Whether a flash deal made it, so that its pieces have to be counted. */
  readonly flash: boolean
}

/** Whether a deal is on: its end is not part of it, and some pieces are left. */
export function isActive(flash: Pick<FlashDeal, 'startsAt' | 'endsAt' | 'left'>, now: Date): boolean {
  return flash.left > 0 && flash.startsAt <= now && now < flash.endsAt
}

/**
 * The active flash price, else the special price, else the price. A flash deal holds for every variant; without a
 * SKU it is the price that lists show for the product.
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
