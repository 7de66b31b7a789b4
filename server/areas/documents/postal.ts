/** How documents write where a parcel goes, and what an order line is. */
import type { OrderDetail } from '@contract/entities/order'
import { languageTag, type Language } from '@contract/base/languages'
import type { Dated } from './pdf-writer'

type Address = Omit<OrderDetail['address'], 'email'>

/** The lines of an address; the first is the name. */
export function postalLines(address: Address, language: Language): string[] {
  const { name, street, zip, city, state, country, phone } = address
  const land = new Intl.DisplayNames(languageTag(language), { type: 'region' }).of(country) ?? country
  return [name, street, [zip, city, state].filter(Boolean).join(' '), land, phone].filter(Boolean)
}

/** A day as documents write it, in the marketplace's time zone. */
export const writtenDay = ({ language, zone }: Pick<Dated, 'language' | 'zone'>, time: Date): string =>
  new Intl.DateTimeFormat(languageTag(language), { dateStyle: 'long', timeZone: zone }).format(time)
