/** A variant's stock and prices as a seller types them, with the server's rules [rule.seller-price]. USD decimal strings. */
import { STOCK_MAX } from '@contract/base/constants'
import { PRICE_MAX } from '@contract/base/product-constants'
import { required, type Fault } from '../text/field-message'
import { typedAmount } from '@contract/rules/typed-amount'

export type VariantValues = Record<'stock' | 'price' | 'special_price', string>

const CENT = 0.01

/** Cents; NaN for anything that is no price. */
function cents(typed: string): number {
  const amount = typedAmount(typed)
  return amount !== null && /^\d{1,10}(\.\d{1,2})?$/.test(amount) ? Math.round(Number(amount) * 100) : NaN
}

function checkPrice(value: string): Fault | null {
  const price = cents(value)
  if (required(value) || Number.isNaN(price)) return required(value) ?? { rule: 'format' }
  if (price === 0) return { rule: 'min', params: { limit: CENT } }
  return price > Math.round(PRICE_MAX * 100) ? { rule: 'max', params: { limit: PRICE_MAX } } : null
}

function checkSpecial(value: string, { price }: VariantValues): Fault | null {
  if (value.trim() === '') return null
  const fault = checkPrice(value)
  if (fault || checkPrice(price)) return fault
  const highest = cents(price) - 1
  return cents(value) > highest ? { rule: 'max', params: { limit: highest / 100 } } : null
}

function checkStock(value: string): Fault | null {
  const typed = value.trim()
  if (required(typed) || !/^\d{1,12}$/.test(typed)) return required(typed) ?? { rule: 'format' }
  return Number(typed) > STOCK_MAX ? { rule: 'max', params: { limit: STOCK_MAX } } : null
}

export const VARIANT_CHECKS = { stock: checkStock, price: checkPrice, special_price: checkSpecial }

/** A price with two decimals, as the server writes it. Only for text that passed the check. */
const written = (typed: string): string => (cents(typed) / 100).toFixed(2)

/** What the values mean. Only for values that passed the checks. */
export function readVariant({ stock, price, special_price: special }: VariantValues) {
  return {
    stock: Number(stock.trim()),
    prices: { price: written(price), special_price: special.trim() === '' ? null : written(special) },
  }
}
