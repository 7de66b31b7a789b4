import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { Count, Id } from '../../fields'

/** Removes an entry from the wishlist. */
export const favoriteRemove = defineCall('favoriteRemove', {
  summary: 'Removes an entry from the wishlist.',
  fields: Type.Object({ favorite_id: Id }),
  data: Type.Object({ count: Count }),
  codes: [Code.notFound],
})
