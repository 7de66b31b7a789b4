/** Addresses of the book [field.address.place] [field.address.contact]. */
import { Type, type Static } from '@sinclair/typebox'
import { Id, Line } from '../base/fields'
import { EMAIL_MAX, PHONE_TYPED_MAX } from '../rules/registration'
import { ADDRESS_MAX } from '../base/text-limits'

export const addressFields = {
  name: Line(ADDRESS_MAX.name),
  street: Line(ADDRESS_MAX.street),
  /** Empty where the country has no postal codes. */
  zip: Type.String({ maxLength: ADDRESS_MAX.zip }),
  city: Line(ADDRESS_MAX.city),
  state: Type.String({ maxLength: ADDRESS_MAX.state }),
  /** ISO 3166-1 alpha-2. */
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  phone: Line(PHONE_TYPED_MAX),
  email: Line(EMAIL_MAX),
}

export const Address = Type.Object({
  address_id: Id,
  name: Type.String(),
  street: Type.String(),
  zip: Type.String(),
  city: Type.String(),
  state: Type.String(),
  country: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  is_default: Type.Boolean(),
})
export type Address = Static<typeof Address>

export const AddressList = Type.Object({ address_list: Type.Array(Address) })
