/** The invoice of an order: lines, coupon, shipping, taxes, payment. */
import { DEFAULT_CURRENCY } from '@contract/base/constants'
import type { Language } from '@contract/base/languages'
import { toDecimal, toMinor } from '@contract/rules/money'
import { invoiceName, type Invoiced } from './invoiced'
import { Pdf } from '../../kernel/files/pdf'
import { wordsOf } from '../../kernel/text/catalogue'
import { moneyIn } from './money-text'
import { companyText } from '../../kernel/config/company-text'
import type { Company } from '../../kernel/config/company'
import { PdfWriter, QUIET, type Cell, type Dated } from './pdf-writer'
import { postalLines, writtenDay } from './postal'

/** The right edges of the number columns, counted from the right margin, and their widths. */
const COLUMNS = { qty: { end: 190, width: 60 }, price: { end: 95, width: 90 }, sum: { end: 0, width: 90 } }

/** The total without tax; decimals in USD. */
const without = (total: string, tax: string): string =>
  toDecimal(toMinor(total, DEFAULT_CURRENCY) - toMinor(tax, DEFAULT_CURRENCY), DEFAULT_CURRENCY)

type Order = Invoiced

function nameOf(line: Order['products'][number], language: Language): string {
  const texts = line as unknown as Readonly<Record<string, string | undefined>>
  const name = texts[`name_${language}`] ?? line.name_en
  const options = line.custom_option_info.map(({ name: option, value }) => `${option}: ${value}`)
  return options.length > 0 ? `${name} (${options.join(', ')})` : name
}

/** Writes the invoice in a language. `order` is the answer of the order call in that language. */
export async function writeInvoice(
  order: Order,
  { language, market, zone, company = null }: Dated & { readonly company?: Company | null },
): Promise<Pdf> {
  const texts = wordsOf('invoice', language)
  const money = moneyIn(language)
  const usd = (amount: string) => money(amount, DEFAULT_CURRENCY)
  const placed = new Date(order.created_at)
  const pen = new PdfWriter({ title: `${texts.title} ${order.increment_id}`, market, language, at: placed })
  const number = (column: keyof typeof COLUMNS, text: string): Cell => {
    const { end, width } = COLUMNS[column]
    return { text, x: pen.width - end - width, width, align: 'right' }
  }
  const item = (text: string): Cell => ({ text, x: 0, width: pen.width - 260 })
  const pair = (name: string, value: string, look: Partial<Cell> = {}) =>
    pen.cells([
      { ...look, text: name, x: pen.width / 2, width: pen.width / 2 - 110 },
      { ...look, ...number('sum', value), x: pen.width - 110, width: 110 },
    ])
  const half = (index: number, text: string, look: Partial<Cell> = {}): Cell => ({
    ...look,
    text,
    x: index * (pen.width / 2),
    width: pen.width / 2 - 12,
  })

  pen.brand()
  pen.paragraph(texts.title, { size: 24, weight: 'bold' })
  pen.gap(8)
  const date = writtenDay({ language, zone }, placed)
  pen.cells([half(0, texts.number, { colour: QUIET }), half(1, texts.date, { colour: QUIET })])
  pen.cells([half(0, order.increment_id), half(1, date)])
  pen.gap(12)
  pen.cells([half(0, texts.seller, { colour: QUIET }), half(1, texts.buyer, { colour: QUIET })])
  const buyer = postalLines(order.address, language)
  pen.cells([half(0, order.shop.name, { weight: 'bold' }), half(1, buyer[0] ?? '', { weight: 'bold' })])
  for (const line of [...buyer.slice(1), order.customer.email]) pen.cells([half(1, line)])
  pen.gap(16)

  const quiet = { colour: QUIET }
  pen.cells([
    { ...item(texts.item), ...quiet },
    { ...number('qty', texts.qty), ...quiet },
    { ...number('price', texts.price), ...quiet },
    { ...number('sum', texts.sum), ...quiet },
  ])
  pen.rule()
  for (const line of order.products) {
    pen.cells([
      item(nameOf(line, language)),
      number('qty', String(line.qty)),
      number('price', usd(line.price)),
      number('sum', usd(line.row_price)),
    ])
  }
  pen.rule()
  pair(texts.goods, usd(order.product_total))
  if (toMinor(order.coupon_cost, DEFAULT_CURRENCY) > 0n) pair(texts.coupon, `−${usd(order.coupon_cost)}`)
  pair(`${texts.shipping}, ${order.arrival_method}`, usd(order.shipping_cost))
  pen.gap(4)
  pair(texts.total, usd(order.grand_total), { weight: 'bold', size: 12 })
  pair(texts.net, usd(without(order.grand_total, order.tax_total)), quiet)
  pair(texts.tax, usd(order.tax_total), quiet)
  pen.gap(8)
  const method = order.payment_method === null ? '' : ` · ${texts[`method_${order.payment_method}`]}`
  pen.cells([half(0, texts.payment, quiet)])
  pen.paragraph(`${texts[`state_${order.payment_status}`]}${method}`)
  const paid = order.actual_payment
  if (paid) pen.paragraph(`${texts.charged}: ${money(paid.amount, paid.currency)}`)
  pen.gap(24)
  pen.paragraph(texts.note, { size: 9, colour: QUIET })
  if (company) pen.paragraph(companyText(company, language), { size: 9, colour: QUIET })
  return new Pdf(await pen.finish(), invoiceName(order))
}
