import type { Prices, StockChange } from '@/domain/seller/stock-changes'
import { t } from '@/locales/t'

type Price = (usd: string) => string

/** A price, and what it was before it was reduced. */
export const pricesText = ({ price, special_price: special }: Prices, format: Price) =>
  special === null ? format(price) : t('shopAdmin.price_reduced', { price: format(special), was: format(price) })

/** What is not saved yet, in words: `2 → 12`, `$12.90 → $11.90`. */
export function pendingText({ row, stock, prices }: StockChange, format: Price): string {
  const parts = [
    stock === undefined ? [] : [`${String(row.stock)} → ${String(stock)}`],
    prices === undefined ? [] : [`${pricesText(row, format)} → ${pricesText(prices, format)}`],
  ].flat()
  return parts.join(', ')
}
