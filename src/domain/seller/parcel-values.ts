/** The checks of a parcel's carrier and tracking number, as contract/calls/seller/orders.ts has them. */
import { TRACKING_NUMBER_MAX, trackingNumberFault, trackingNumberOf } from '@contract/rules/tracking-number'
import { checkLine, type Fault } from '../text/field-message'

export type ParcelValues = Record<'carrier' | 'log_sn', string>

export const CARRIER_MAX = 60

function checkNumber(value: string): Fault | null {
  const rule = trackingNumberFault(trackingNumberOf(value))
  if (rule === 'max_length') return { rule, params: { limit: TRACKING_NUMBER_MAX } }
  return rule && { rule }
}

export const PARCEL_CHECKS = {
  carrier: checkLine(CARRIER_MAX),
  log_sn: checkNumber,
}

/** The carriers of orders, each once, the latest first. */
export function carriersOf(orders: readonly { readonly carrier: string | null }[]): string[] {
  return [...new Set(orders.flatMap(({ carrier }) => (carrier ? [carrier] : [])))]
}
