/**
 * The figures that a seller with a code sees above their own store at /seller: its sales and pending work
 * [field.dashboard.sums].
 */
import { BASE_CURRENCY } from '@contract/constants'
import { languageTag, type Language } from '@contract/languages'
import type { Db } from '../../kernel/db/types'
import { monthsOf } from './months'
import { countWaiting, sumSales } from './sales'
import { wordsOf } from '../../kernel/text/catalogue'

/** A list of terms and figures as HTML, in a language. */
export async function sellerBoard(db: Db, shopId: bigint, language: Language, now: Date): Promise<string> {
  const [sums, waiting] = await Promise.all([sumSales(db, shopId, monthsOf(now)), countWaiting(db, shopId)])
  const money = new Intl.NumberFormat(languageTag(language), { style: 'currency', currency: BASE_CURRENCY })
  const words = wordsOf('sales', language)
  const figures: Readonly<Record<keyof typeof words, string>> = {
    this_month: money.format(Number(sums.thisMonth) / 100),
    last_month: money.format(Number(sums.lastMonth) / 100),
    to_ship: String(waiting.to_ship),
    refunds: String(waiting.refunds),
    low_stock: String(waiting.low_stock),
  }
  const terms = (Object.keys(words) as (keyof typeof words)[]).map(
    (key) => `<div><dt>${words[key]}</dt><dd>${figures[key]}</dd></div>`,
  )
  return `<dl>${terms.join('')}</dl>`
}
