import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { Id, Line } from '../../fields'

/**
 * Asks to become a seller. The contact person has an English name; the pictures are uploads of the caller with the
 * purposes id, id and signature. Who applied before and waits or succeeded is answered 2000016 with the state of that;
 * who failed may apply anew.
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
