/** The name of a country by its ISO 3166-1 alpha-2 code, in a language (its BCP 47 tag); the code where Intl knows none. */
export function countryName(code: string, tag: string): string {
  if (typeof Intl === 'undefined' || typeof Intl.DisplayNames !== 'function' || !/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames([tag], { type: 'region', fallback: 'code' }).of(code) ?? code
}
