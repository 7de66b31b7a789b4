/**
 * How many products there are by price: bars of one width, whose bounds are round amounts in the reader's currency. The last
 * one also counts what is dearer, so that a few dear products do not press all others into one bar [field.facets.bars].
 */
import { sql, type SQL } from 'drizzle-orm'
import { PRICE_BARS_MAX } from '@contract/base/product-constants'
import type { PriceBars } from '@contract/entities/product'
import { formatScaled } from '@contract/rules/money'

/** The decimals of a price that is shown, whatever its currency [rule.price-rounding]. */
const SHOWN_DECIMALS = 2

/** Most prices are in all bars but two, which are left for those above. */
const FOR_MOST = PRICE_BARS_MAX - 2

/**
 * Products by bar, counted from 0. Widths and the lower bound of the first bar are hundredths of the reader's currency;
 * `step` is null where nothing is found.
 */
export interface PriceCounts {
  readonly step: bigint | null
  readonly from: bigint
  readonly counts: readonly { readonly bar: number; readonly count: number }[]
}

export const NO_PRICES: PriceCounts = { step: null, from: 0n, counts: [] }

/** A price in USD minor units as it is shown: hundredths of the reader's currency, at `rate` units per 1 USD. */
export const shownPrice = (price: SQL, rate: SQL): SQL => sql`floor(${price} * ${rate}::numeric + 0.5)`

/** The lowest of the prices `shown`, and the one that 19 of 20 do not exceed. */
export const lowestShown = (shown: SQL): SQL => sql`min(${shown})`
export const mostShown = (shown: SQL): SQL => sql`percentile_disc(0.95) within group (order by ${shown})`

/** The width of a bar: 1, 2 or 5 units of the reader's currency, or one of these with zeros. */
export const barStep = (least: SQL, most: SQL): SQL => sql`(
  select trunc(min(digit * power(10::numeric, zeros)))
  from unnest(array[1, 2, 5]) as digit cross join generate_series(2, 30) as zeros
  where digit * power(10::numeric, zeros) * ${sql.raw(String(FOR_MOST))} >= ${most} - ${least})`

/** The lower bound of the first bar. */
export const barsFrom = (least: SQL, step: SQL): SQL => sql`floor(${least} / ${step}) * ${step}`

/** The bar of a price. */
export const barOf = (shown: SQL, from: SQL, step: SQL): SQL =>
  sql`least(floor((${shown} - ${from}) / ${step}), ${sql.raw(String(PRICE_BARS_MAX - 1))})::int`

/** The bars as they are answered; none where all products are in one. */
export function priceBars({ step, from, counts }: PriceCounts, currency: string): PriceBars | undefined {
  const found = new Map(counts.map(({ bar, count }) => [bar, count]))
  const last = Math.max(0, ...found.keys())
  if (step === null || last === 0) return undefined
  return {
    currency,
    from: formatScaled(from, SHOWN_DECIMALS),
    step: formatScaled(step, SHOWN_DECIMALS),
    counts: Array.from({ length: last + 1 }, (_, bar) => found.get(bar) ?? 0),
  }
}
