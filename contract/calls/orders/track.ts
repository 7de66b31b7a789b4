import { Type } from '@sinclair/typebox'
import { defineCall } from '../../call'
import { Code } from '../../codes'
import { OrderParcel, Status, TrackEvent } from '../../entities/order'
import { Id, Nullable } from '../../fields'

/** The tracking of an order's parcel, latest first; empty until it is shipped. */
export const track = defineCall('track', {
  summary: 'The tracking events of a parcel.',
  fields: Type.Object({ order_id: Id }),
  data: Type.Object({
    /** The order's state; a back end may omit it. */
    status: Type.Optional(Status),
    log_sn: Nullable(Type.String()),
    carrier: Nullable(Type.String()),
    /** The parcels of an order that is sent in several, the earliest first; absent if it is sent in one. */
    parcels: Type.Optional(Type.Array(OrderParcel)),
    events: Type.Array(TrackEvent),
  }),
  codes: [Code.orderUnknown],
})
