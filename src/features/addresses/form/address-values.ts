import type { Fields } from '@contract/all-calls'
import type { Address } from '@contract/entities/address'
import { mayLackPostalCode } from '@contract/rules/postal-codes'
import { plainPhone } from '@contract/rules/registration'
import { plainText } from '@contract/rules/typed-text'
import { ADDRESS_MAX } from '@contract/base/text-limits'
import { cutText } from '@/domain/text/cut-text'
import { checkEmail, checkLine, checkPhone, type Fault } from '@/domain/text/field-message'
import type { PlaceAddress } from '@/domain/place/place-address'
import type { Checks } from '@/hooks/use-form'

export type AddressValues = {
  name: string
  phone: string
  email: string
  country: string
  street: string
  city: string
  state: string
  zip: string
  is_default: boolean
}
export type AddressText = Exclude<keyof AddressValues, 'is_default'>

const atMost =
  (max: number) =>
  (value: string): Fault | null =>
    value.trim().length > max ? { rule: 'max_length', params: { limit: max } } : null

/** The same limits as on the server. */
export const ADDRESS_RULES: Checks<AddressValues> = {
  name: checkLine(ADDRESS_MAX.name),
  phone: checkPhone,
  email: checkEmail,
  country: (value) => (value === '' ? { rule: 'country' } : null),
  street: checkLine(ADDRESS_MAX.street),
  city: checkLine(ADDRESS_MAX.city),
  state: atMost(ADDRESS_MAX.state),
  zip: (value, { country }) => (mayLackPostalCode(country) ? atMost : checkLine)(ADDRESS_MAX.zip)(value),
}

/** What is known of whom an address is added for; empty where nothing is. */
export type Known = Readonly<Pick<AddressValues, 'name' | 'phone' | 'email' | 'country'>>

/** The initial values: the address to edit, or what is known for a new one. */
export function addressValues(address: Address | null, known: Known): AddressValues {
  if (address === null) return { ...known, street: '', city: '', state: '', zip: '', is_default: false }
  const { name, phone, country, street, city, state, zip, is_default } = address
  return { name, phone, email: address.email, country, street, city, state, zip, is_default }
}

/** The fields of the call: trimmed, with the id of the address that is changed. */
export function addressFields(values: AddressValues, address: Address | null): Fields<'addressAdd'> {
  const { name, phone, email, country, street, city, state, zip, is_default } = values
  return {
    ...(address === null ? {} : { address_id: address.address_id }),
    name: name.trim(),
    phone: plainPhone(phone),
    email: plainText(email),
    country,
    street: street.trim(),
    city: city.trim(),
    state: state.trim(),
    zip: zip.trim(),
    is_default,
  }
}

/** The values from a place on the map, cut to the lengths of the contract. */
export function placeValues(place: PlaceAddress): readonly (readonly [keyof PlaceAddress, string])[] {
  const parts = ['country', 'street', 'city', 'state', 'zip'] as const
  return parts.flatMap((part) => {
    const text = place[part]
    if (text === undefined) return []
    return [[part, part === 'country' ? text : cutText(text, ADDRESS_MAX[part])] as const]
  })
}
