import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { Store, StoreShipping } from '../../entities/store'
import { Id, Line } from '../../fields'

/**
 * Changes the fields of the caller's store that are sent; only for sellers. The text is stored in the language of the
 * call; an empty one deletes it. Returns the store.
 */
export const updateStore = defineCall('updateStore', {
  summary: 'Changes the caller’s shop.',
  fields: Type.Object({
    name: Type.Optional(Line(200)),
    /** The id of an upload of the caller with the purpose avatar. */
    logo: Type.Optional(Id),
    text: Type.Optional(Type.String({ maxLength: 5_000 })),
    address: Type.Optional(Line(1000)),
    shipping: Type.Optional(StoreShipping),
  }),
  data: Store,
  codes: [Code.operationFailed, Code.notFound],
})
