/** The name of a country (ISO 3166-1 alpha-2) in a language (BCP 47). Returns the code when Intl does not know it. */
export function countryName(code: string, tag: string): string {
  if (typeof Intl === 'undefined' || typeof Intl.DisplayNames !== 'function' || !/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames([tag], { type: 'region', fallback: 'code' }).of(code) ?? code
}
