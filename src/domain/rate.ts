import { formatScaled } from '@contract/rules/money'

/** A rating in hundredths as it is shown: 480 → `4.80` (spec §5). Whole hundredths only. */
export function displayRate(hundredths: number): string {
  return formatScaled(BigInt(Math.trunc(hundredths)), 2)
}

/**
 * What stands beside a star. Nothing where nobody has rated yet: the lowest rating is one star, so that zero is no
 * rating.
 */
export function shownRate(hundredths: number): string | undefined {
  return hundredths > 0 ? displayRate(hundredths) : undefined
}
