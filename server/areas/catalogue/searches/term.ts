/** A search as it is counted [rule.searches]. Pure. */

/** Longer texts are pasted, not searched for. */
const LONGEST = 60
/** As many digits are a phone number, an order or a card rather than a product. */
const DIGITS = 6

/**
 * The term in lower case with single spaces; null if it could name a person, as an e-mail address or a number does, or
 * is too long.
 */
export function countedTerm(typed: string): string | null {
  const term = typed.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
  const isPersonal = term.includes('@') || term.replace(/\D/g, '').length >= DIGITS
  return term === '' || term.length > LONGEST || isPersonal ? null : term
}
