/** Every text field of a call, from its schema, and harmful texts. */
import type { TSchema } from '@sinclair/typebox'

export type Path = readonly (string | number)[]

export interface TextField {
  /** Such as `items.0.custom_option_sku`. */
  readonly name: string
  readonly path: Path
}

/** Stands for any key of a map. */
export const ANY_KEY = '*'

function pathsOf(schema: TSchema): Path[] {
  if (schema.type === 'string') return schema.const === undefined ? [[]] : []
  if (schema.type === 'array') return pathsOf(schema.items as TSchema).map((path) => [0, ...path])
  if (schema.anyOf) return (schema.anyOf as TSchema[]).flatMap(pathsOf)
  const named = Object.entries((schema.properties ?? {}) as Record<string, TSchema>)
  const mapped = Object.values((schema.patternProperties ?? {}) as Record<string, TSchema>)
  return [...named, ...mapped.map((value) => [ANY_KEY, value] as const)].flatMap(([key, value]) =>
    pathsOf(value).map((path) => [key, ...path]),
  )
}

/** The text fields of a call, at any depth, without enumerations. */
export const textFields = (fields: TSchema): TextField[] =>
  pathsOf(fields).map((path) => ({ name: path.join('.'), path }))

/** The same fields with another value in one place, which may have been absent. */
export function withValue(fields: unknown, path: Path, value: unknown): unknown {
  if (path.length === 0) return value
  const [key, ...rest] = path
  if (typeof key === 'number') {
    const [, ...others] = Array.isArray(fields) ? (fields as unknown[]) : []
    return [withValue(Array.isArray(fields) ? fields[0] : undefined, rest, value), ...others]
  }
  const present = typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : {}
  const [own = '1'] = key === ANY_KEY ? Object.keys(present) : [key]
  return { ...present, [own]: withValue(present[own], rest, value) }
}

/**
 * Texts that users and attackers type [wire.hostile-text]: each is refused with a message, or stored unchanged.
 * Related ones are combined into one text, because each text needs a call and its preparation for every place of
 * every call.
 */
export const HOSTILE_TEXTS: readonly (readonly [string, string])[] = [
  ['names in six scripts', '王小明 王曉明 Ada สมชาย さくら José'],
  ['emoji and right-to-left marks', 'Ada 👩‍👩‍👧 👍🏽 🇹🇭 ❤️ \u202eecalevoL\u202c \u200fمتجر\u2066!\u2069'],
  ['markup, a statement and a template', `"'><script>alert(1)</script>'; drop-- \${7} {{7}} %s../..`],
  ['a head of a mail', 'Ada\r\nBcc: everyone@evil.test'],
  ['ten thousand characters', 'สวัสดี 你好'.repeat(1_000)],
]
