import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { TrackEvent } from '../../entities/after-sale'
import { Id, Nullable } from '../../fields'

/** The tracking of an order's parcel, latest first; empty until it is shipped. */
export const track = defineCall('track', {
  summary: 'The way of a parcel.',
  fields: Type.Object({ order_id: Id }),
  data: Type.Object({
    log_sn: Nullable(Type.String()),
    carrier: Nullable(Type.String()),
    events: Type.Array(TrackEvent),
  }),
  codes: [Code.orderUnknown],
})
