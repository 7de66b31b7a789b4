import { factsOf, type Language } from '@contract/base/languages'

/**
 * A count in few characters, rounded down so that it never claims too much: 4436 → `4.4k`, in Spanish `4,4 mil`. Below
 * the language's unit the count is exact.
 */
export function compactCount(count: number, language: Language): string {
  const { short, sums } = factsOf(language)
  const [from, unit] = short
  if (count < from) return String(count)
  const tenths = Math.floor(count / (from / 10))
  const whole = Math.floor(tenths / 10)
  const rest = tenths % 10
  if (rest === 0 || whole >= 100) return `${whole}${unit}`
  return `${whole}${sums === undefined ? '.' : ','}${rest}${unit}`
}
