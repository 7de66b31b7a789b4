import type { Language } from '@contract/base/languages'
import { formatScaled } from '@contract/rules/money'
import { formatDigits } from './money-format'

/** A rating in hundredths as a number with two decimals: 480 → `4.80` [rule.rate]. Takes whole hundredths only. */
export function displayRate(hundredths: number): string {
  return formatScaled(BigInt(Math.trunc(hundredths)), 2)
}

/**
 * The rating beside a star, with the language's decimal separator. Undefined without ratings: the lowest rating is one
 * star, so zero means none.
 */
export function shownRate(hundredths: number, language: Language): string | undefined {
  return hundredths > 0 ? formatDigits(displayRate(hundredths), language) : undefined
}

/** Below this number of reviews one buyer's opinion would look like the best product. */
const REVIEWS_LEAST = 3

/** The rating on a card with the number of its reviews, as in `4.62 (13)` [rule.rate]; undefined with fewer than three. */
export function cardRate(
  { rate, review_count: count }: { readonly rate: number; readonly review_count: number },
  language: Language,
): string | undefined {
  const shown = count < REVIEWS_LEAST ? undefined : shownRate(rate, language)
  return shown && `${shown} (${count})`
}
