import { languageTag, type Language } from '@contract/base/languages'

export interface Address {
  readonly name: string
  readonly street: string
  readonly zip: string
  readonly city: string
  readonly state: string
  readonly country: string
  readonly phone: string
}

/** The name of a country; its code where it is none. */
export function countryName(code: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames(languageTag(language), { type: 'region', fallback: 'code' }).of(code) ?? code
}

/** The lines of an address under the name, as they stand on a parcel. */
export function addressLines({ street, zip, city, state, country, phone }: Address, language: Language): string[] {
  const place = [zip, city].filter(Boolean).join(' ')
  const land = countryName(country, language)
  const number = phone === '' || phone.startsWith('+') ? phone : `+${phone}`
  return [street, place, state, land, number].filter(Boolean)
}

/** The whole address, to be copied into a carrier's form. */
export const addressText = (address: Address, language: Language): string =>
  [address.name, ...addressLines(address, language)].join('\n')
