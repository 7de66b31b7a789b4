import type { Address } from '@contract/entities/address'
import { countryName } from '@/domain/place/country'
import { displayPhone } from '@/domain/text/phone'

/** An address as the lines below its name: street; postal code, city, state, country; phone. `tag` is BCP 47. */
export function addressLines(address: Address, tag: string): string[] {
  const { street, zip, city, state, country, phone } = address
  const town = [`${zip} ${city}`.trim(), state, countryName(country, tag)].filter((part) => part !== '')
  return [street, town.join(', '), displayPhone(phone)]
}
