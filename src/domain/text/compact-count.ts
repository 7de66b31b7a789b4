import type { Language } from '@contract/languages'

interface Unit {
  readonly from: number
  readonly text: string
}

const UNITS: Record<Language, Unit> = {
  en: { from: 1_000, text: 'k' },
  es: { from: 1_000, text: ' mil' },
  th: { from: 1_000, text: ' พัน' },
  zh: { from: 10_000, text: '万' },
  zhtw: { from: 10_000, text: '萬' },
  jp: { from: 10_000, text: '万' },
}

/**
 * A count in few characters, rounded down so that it never claims more than there is: 4436 → `4.4k`, in Spanish
 * `4,4 mil`. Below the language's unit every piece is written.
 */
export function compactCount(count: number, language: Language): string {
  const { from, text } = UNITS[language]
  if (count < from) return String(count)
  const tenths = Math.floor(count / (from / 10))
  const whole = Math.floor(tenths / 10)
  const rest = tenths % 10
  if (rest === 0 || whole >= 100) return `${whole}${text}`
  return `${whole}${language === 'es' ? ',' : '.'}${rest}${text}`
}
