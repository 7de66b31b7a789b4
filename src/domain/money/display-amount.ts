import { multiply } from '@contract/rules/money'
import { SHOWN_DECIMALS } from './display-price'

/**
 * A balance or amount, multiplied by the rate of the displayed currency and cut to two decimals, never rounded
 * [rule.amount-truncation].
 */
export function displayAmount(value: string, rate = '1'): string {
  return multiply(value, rate, SHOWN_DECIMALS, 'truncate')
}
