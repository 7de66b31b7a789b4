import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { Store, StoreShipping } from '../../entities/store'
import { Id, Line } from '../../fields'

/**
 * Changes what is sent of the own store, and leaves the rest; for sellers alone. The text is kept in the language of
 * the call; an empty one takes it away. Answers the store.
 */
export const updateStore = defineCall('updateStore', {
  summary: 'Changes the own store.',
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
