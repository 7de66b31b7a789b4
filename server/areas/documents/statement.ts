/** The statement of a shop for a month, as PDF and as CSV [money.statement]. */
import { BASE_CURRENCY } from '@contract/base/constants'
import { languageTag, type Language } from '@contract/base/languages'
import { textOf, wordsOf } from '../../kernel/text/catalogue'
import { Csv } from '../../kernel/files/csv'
import { Pdf } from '../../kernel/files/pdf'
import type { Stated } from '../../kernel/ports/documents'
import { moneyIn } from './money-text'
import { companyText } from '../../kernel/config/company-text'
import type { Company } from '../../kernel/config/company'
import { PdfWriter, QUIET, type Cell, type Written } from './pdf-writer'

const SUMS = ['goods', 'shipping', 'promotion', 'commission', 'fee'] as const
const MOVES = ['cash', 'payout', 'topup', 'adjust', 'forfeit'] as const
const TAKEN: readonly string[] = ['commission', 'fee']

const nameOf = (month: string) => `statement-${month}`
const isZero = (amount: string) => /^-?0+(\.0+)?$/.test(amount)
/** What is taken off counts the other way in a sum. */
function turned(amount: string): string {
  if (isZero(amount)) return amount
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`
}

/** Writes the month's sums and lines in a language. */
export async function writeStatement(
  stated: Stated,
  { language, market, company = null }: Written & { readonly company?: Company | null },
): Promise<Pdf> {
  const { shop, statement, lines, count } = stated
  const texts = wordsOf('statement', language)
  const money = moneyIn(language)
  const usd = (amount: string) => money(amount, BASE_CURRENCY)
  const start = new Date(`${statement.month}-01T00:00:00.000Z`)
  const date = (look: Intl.DateTimeFormatOptions, at: Date) =>
    new Intl.DateTimeFormat(languageTag(language), { ...look, timeZone: 'UTC' }).format(at)
  const month = date({ month: 'long', year: 'numeric' }, start)
  const pen = new PdfWriter({ title: `${texts.title} ${month}`, market, language, at: start })
  const quiet = { colour: QUIET }
  const pair = (name: string, value: string, look: Partial<Cell> = {}) =>
    pen.cells([
      { ...look, text: name, x: 0, width: pen.width - 130 },
      { ...look, text: value, x: pen.width - 120, width: 120, align: 'right' },
    ])

  pen.brand()
  pen.paragraph(`${texts.title} · ${month}`, { size: 22, weight: 'bold' })
  pen.gap(4)
  pen.paragraph(`${texts.shop}: ${shop}`)
  if (!statement.closed) pen.paragraph(texts.open, quiet)
  pen.gap(12)
  pair(texts.opening, usd(statement.opening))
  pen.rule()
  for (const name of SUMS) pair(texts[name], usd(TAKEN.includes(name) ? turned(statement[name]) : statement[name]))
  for (const name of MOVES) if (!isZero(statement[name])) pair(texts[`kind_${name}`], usd(statement[name]))
  pen.rule()
  pair(texts.closing, usd(statement.closing), { weight: 'bold', size: 12 })
  pen.gap(20)

  const row = (cells: readonly [string, string, string, string], look: Partial<Cell> = {}) => {
    const [at, what, order, net] = cells
    const small = { size: 9, ...look }
    pen.cells([
      { ...small, text: at, x: 0, width: 80 },
      { ...small, text: what, x: 88, width: 190 },
      { ...small, text: order, x: 286, width: 100 },
      { ...small, text: net, x: pen.width - 90, width: 90, align: 'right' },
    ])
  }
  row([texts.date, texts.what, texts.order, texts.net], quiet)
  pen.rule()
  for (const { at, kind, increment_id, net } of lines) {
    row([date({ dateStyle: 'medium' }, new Date(at)), texts[`kind_${kind}`], increment_id ?? '', usd(net)])
  }
  if (count > lines.length) pen.paragraph(textOf('statement.more', language, { count: count - lines.length }), quiet)
  pen.gap(20)
  pen.paragraph(texts.note, { size: 9, ...quiet })
  if (company) pen.paragraph(companyText(company, language), { size: 9, colour: QUIET })
  return new Pdf(await pen.finish(), nameOf(statement.month))
}

/** A line of a CSV, with its end. Nothing in it was written by users, so no cell is a formula. */
const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`

async function* tableOf({ lines }: Stated, language: Language): AsyncIterable<string> {
  const texts = wordsOf('statement', language)
  yield csvLine([texts.date, texts.what, texts.order, ...SUMS.map((name) => texts[name]), texts.net])
  for (const line of lines) {
    const sums = SUMS.map((name) => (TAKEN.includes(name) ? turned(line[name]) : line[name]))
    yield csvLine([line.at, texts[`kind_${line.kind}`], line.increment_id ?? '', ...sums, line.net])
  }
}

/** The lines as a table. What is taken off is negative, so that the columns of a row add up to its net. */
export const statementTable = (stated: Stated, language: Language): Csv =>
  new Csv(tableOf(stated, language), nameOf(stated.statement.month))
