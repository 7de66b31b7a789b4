import type { Language } from '@contract/languages'
import { formatScaled } from '@contract/rules/money'
import { formatDigits } from './money-format'

/** A rating in hundredths as a number with two decimals: 480 → `4.80` [rule.rate]. Whole hundredths only. */
export function displayRate(hundredths: number): string {
  return formatScaled(BigInt(Math.trunc(hundredths)), 2)
}

/**
 * What stands beside a star, as the language writes decimals. Nothing where nobody has rated yet: the lowest rating is
 * one star, so that zero is no rating.
 */
export function shownRate(hundredths: number, language: Language): string | undefined {
  return hundredths > 0 ? formatDigits(displayRate(hundredths), language) : undefined
}
