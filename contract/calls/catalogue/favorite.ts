import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { Count, Id } from '../../fields'

/**
 * Adds a product to the wishlist. A repeated call returns the same entry; refused with not_allowed if the list is
 * full (FAVORITES_MAX).
 */
export const favorite = defineCall('favorite', {
  summary: 'Adds a product to the wishlist.',
  fields: Type.Object({ product_id: Id }),
  data: Type.Object({ count: Count, favorite_id: Id }),
  codes: [Code.notFound, Code.productInvalid, Code.operationFailed],
})
