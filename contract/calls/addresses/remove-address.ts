import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { AddressList } from '../../entities/address'
import { Id } from '../../fields'

/** Deletes an address; if it was the default, the newest becomes the default. */
export const removeAddress = defineCall('removeAddress', {
  summary: 'Removes an address.',
  fields: Type.Object({ address_id: Id }),
  data: AddressList,
  codes: [Code.notFound],
})
