import { isPercent, SETTERS, WORDS } from './yoga-styles'

/** Yoga styles that are neither keywords nor lengths. */
const NUMBERS = new Set(['flex', 'flexGrow', 'flexShrink'])

/**
 * The styles among a view's props whose value native code could not read, such as `width: banana`: Android's shadow
 * nodes crash the app on such a length, and ignore such a keyword.
 */
export function unreadStyles(component: string, props: Readonly<Record<string, unknown>>): readonly string[] {
  // react-native-svg has props with these names, which it reads itself
  if (component.startsWith('RNSVG')) return []
  return Object.entries(props)
    .filter(([name, value]) => name in SETTERS && typeof value === 'string' && !isRead(name, value))
    .map(([name, value]) => `${name}: ${String(value)}`)
}

function isRead(name: string, value: string): boolean {
  const words = WORDS[name]
  if (words) return words.includes(value)
  if (NUMBERS.has(name)) return false
  if (name === 'aspectRatio') return /^[\d.]+(\s*\/\s*[\d.]+)?$/.test(value)
  return value === 'auto' || isPercent(value)
}
