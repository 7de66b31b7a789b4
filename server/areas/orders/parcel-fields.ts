import { Code } from '@contract/base/codes'
import type { FieldError } from '@contract/base/envelope'
import { TRACKING_NUMBER_MAX, trackingNumberFault, trackingNumberOf } from '@contract/rules/tracking-number'
import { fieldRefusal } from '../../kernel/http/refusal'

export interface ParcelFields {
  readonly carrier: string
  readonly trackingNumber: string
}

function numberError(number: string): FieldError | null {
  const rule = trackingNumberFault(number)
  if (rule === null) return null
  return { field: 'log_sn', rule, ...(rule === 'max_length' && { params: { limit: TRACKING_NUMBER_MAX } }) }
}

/**
 * The carrier and the number of a parcel as they are stored [action.ship]. Throws 1000008 at a blank carrier, and at a
 * number that has no letters or digits, is too long, or has anything else but dashes.
 */
export function parcelFields(asked: { readonly carrier: string; readonly log_sn: string }): ParcelFields {
  const carrier = asked.carrier.trim()
  const trackingNumber = trackingNumberOf(asked.log_sn)
  const errors = [
    carrier === '' ? ({ field: 'carrier', rule: 'required' } as const) : null,
    numberError(trackingNumber),
  ].filter((error) => error !== null)
  if (errors.length > 0) throw fieldRefusal(Code.invalidParameter, errors)
  return { carrier, trackingNumber }
}
