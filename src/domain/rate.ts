import { formatScaled } from '@contract/rules/money'

/** A rating in hundredths as it is shown: 480 → `4.80` (spec §5). Whole hundredths only. */
export function displayRate(hundredths: number): string {
  return formatScaled(BigInt(Math.trunc(hundredths)), 2)
}
