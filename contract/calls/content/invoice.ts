import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { Flag, Id } from '../../fields'

/**
 * The invoice of the caller's order: a PDF in the caller’s language instead of the envelope. With `link` the envelope
 * has an address that opens it without a token for five minutes, for programs outside the app.
 */
export const invoice = defineCall('invoice', {
  summary: 'The invoice for an order, as a PDF or as the address of one.',
  fields: Type.Object({ order_id: Id, link: Type.Optional(Flag) }),
  data: Type.Object({ url: Type.String() }),
  codes: [Code.orderUnknown],
})
