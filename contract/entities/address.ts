/** Addresses of the book (spec §3, gaps §2). */
import { Type, type Static } from '@sinclair/typebox'
import { Id, Line } from '../fields'
import { EMAIL_MAX, PHONE_PATTERN } from '../rules/registration'

export const addressFields = {
  name: Line(120),
  street: Line(200),
  zip: Line(20),
  city: Line(100),
  state: Type.String({ maxLength: 100 }),
  /** ISO 3166-1 alpha-2. */
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  phone: Type.String({ pattern: PHONE_PATTERN }),
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
