import { isPercent, SETTERS, WORDS } from './yoga-styles'

/** Styles of Yoga's that take neither words nor lengths. */
const NUMBERS = new Set(['flex', 'flexGrow', 'flexShrink'])

/**
 * The styles among a view's props whose value native code could not read, as `width: banana`: the shadow nodes of Android
 * end the app on such a length, and leave such a word unset.
 */
export function unreadStyles(component: string, props: Readonly<Record<string, unknown>>): readonly string[] {
  // what react-native-svg draws has props of these names, which it reads by itself
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
