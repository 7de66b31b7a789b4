import { languageTag, type Language } from '@contract/base/languages'

/** Exact decimals in a currency. Intl reads them as strings, digit by digit, which its types do not allow yet. */
export const moneyIn = (language: Language) => (amount: string, currency: string) =>
  new Intl.NumberFormat(languageTag(language), { style: 'currency', currency }).format(amount as unknown as number)
