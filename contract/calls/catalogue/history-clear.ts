import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Count, Id } from '../../fields'

/** Forgets one product that the caller looked at, or all of them; `count` is how many are left. */
export const historyClear = defineCall('historyClear', {
  summary: 'Forgets products viewed.',
  fields: Type.Object({ product_id: Type.Optional(Id) }),
  data: Type.Object({ count: Count }),
})
