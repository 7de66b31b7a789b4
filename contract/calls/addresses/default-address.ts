import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { AddressList } from '../../entities/address'
import { Id } from '../../fields'

/** Makes an address the default [field.address.default]. */
export const defaultAddress = defineCall('defaultAddress', {
  summary: 'Makes an address the default.',
  fields: Type.Object({ address_id: Id }),
  data: AddressList,
  codes: [Code.notFound],
})
