import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Count, Id } from '../../fields'

/** Removes one of the caller's viewed products, or all; `count` is how many are left. */
export const historyClear = defineCall('historyClear', {
  summary: 'Clears the viewed products.',
  fields: Type.Object({ product_id: Type.Optional(Id) }),
  data: Type.Object({ count: Count }),
})
