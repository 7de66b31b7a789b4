import { formatScaled } from '@contract/rules/money'

/** A rating in hundredths as it is shown: 480 → `4.80` (spec §5). Whole hundredths only. */
export function displayRate(hundredths: number): string {
  return formatScaled(BigInt(Math.trunc(hundredths)), 2)
}

/**
 * The short form beside a star, with one decimal, cut and not rounded: 487 → `4.8`. Nothing where nobody has rated yet:
 * the lowest rating is one star, so that zero is no rating.
 */
export function shortRate(hundredths: number): string | undefined {
  return hundredths > 0 ? displayRate(hundredths).slice(0, -1) : undefined
}
