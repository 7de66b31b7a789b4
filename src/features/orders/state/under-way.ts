import type { OrderSummary } from '@contract/entities/order'

/** The states in which a carrier has the parcel of an order, so that it can be followed. */
export const UNDER_WAY: readonly OrderSummary['status'][] = ['shipped', 'in_transit']
