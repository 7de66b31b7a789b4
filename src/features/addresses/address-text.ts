import type { Address } from '@contract/entities/address'
import { countryName } from '@/domain/place/country'
import { displayPhone } from '@/domain/text/phone'

export type Place = Pick<Address, 'street' | 'zip' | 'city' | 'state' | 'country' | 'phone'>

/**
 * An address as the lines below its name: street; postal code, city, state, country; phone. The postal code does not
 * break, and a state with the name of its city is not said twice. `tag` is BCP 47.
 */
export function addressLines({ street, zip, city, state, country, phone }: Place, tag: string): string[] {
  const code = zip.replace(/ /g, '\u00a0').replace(/-/g, '\u2011')
  const region = state === city ? '' : state
  const town = [`${code} ${city}`.trim(), region, countryName(country, tag)].filter((part) => part !== '')
  return [street, town.join(', '), displayPhone(phone, country)]
}
