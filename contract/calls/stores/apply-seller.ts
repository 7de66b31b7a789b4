import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { Id, Line } from '../../fields'

/**
 * Applies to become a seller. The contact person has a name in Latin letters; the pictures are uploads of the caller
 * with the purposes id, id and signature. If an application is pending or has succeeded, the answer is 2000016 with
 * its state; after a failed one, a new one is possible.
 */
export const applySeller = defineCall('applySeller', {
  summary: 'Applies to become a seller.',
  fields: Type.Object({
    shop_name: Line(200),
    contact_person: Line(200),
    id_front: Id,
    id_back: Id,
    signature: Id,
    address: Line(1000),
  }),
  data: Type.Object({
    /** -1 failed, 0 under review, 1 success. */
    state: Type.Integer({ minimum: -1, maximum: 1 }),
  }),
  codes: [Code.sellerFailed, Code.sellerAgain, Code.operationFailed],
})
