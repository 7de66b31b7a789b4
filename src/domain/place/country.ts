/** The name of a country (ISO 3166-1 alpha-2) in a language (BCP 47). Returns the code when Intl does not know it. */
export function countryName(code: string, tag: string): string {
  if (typeof Intl === 'undefined' || typeof Intl.DisplayNames !== 'function' || !/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames([tag], { type: 'region', fallback: 'code' }).of(code) ?? code
}

/** The region of a locale, as in `pt-BR`, `zh_CN` or `zh-Hant-TW`. */
const REGION = /^[a-z]{2,3}(?:[-_][a-z]{4})?[-_]([a-z]{2})(?![a-z0-9])/i

/**
 * The country that a device is most likely in: the region of the first of its locales that names one, or else the country of
 * a currency (ISO 4217), whose code begins with it. Empty when neither tells, as for the euro.
 */
export function likelyCountry(locales: readonly string[], currency: string): string {
  const regions = locales.flatMap((locale) => REGION.exec(locale)?.[1]?.toUpperCase() ?? [])
  const [region = /^(?!EU|X)[A-Z]{3}$/.test(currency) ? currency.slice(0, 2) : ''] = regions
  return region
}
