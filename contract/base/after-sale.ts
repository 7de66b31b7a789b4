/** The states of refunds and of parcels, for app and server [field.refund.request] [field.track.events]. */

import { OUTCOMES, type Outcome } from './outcomes'

/** As stored; REFUND_WIRE maps them to the API's values. */
export const REFUND_STATES = ['review', 'approved', 'refused', 'cancelled'] as const
export type RefundState = (typeof REFUND_STATES)[number]

/** An outcome, and a word for a request that the buyer withdrew. */
export const REFUND_WIRE = {
  review: OUTCOMES.pending,
  approved: OUTCOMES.success,
  refused: OUTCOMES.failed,
  cancelled: 'cancelled',
} as const satisfies Record<RefundState, Outcome | 'cancelled'>

/** The stations of a parcel, in order. */
export const TRACK_STATES = ['picked_up', 'on_the_way', 'out_for_delivery', 'handed_over'] as const
export type TrackState = (typeof TRACK_STATES)[number]

/** The maximum length of a cancellation reason, in characters. */
export const CANCEL_REMARK_MAX = 500

/** The maximum number of pictures of a request or a review. */
export const REFUND_IMAGES_MAX = 9
export const REVIEW_IMAGES_MAX = 9
