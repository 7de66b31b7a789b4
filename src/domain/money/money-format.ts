/**
 * Formats an amount in a language: separators and the position of the symbol. No Intl: Hermes and mini-programs may
 * lack it.
 */
import { factsOf, type Language } from '@contract/base/languages'

type SymbolOrder = 'symbol-first' | 'digits-first'

export interface MoneyParts {
  readonly symbol: string
  readonly digits: string
  readonly order: SymbolOrder
  /** The parts joined in the order of the language. */
  readonly text: string
}

interface Style {
  readonly decimal: string
  readonly group: string
  /** The number of whole digits from which thousands are grouped. */
  readonly groupFrom: number
  readonly order: SymbolOrder
  readonly gap: string
}

const PLAIN: Style = { decimal: '.', group: ',', groupFrom: 4, order: 'symbol-first', gap: '' }
const SYMBOL_LAST: Style = { decimal: ',', group: '.', groupFrom: 5, order: 'digits-first', gap: '\u00a0' }

const styleOf = (language: Language): Style => (factsOf(language).sums === undefined ? PLAIN : SYMBOL_LAST)

/** A decimal string with the separators of the language: `1234.50` → `1,234.50`. */
export function formatDigits(decimal: string, language: Language): string {
  const style = styleOf(language)
  const [whole = '', fraction] = decimal.replace('-', '').split('.')
  const grouped = whole.length < style.groupFrom ? whole : whole.replace(/\B(?=(\d{3})+$)/g, style.group)
  const digits = fraction === undefined ? grouped : grouped + style.decimal + fraction
  return decimal.startsWith('-') ? `−${digits}` : digits
}

/** The parts of an amount. A screen can size them differently and keep the order of the language. */
export function formatMoney(decimal: string, symbol: string, language: Language): MoneyParts {
  const { order, gap } = styleOf(language)
  const digits = formatDigits(decimal, language)
  if (order === 'digits-first') return { symbol, digits, order, text: `${digits}${gap}${symbol}` }
  // the sign goes before the symbol: −$5.00
  if (digits.startsWith('−')) return formatMoney(decimal.slice(1), `−${symbol}`, language)
  return { symbol, digits, order, text: `${symbol}${digits}` }
}
