import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { CartPayload } from '../../entities/cart'

/** Selects or deselects every line that can be bought. */
export const cartSelectAll = defineCall('cartSelectAll', {
  summary: 'Selects all cart lines.',
  fields: Type.Object({ checked: Type.Boolean() }),
  data: CartPayload,
})
