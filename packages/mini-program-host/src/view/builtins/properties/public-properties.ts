import type { PropertyEntry, PropertyMap } from './from-taro'
import properties from './properties.json'

export const PROPERTIES = properties as unknown as PropertyMap

/** Every built-in tag, without `wx-`. */
export const BUILTIN_TAGS: readonly string[] = Object.keys(PROPERTIES)

/** The properties of a built-in tag with type and default; none for other tags. */
export function propertiesOf(tag: string): Readonly<Record<string, PropertyEntry>> {
  const own = Object.hasOwn(PROPERTIES, tag) ? PROPERTIES[tag] : undefined
  return own ?? {}
}

/** Names of the properties that a driver may read of a built-in tag. */
export function publicProperties(tag: string): readonly string[] {
  return Object.keys(propertiesOf(tag))
}
