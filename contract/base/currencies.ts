/** The number of decimal places of a currency; two if it is not listed (ISO 4217). */
const MINOR_UNITS: Record<string, number> = { JPY: 0, KRW: 0, VND: 0, CLP: 0, KWD: 3, BHD: 3, TND: 3 }

export function minorUnits(currency: string): number {
  return MINOR_UNITS[currency] ?? 2
}
