/** The currencies of the shop. Products are priced in US dollars, its base currency. */

export interface Currency {
  readonly code: string
  readonly rate: number
  readonly symbol: string
}

const USD: Currency = { code: 'USD', rate: 1, symbol: '$' }

export const CURRENCIES: readonly Currency[] = [
  { code: 'EUR', rate: 0.93, symbol: '€' },
  USD,
  { code: 'GBP', rate: 0.8, symbol: '£' },
  { code: 'CNY', rate: 6.87, symbol: '￥' },
]

export interface Price {
  readonly symbol: string
  readonly value: number
  readonly code: string
}

/** The currency with this code, or the default of the shop. */
export function currencyOf(code: string | undefined): Currency {
  return CURRENCIES.find((currency) => currency.code === code) ?? USD
}

/** An amount in dollars in another currency. The examples round up to cents: 22.68 dollars are 21.10 euros. */
export function converted(base: number, currency: Currency): number {
  // 73.9 * 100 is a little more than 7390, and must not become 7391
  return Math.ceil(Number((base * currency.rate * 100).toFixed(6))) / 100
}

/** The price object of lists and product pages. */
export function priceIn(base: number, currency: Currency): Price {
  return { symbol: currency.symbol, value: converted(base, currency), code: currency.code }
}

/** An amount as totals show it: text with two decimals. */
export function amount(value: number): string {
  return value.toFixed(2)
}

/** A sum without the crumbs of binary fractions. */
export function cents(value: number): number {
  return Math.round(value * 100) / 100
}
