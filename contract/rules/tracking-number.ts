import { plainDashes, plainText } from './typed-text'

/** The longest tracking number as it is typed or pasted, in groups. */
export const TRACKING_NUMBER_TYPED_MAX = 80
export const TRACKING_NUMBER_MAX = 40

const BLANKS = /\s/g
const NUMBER = /^[0-9A-Za-z-]+$/

/** A carrier's number of a parcel as it is stored: without the blanks in which labels group it [action.ship]. */
export function trackingNumberOf(typed: string): string {
  return plainDashes(plainText(typed)).replace(BLANKS, '')
}

/** The error of a stored number, or null. */
export function trackingNumberFault(number: string): 'required' | 'max_length' | 'format' | null {
  if (number === '') return 'required'
  if (number.length > TRACKING_NUMBER_MAX) return 'max_length'
  return NUMBER.test(number) ? null : 'format'
}
