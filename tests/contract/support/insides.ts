/** Values inside the objects and lists of a field: those that its schema forbids at any depth, and odd ones. */
import { randomBytes } from 'node:crypto'
import type { TSchema } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import { ANY_KEY, withValue, type Path } from './text-fields'

/** A place below a field's first level. */
interface Inside {
  /** Begins with the name of the field. */
  readonly path: Path
  readonly schema: TSchema
}

/** The whole field with one value of it exchanged. */
export interface ChangedField {
  readonly field: string
  /** Such as `skus.0.stock`. */
  readonly at: string
  readonly what: string
  /** As it is sent: JSON. */
  readonly value: string
}

function insidesOf(schema: TSchema, path: Path): Inside[] {
  const choices = (schema.anyOf ?? []) as TSchema[]
  const named = Object.entries((schema.properties ?? {}) as Record<string, TSchema>)
  const mapped = Object.values((schema.patternProperties ?? {}) as Record<string, TSchema>)
  const inner: (readonly [string | number, TSchema])[] = [
    ...(schema.type === 'array' ? [[0, schema.items as TSchema] as const] : []),
    ...named,
    ...mapped.map((value) => [ANY_KEY, value] as const),
  ]
  return [
    ...choices.flatMap((choice) => insidesOf(choice, path)),
    ...inner.flatMap(([key, value]) => [{ path: [...path, key], schema: value }, ...insidesOf(value, [...path, key])]),
  ]
}

/** Every place below the first level of a call's fields, also those that may be absent. */
export const insidesOfFields = (fields: TSchema): Inside[] =>
  Object.entries((fields.properties ?? {}) as Record<string, TSchema>).flatMap(([name, schema]) =>
    insidesOf(schema, [name]),
  )

type Named = readonly [what: string, value: unknown]

const ANYTHING: readonly Named[] = [
  ['a null', null],
  ['a truth', true],
  ['a number', 5],
  ['a negative number', -1],
  ['a fraction', 1.5],
  ['a number past 32 bits', 2 ** 31],
  ['a number past 53 bits', 2 ** 53],
  ['an empty text', ''],
  ['a word', 'abc'],
  ['a number as text', '7'],
  ['an emoji', '\u{1f42b}'],
  ['a number past 64 bits as text', '9'.repeat(25)],
  ['an empty list', []],
  ['a list of a list', [[]]],
  ['an empty object', {}],
  ['an object of the wrong things', { abc: { x: 1 } }],
]

/** As much as the schema allows, and `more`. */
function atLimits(schema: TSchema, present: unknown, more: number): Named[] {
  const choices = (schema.anyOf ?? []) as TSchema[]
  const { maxLength, maxItems, maxProperties, minimum, maximum } = schema as Readonly<
    Record<string, number | undefined>
  >
  const item: unknown = Array.isArray(present) ? present[0] : 'a'
  const entry = (place: number) => [`key${place}`, Object.values((present ?? {}) as object)[0] ?? 'a']
  const filled = (length: number) => Array.from({ length }, (_, place) => place)
  return [
    ...choices.flatMap((choice) => atLimits(choice, present, more)),
    ...(minimum === undefined ? [] : [['the least number', minimum - more] as const]),
    ...(maximum === undefined ? [] : [['the highest number', maximum + more] as const]),
    ...(maxLength === undefined ? [] : [['the longest text', 'a'.repeat(maxLength + more)] as const]),
    ...(maxItems === undefined ? [] : [['the longest list', Array(maxItems + more).fill(item)] as const]),
    ...(maxProperties === undefined
      ? []
      : [['the most keys', Object.fromEntries(filled(maxProperties + more).map(entry))] as const]),
  ]
}

/** The value at a path; undefined where there is none. */
function at(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return value
  if (typeof value !== 'object' || value === null) return undefined
  const own = key === ANY_KEY ? Object.keys(value)[0] : key
  return own === undefined ? undefined : at((value as Record<string, unknown>)[own], rest)
}

type Fields = Readonly<Record<string, unknown>>

function changed(fields: Fields, { path }: Inside, named: readonly Named[]): ChangedField[] {
  const field = String(path[0])
  return named.map(([what, value]) => {
    const all = withValue(fields, path, value) as Fields
    return { field, at: path.join('.'), what, value: JSON.stringify(all[field]) }
  })
}

/** What the schema forbids at every place below the first level, in fields that are otherwise good. */
export const badInsides = (schema: TSchema, good: Fields): ChangedField[] =>
  insidesOfFields(schema).flatMap((inside) => {
    const limits = atLimits(inside.schema, at(good, inside.path), 1).map(
      ([what, value]) => [`one past ${what}`, value] as const,
    )
    const forbidden = [...ANYTHING, ...limits].filter(([, value]) => !Value.Check(inside.schema, value))
    return changed(good, inside, [...forbidden, ['a NUL', 'a\u0000b'], ['half of a character', '\ud83d']])
  })

/** More than anything can hold, where the schema has no limit. Random, because what repeats itself is stored compressed. */
function withoutLimit(schema: TSchema): Named[] {
  const { type, maxLength, pattern, maxProperties, patternProperties, maximum } = schema as Readonly<
    Record<string, unknown>
  >
  const choices = (schema.anyOf ?? []) as TSchema[]
  const random = (length: number) => randomBytes(length).toString('hex').slice(0, length)
  const keys = Array.from({ length: 300 }, () => [random(30), random(30)])
  return [
    ...choices.flatMap(withoutLimit),
    ...(type === 'integer' && maximum === undefined ? [['a number past its column', 2 ** 31] as const] : []),
    ...(type === 'string' && maxLength === undefined && pattern === undefined && schema.const === undefined
      ? [['an endless text', random(20_000)] as const]
      : []),
    ...(patternProperties && maxProperties === undefined ? [['endless keys', Object.fromEntries(keys)] as const] : []),
  ]
}

const isAnything = (schema: TSchema) => ANYTHING.every(([, value]) => Value.Check(schema, value))

/** What the schema allows at these places, and a handler has to bear: its limits, and far more where it has none. */
export const oddInsides = (schema: TSchema, good: Fields): ChangedField[] =>
  insidesOfFields(schema).flatMap((inside) => {
    const odd = isAnything(inside.schema)
      ? ANYTHING
      : [...atLimits(inside.schema, at(good, inside.path), 0), ...withoutLimit(inside.schema)]
    return changed(good, inside, odd)
  })
