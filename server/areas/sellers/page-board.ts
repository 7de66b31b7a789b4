/**
 * What a seller who came with a code reads above the own store at /seller: its sales, and what waits
 * [field.dashboard.sums].
 */
import { BASE_CURRENCY } from '@contract/constants'
import { languageTag, type Language } from '@contract/languages'
import type { Db } from '../../kernel/db/types'
import { monthsOf } from './months'
import { countWaiting, sumSales } from './sales'
import { textIn, type Texts } from '../../kernel/text/texts'

const LABELS = {
  this_month: {
    en: 'Sales this month',
    zh: '本月销售额',
    zhtw: '本月銷售額',
    th: 'ยอดขายเดือนนี้',
    jp: '今月の売上',
    es: 'Ventas de este mes',
  },
  last_month: {
    en: 'Last month',
    zh: '上月',
    zhtw: '上月',
    th: 'เดือนที่แล้ว',
    jp: '先月',
    es: 'Mes pasado',
  },
  to_ship: {
    en: 'To ship',
    zh: '待发货',
    zhtw: '待出貨',
    th: 'รอจัดส่ง',
    jp: '発送待ち',
    es: 'Por enviar',
  },
  refunds: {
    en: 'Refunds',
    zh: '退款',
    zhtw: '退款',
    th: 'คืนเงิน',
    jp: '返金',
    es: 'Reembolsos',
  },
  low_stock: {
    en: 'Low stock',
    zh: '库存不足',
    zhtw: '庫存不足',
    th: 'ใกล้หมด',
    jp: '在庫わずか',
    es: 'Pocas unidades',
  },
} as const satisfies Record<string, Texts>

/** A list of terms and figures as HTML, in a language. */
export async function sellerBoard(db: Db, shopId: bigint, language: Language, now: Date): Promise<string> {
  const [sums, waiting] = await Promise.all([sumSales(db, shopId, monthsOf(now)), countWaiting(db, shopId)])
  const money = new Intl.NumberFormat(languageTag(language), { style: 'currency', currency: BASE_CURRENCY })
  const figures: Readonly<Record<keyof typeof LABELS, string>> = {
    this_month: money.format(Number(sums.thisMonth) / 100),
    last_month: money.format(Number(sums.lastMonth) / 100),
    to_ship: String(waiting.to_ship),
    refunds: String(waiting.refunds),
    low_stock: String(waiting.low_stock),
  }
  const terms = (Object.keys(LABELS) as (keyof typeof LABELS)[]).map(
    (key) => `<div><dt>${textIn(LABELS[key], language)}</dt><dd>${figures[key]}</dd></div>`,
  )
  return `<dl>${terms.join('')}</dl>`
}
