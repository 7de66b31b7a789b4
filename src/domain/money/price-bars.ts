/** The bars of a list's prices, on the line of its price slider. */
import type { Facets } from '@contract/entities/product'
import { priceLine, type Places, type PriceLine } from './price-places'

type Bars = NonNullable<Facets['price']['bars']>

interface BarredLine extends PriceLine {
  /** Products by price, in bars of one width from one end of the line to the other; none: they are not counted. */
  readonly counts: readonly number[]
}

/**
 * The slider's line with its bars. `rate` is units of the displayed currency per 1 USD, `barsRate` of the currency in which the
 * server has counted: another one after the user has changed it, undefined where it is not offered any more.
 */
export function barredLine(price: Facets['price'], rate: string, barsRate: string | undefined): BarredLine {
  const { bars } = price
  if (!bars || barsRate === undefined) return { ...priceLine(price, rate), counts: [] }
  const perUnit = barsRate === rate ? 1 : Number(rate) / Number(barsRate)
  return {
    from: Math.floor(Number(bars.from) * perUnit),
    to: Math.ceil(endOf(bars) * perUnit),
    counts: bars.counts,
  }
}

const endOf = ({ from, step, counts }: Bars) => Number(from) + counts.length * Number(step)

/** Places are whole percents, so that one at the edge of a bar may be that far from it. */
const ROUNDED = 0.5

/** Whether a bar of `count` lies at least partly between two places in percent. */
export function isBetween(bar: number, count: number, [low, high]: Places): boolean {
  return ((bar + 1) / count) * 100 > low + ROUNDED && (bar / count) * 100 < high - ROUNDED
}

/** The amounts where a bar begins and ends, in whole units of the displayed currency. */
export function amountsOf(bar: number, { from, to, counts }: BarredLine): readonly [number, number] {
  const at = (place: number) => Math.round(from + (place / counts.length) * (to - from))
  return [at(bar), at(bar + 1)]
}
