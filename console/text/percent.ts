/** Rates, which calls carry in hundredths of a percent. */
import { languageTag, type Language } from '@contract/base/languages'

/** `7.5%` for 750, as the language writes it. */
export const percentText = (language: Language, bps: number): string =>
  new Intl.NumberFormat(languageTag(language), { style: 'percent', maximumFractionDigits: 2 }).format(bps / 10_000)

/** `7.5` for 750, as it is typed. */
export const typedPercent = (bps: number): string => String(bps / 100)

/** 750 for `7.5` and for `7,5`; null for what is no rate from 0 to `most` hundredths of a percent. */
export function bpsOf(typed: string, most: number): number | null {
  const text = typed.trim().replace(',', '.')
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(text)) return null
  const bps = Math.round(Number(text) * 100)
  return bps <= most ? bps : null
}
