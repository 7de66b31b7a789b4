/** Every place of a call where text is taken, found in its schema, and texts that could do harm there. */
import type { TSchema } from '@sinclair/typebox'

type Path = readonly (string | number)[]

export interface TextField {
  /** As in `items.0.custom_option_sku`. */
  readonly name: string
  readonly path: Path
}

/** Whatever key a map has. */
const ANY_KEY = '*'

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

/** Where a call's fields take text, however deep, choices left out. */
export const textFields = (fields: TSchema): TextField[] =>
  pathsOf(fields).map((path) => ({ name: path.join('.'), path }))

/** The same fields with another text at a place, which may not have been there. */
export function withText(fields: unknown, path: Path, text: string): unknown {
  if (path.length === 0) return text
  const [key, ...rest] = path
  if (typeof key === 'number') {
    const [, ...others] = Array.isArray(fields) ? (fields as unknown[]) : []
    return [withText(Array.isArray(fields) ? fields[0] : undefined, rest, text), ...others]
  }
  const present = typeof fields === 'object' && fields !== null ? (fields as Record<string, unknown>) : {}
  const [own = '1'] = key === ANY_KEY ? Object.keys(present) : [key]
  return { ...present, [own]: withText(present[own], rest, text) }
}

/**
 * What people and others type [wire.hostile-text]: every one is refused in words, or kept to the letter. What belongs
 * together goes as one text, since each costs a call with all that has to stand before it, in every place of every
 * call.
 */
export const HOSTILE_TEXTS: readonly (readonly [string, string])[] = [
  ['names in six scripts', '王小明 王曉明 Ada สมชาย さくら José'],
  ['emoji and right-to-left marks', 'Ada 👩‍👩‍👧 👍🏽 🇹🇭 ❤️ \u202eecalevoL\u202c \u200fمتجر\u2066!\u2069'],
  ['markup, a statement and a template', `"'><script>alert(1)</script>'; drop-- \${7} {{7}} %s../..`],
  ['a head of a mail', 'Ada\r\nBcc: everyone@evil.test'],
  ['ten thousand characters', 'สวัสดี 你好'.repeat(1_000)],
]
