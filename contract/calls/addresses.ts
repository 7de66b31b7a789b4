/** The calls of addresses and regions. */
import { Type } from '@sinclair/typebox'
import { defineCall } from './call'
import { Code } from '../base/codes'
import { AddressList, addressFields } from '../entities/address'
import { Empty, Id } from '../base/fields'
import { ADDRESS_MAX } from '../base/text-limits'

/** Adds an address, or edits the one that address_id names. */
export const addressAdd = defineCall('addressAdd', {
  summary: 'Adds or edits an address.',
  fields: Type.Object({ address_id: Type.Optional(Id), ...addressFields, is_default: Type.Optional(Type.Boolean()) }),
  data: AddressList,
  codes: [Code.notFound, Code.operationFailed],
})

/** Countries, the states of a country, or the cities of a state, in the caller’s language if known. */
export const citys = defineCall('citys', {
  summary: 'Countries, states or cities.',
  fields: Type.Object({
    country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
    state: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  }),
  data: Type.Object({ list: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })) }),
  codes: [Code.notFound],
})

/**
 * The city, and the state where there is one, of a postal code: one entry, or none if it is unknown or the shop has no
 * geocoder.
 */
export const postalCode = defineCall('postalCode', {
  summary: 'The city of a postal code.',
  fields: Type.Object({
    country: Type.String({ pattern: '^[A-Z]{2}$' }),
    zip: Type.String({ minLength: 1, maxLength: ADDRESS_MAX.zip }),
  }),
  data: Type.Object({ list: Type.Array(Type.Object({ city: Type.String(), state: Type.String() }), { maxItems: 1 }) }),
  codes: [Code.notFound],
})

/** Makes an address the default [field.address.default]. */
export const defaultAddress = defineCall('defaultAddress', {
  summary: 'Makes an address the default.',
  fields: Type.Object({ address_id: Id }),
  data: AddressList,
  codes: [Code.notFound],
})

/** The address book, the default first. */
export const getAddressList = defineCall('getAddressList', {
  summary: 'The address book.',
  fields: Empty,
  data: AddressList,
})

/** Deletes an address; if it was the default, the newest becomes the default. */
export const removeAddress = defineCall('removeAddress', {
  summary: 'Removes an address.',
  fields: Type.Object({ address_id: Id }),
  data: AddressList,
  codes: [Code.notFound],
})
