const MARKS = /[\u0300-\u036f]/g

/**
 * A text as names are compared where a list is filtered: in one width and case, without accents. "balon" finds "Balón".
 * Marks that are letters, as in Thai and Japanese, stay.
 */
export function comparable(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '').toLowerCase().normalize('NFC')
}
