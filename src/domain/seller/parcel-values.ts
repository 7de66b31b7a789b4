/** The checks of a parcel's carrier and tracking number, as contract/desk/orders.ts has them. */
import { checkLine, required, type Fault } from '../text/field-message'

export type ParcelValues = Record<'carrier' | 'log_sn', string>

export const CARRIER_MAX = 60
const NUMBER_MAX = 40

/** A tracking number without the spaces in which labels group it. */
export const plainNumber = (typed: string): string => typed.replace(/\s/g, '')

function checkNumber(value: string): Fault | null {
  const number = plainNumber(value)
  if (number.length > NUMBER_MAX) return { rule: 'max_length', params: { limit: NUMBER_MAX } }
  return required(number) ?? (/^[0-9A-Za-z-]+$/.test(number) ? null : { rule: 'format' })
}

export const PARCEL_CHECKS = {
  carrier: checkLine(CARRIER_MAX),
  log_sn: checkNumber,
}

/** The carriers of orders, each once, the latest first. */
export function carriersOf(orders: readonly { readonly carrier: string | null }[]): string[] {
  return [...new Set(orders.flatMap(({ carrier }) => (carrier ? [carrier] : [])))]
}
