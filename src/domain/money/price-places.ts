/** The places of a price filter on a line from the cheapest to the dearest of a list. */
import { displayPrice } from './display-price'
import { typedToUsd } from './filter-price'
import type { ListingFilter } from '../catalogue/listing-filter'

type Bounds = Pick<ListingFilter, 'priceMin' | 'priceMax'>
type Places = readonly [number, number]

/** Both ends of the line, in whole units of the shown currency. */
interface PriceLine {
  readonly from: number
  readonly to: number
}

/** The line of a list whose prices lie between `min` and `max`, USD decimal strings, at `rate` units per 1 USD. */
export function priceLine({ min, max }: { min: string; max: string }, rate: string): PriceLine {
  return { from: Math.floor(Number(displayPrice(min, rate))), to: Math.ceil(Number(displayPrice(max, rate))) }
}

/** The places of a filter's bounds on the slider, in percent, the lower first; an unset bound is at its end. */
export function placesOf({ priceMin, priceMax }: Bounds, { from, to }: PriceLine, rate: string): Places {
  const place = (usd: string) => {
    const percent = Math.round(((Number(displayPrice(usd, rate)) - from) / (to - from)) * 100)
    return Math.min(Math.max(percent, 0), 100)
  }
  return [priceMin === null ? 0 : place(priceMin), priceMax === null ? 100 : place(priceMax)]
}

/** The bounds of two places, as whole units of the shown currency turned into USD; an end of the line is no bound. */
export function boundsOf([low, high]: Places, { from, to }: PriceLine, rate: string): Bounds {
  const usd = (percent: number) => typedToUsd(String(from + Math.round((percent / 100) * (to - from))), rate)
  return { priceMin: low <= 0 ? null : usd(low), priceMax: high >= 100 ? null : usd(high) }
}
