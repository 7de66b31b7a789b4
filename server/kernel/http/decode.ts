/** Decodes form fields, which are strings, into the types of the contract [wire.form]. */
import type { Static, TObject, TSchema } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'
import { Value } from '@sinclair/typebox/value'
import { Code } from '@contract/base/codes'
import type { FieldError } from '@contract/base/envelope'
import { fieldErrors } from './field-errors'
import { fieldRefusal } from './refusal'

export type RawFields = Readonly<Record<string, unknown>>

/** PostgreSQL stores no NUL, and a lone surrogate is not a character: both are rejected. */
const NO_TEXT = /[\0\p{Surrogate}]/u
const INTEGER = /^-?\d{1,15}$/
/** No field of the contract nests deeper; malicious input does. */
const MAX_DEPTH = 8

class Undecodable extends Error {}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    if (error instanceof SyntaxError) throw new Undecodable()
    throw error
  }
}

const kinds = (schema: TSchema): string[] =>
  schema.anyOf ? schema.anyOf.map((member: TSchema) => member.type as string) : [schema.type as string]

const acceptsEmpty = (schema: TSchema) => schema.type === 'string' && !schema.minLength && !schema.pattern

function decodeText(schema: TSchema, text: string): unknown {
  const [kind, ...others] = kinds(schema)
  if (kind === 'boolean') {
    if (text !== '0' && text !== '1') throw new Undecodable()
    return text === '1'
  }
  // A number among the choices of a field is a whole one: no field holds a float.
  if (kind === 'integer' || kind === 'number') {
    if (!INTEGER.test(text)) throw new Undecodable()
    return Number(text)
  }
  const structured = kind !== 'string' || (others.some((other) => other !== 'string') && /^[[{]/.test(text))
  return structured ? parseJson(text) : text
}

/** Whether a decoded value contains an invalid text, also from JSON escapes. */
function holdsNoText(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return NO_TEXT.test(value)
  if (typeof value !== 'object' || value === null) return false
  if (depth > MAX_DEPTH) throw new Undecodable()
  return Object.entries(value).some(([key, inner]) => NO_TEXT.test(key) || holdsNoText(inner, depth + 1))
}

/** The limit of a list that is too long, or null: checked before its entries, of which there may be many. */
function brokenLimit(schema: TSchema, value: unknown): number | null {
  if (!Array.isArray(value)) return null
  const lists: TSchema[] = schema.anyOf ?? [schema]
  const limit: unknown = lists.find(({ type }) => type === 'array')?.maxItems
  return typeof limit === 'number' && value.length > limit ? limit : null
}

function decodeField(schema: TSchema, raw: unknown): unknown {
  // A field that was sent twice arrives as a list: the server does not guess which one was meant.
  if (typeof raw !== 'string') throw new Undecodable()
  const value = decodeText(schema, raw)
  if (holdsNoText(value)) throw new Undecodable()
  return value
}

/**
 * Prepares the decoder of one call. It ignores unknown fields, treats an empty text as absent where the schema allows
 * none, and throws a Refusal with every bad field: 1000009 if a required field is absent, else 1000008. `extra` are
 * other errors for the same answer.
 */
export function createDecoder<F extends TObject>(schema: F) {
  const compiled = TypeCompiler.Compile(schema)
  const wanted = Object.entries<TSchema>(schema.properties)

  return (raw: RawFields, extra: readonly FieldError[] = []): Static<F> => {
    const decoded: Record<string, unknown> = {}
    const errors = new Map<string, FieldError>(extra.map((error) => [error.field, error]))
    for (const [name, field] of wanted) {
      if (!Object.hasOwn(raw, name) || raw[name] === undefined || (raw[name] === '' && !acceptsEmpty(field))) continue
      try {
        const value = decodeField(field, raw[name])
        const limit = brokenLimit(field, value)
        if (limit === null) decoded[name] = value
        else errors.set(name, { field: name, rule: 'max', params: { limit } })
      } catch (error) {
        if (!(error instanceof Undecodable)) throw error
        errors.set(name, { field: name, rule: 'type' })
      }
    }
    for (const error of fieldErrors(compiled.Errors(decoded))) {
      if (!errors.has(error.field)) errors.set(error.field, error)
    }
    if (errors.size === 0) return Value.Clean(schema, decoded) as Static<F>
    const all = [...errors.values()]
    const code = all.some(({ rule }) => rule === 'required') ? Code.missingParameters : Code.invalidParameter
    throw fieldRefusal(code, all)
  }
}
