import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { AddressList } from '../../entities/address'
import { Id } from '../../fields'

/** Removes an address; when it was the default, the newest becomes it. */
export const removeAddress = defineCall('removeAddress', {
  summary: 'Removes an address.',
  fields: Type.Object({ address_id: Id }),
  data: AddressList,
  codes: [Code.notFound],
})
