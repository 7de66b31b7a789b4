import type { Fields } from '@contract/all-calls'
import type { Address } from '@contract/entities/address'
import { checkEmail, checkLine, checkPhone, type Fault } from '@/domain/field-message'
import type { PlaceAddress } from '@/domain/place-address'
import type { Checks } from '@/stores/use-form'

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

/** The lengths of the contract. */
export const LENGTHS: Record<Exclude<AddressText, 'country' | 'phone' | 'email'>, number> = {
  name: 120,
  street: 200,
  city: 100,
  state: 100,
  zip: 20,
}

const atMost =
  (max: number) =>
  (value: string): Fault | null =>
    value.trim().length > max ? { rule: 'max_length', params: { limit: max } } : null

/** The same limits as the server's (gaps §2). */
export const ADDRESS_RULES: Checks<AddressValues> = {
  name: checkLine(LENGTHS.name),
  phone: checkPhone,
  email: checkEmail,
  country: (value) => (value === '' ? { rule: 'country' } : null),
  street: checkLine(LENGTHS.street),
  city: checkLine(LENGTHS.city),
  state: atMost(LENGTHS.state),
  zip: checkLine(LENGTHS.zip),
}

/** What the form starts with: an address to be changed, or what is known of a new one. */
export function addressValues(address: Address | null, email: string): AddressValues {
  if (address === null) {
    return { name: '', phone: '', email, country: '', street: '', city: '', state: '', zip: '', is_default: false }
  }
  const { name, phone, country, street, city, state, zip, is_default } = address
  return { name, phone, email: address.email, country, street, city, state, zip, is_default }
}

/** As the call wants it: without the spaces around, with the id of the address that is changed. */
export function addressFields(values: AddressValues, address: Address | null): Fields<'addressAdd'> {
  const { name, phone, email, country, street, city, state, zip, is_default } = values
  return {
    ...(address === null ? {} : { address_id: address.address_id }),
    name: name.trim(),
    phone: phone.trim(),
    email: email.trim(),
    country,
    street: street.trim(),
    city: city.trim(),
    state: state.trim(),
    zip: zip.trim(),
    is_default,
  }
}

/** What a place on the map changes in the form, within the lengths of the contract. */
export function placeValues(place: PlaceAddress): readonly (readonly [keyof PlaceAddress, string])[] {
  const parts = ['country', 'street', 'city', 'state', 'zip'] as const
  return parts.flatMap((part) => {
    const text = place[part]
    if (text === undefined) return []
    return [[part, part === 'country' ? text : text.slice(0, LENGTHS[part])] as const]
  })
}
