import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'

/**
 * A code that opens the seller site once, within 60 seconds, as the `ptoken` of its link; only for sellers
 * [rule.seller-link].
 */
export const sellerPass = defineCall('sellerPass', {
  summary: 'A one-time code that logs the seller in to the console.',
  fields: Type.Object({}),
  data: Type.Object({ ptoken: Type.String() }),
  codes: [Code.operationFailed],
})
