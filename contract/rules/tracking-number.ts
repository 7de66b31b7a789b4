import { plainText } from './typed-text'

/** The longest tracking number as it is typed or pasted, in groups. */
export const TRACKING_NUMBER_TYPED_MAX = 80
export const TRACKING_NUMBER_MAX = 40

const BLANKS = /\s/g
const DASHES = /[\u2010-\u2015\u2212]/g
const NUMBER = /^[0-9A-Za-z-]+$/

/** A carrier's number of a parcel as it is stored: without the blanks in which labels group it [action.ship]. */
export function trackingNumberOf(typed: string): string {
  return plainText(typed).replace(BLANKS, '').replace(DASHES, '-')
}

/** The error of a stored number, or null. */
export function trackingNumberFault(number: string): 'required' | 'max_length' | 'format' | null {
  if (number === '') return 'required'
  if (number.length > TRACKING_NUMBER_MAX) return 'max_length'
  return NUMBER.test(number) ? null : 'format'
}
