import { toDecimal } from '@contract/rules/money'
import { BASE_CURRENCY } from '@contract/base/constants'

/** USD minor units in the API's format: 1290n → `12.90`. */
export function usd(minor: bigint): string {
  return toDecimal(minor, BASE_CURRENCY)
}
