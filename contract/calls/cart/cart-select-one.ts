import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { CartPayload } from '../../entities/cart'
import { Id } from '../../fields'

/** Selects or deselects one line. */
export const cartSelectOne = defineCall('cartSelectOne', {
  summary: 'Selects a cart line.',
  fields: Type.Object({ item_id: Id, checked: Type.Boolean() }),
  data: CartPayload,
  codes: [Code.notFound, Code.productInvalid],
})
