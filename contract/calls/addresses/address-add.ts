import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { AddressList, addressFields } from '../../entities/address'
import { Id } from '../../fields'

/** Adds an address, or edits the one that address_id names. */
export const addressAdd = defineCall('addressAdd', {
  summary: 'Adds or edits an address.',
  fields: Type.Object({ address_id: Type.Optional(Id), ...addressFields, is_default: Type.Optional(Type.Boolean()) }),
  data: AddressList,
  codes: [Code.notFound, Code.operationFailed],
})
