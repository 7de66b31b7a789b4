/** The positions of a price filter on a slider from the lowest to the highest price of a list. */
import { displayPrice } from './display-price'
import { typedToUsd } from './filter-price'
import type { ListingFilter } from '../catalogue/listing-filter'

type Bounds = Pick<ListingFilter, 'priceMin' | 'priceMax'>
export type Places = readonly [number, number]

/** Both ends of the slider, in whole units of the displayed currency. */
export interface PriceLine {
  readonly from: number
  readonly to: number
}

/** The slider of a list with prices from `min` to `max`: USD decimal strings, converted at `rate` units per 1 USD. */
export function priceLine({ min, max }: { min: string; max: string }, rate: string): PriceLine {
  return { from: Math.floor(Number(displayPrice(min, rate))), to: Math.ceil(Number(displayPrice(max, rate))) }
}

/** The amount at a position in percent, in whole units of the displayed currency. */
export function amountAt(percent: number, { from, to }: PriceLine): number {
  return from + Math.round((percent / 100) * (to - from))
}

/** How far a key moves a bound, in percent: one unit of the displayed currency, but never less than a hundredth. */
export const stepOf = ({ from, to }: PriceLine): number => Math.max(1, Math.ceil(100 / (to - from)))

/** The positions of a filter's bounds in percent, the lower first. An unset bound is at its end. */
export function placesOf({ priceMin, priceMax }: Bounds, { from, to }: PriceLine, rate: string): Places {
  const place = (usd: string) => {
    const percent = Math.round(((Number(displayPrice(usd, rate)) - from) / (to - from)) * 100)
    return Math.min(Math.max(percent, 0), 100)
  }
  return [priceMin === null ? 0 : place(priceMin), priceMax === null ? 100 : place(priceMax)]
}

/**
 * The bounds for two positions: whole units of the displayed currency, converted to USD. An end of the slider is no
 * bound.
 */
export function boundsOf([low, high]: Places, line: PriceLine, rate: string): Bounds {
  const usd = (percent: number, bound: 'min' | 'max') => typedToUsd(String(amountAt(percent, line)), rate, bound)
  return { priceMin: low <= 0 ? null : usd(low, 'min'), priceMax: high >= 100 ? null : usd(high, 'max') }
}
