import { displayAmount } from '@/domain/money/display-amount'
import { displayPrice } from '@/domain/money/display-price'
import { formatMoney, type MoneyParts } from '@/domain/money/money-format'
import { settings } from '@/stores/settings'

/** The parts of a USD price in the displayed currency, for `Price` [rule.price-rounding]. */
export function priceParts(usd: string): MoneyParts {
  const { symbol, rate } = settings.shown
  return formatMoney(displayPrice(usd, rate), symbol, settings.language)
}

/** The parts of a USD balance or amount in the displayed currency, truncated [rule.amount-truncation]. */
function amountParts(usd: string): MoneyParts {
  const { symbol, rate } = settings.shown
  return formatMoney(displayAmount(usd, rate), symbol, settings.language)
}

/** The parts of an amount in its own currency, not converted. */
export function ownParts(value: string, currency: string): MoneyParts {
  return formatMoney(displayAmount(value), settings.symbolOf(currency), settings.language)
}

/** The formatters of money; inside an observer they follow language and currency. All amounts are decimal strings. */
export function usePrice() {
  return {
    parts: priceParts,
    price: (usd: string): string => priceParts(usd).text,
    amountParts,
    amount: (usd: string): string => amountParts(usd).text,
    ownParts,
    amountIn: (value: string, currency: string): string => ownParts(value, currency).text,
    /** The code of the displayed currency. */
    currency: settings.shown.code,
  }
}
