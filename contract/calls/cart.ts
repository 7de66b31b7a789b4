import { Type } from '@sinclair/typebox'
import { defineCall } from '../call'
import { CartInfo } from '../entities/cart'
import { Currency, Empty } from '../fields'

/** The buyer’s cart (gaps §3). */
export const cart = defineCall('cart', {
  summary: 'The cart.',
  fields: Empty,
  data: Type.Object({ cart_info: CartInfo, currency: Currency }),
})
