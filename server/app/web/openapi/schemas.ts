/** The contract's schemas in OpenAPI 3.1: JSON Schema with references into the document. */
import type { TSchema } from '@sinclair/typebox'

export type Json = Readonly<Record<string, unknown>>

const SCHEMAS = '#/components/schemas/'
/** TypeBox numbers recursive schemas: T0, T1, … */
const nameOf = (id: string) => id.replace(/^T(\d+)$/, 'Nested$1')

/** A schema without TypeBox's symbols. A schema with an id moves into `named`, and a reference remains. */
export function plain(schema: unknown, named: Map<string, unknown>): unknown {
  if (Array.isArray(schema)) return schema.map((each) => plain(each, named))
  if (typeof schema !== 'object' || schema === null) return schema
  const { $id, ...rest } = schema as Json
  const entries = Object.entries(rest).map(([key, value]) =>
    key === '$ref' ? [key, `${SCHEMAS}${nameOf(String(value))}`] : [key, plain(value, named)],
  )
  const out = Object.fromEntries(entries) as Json
  if (typeof $id !== 'string') return out
  named.set(nameOf($id), out)
  return { $ref: `${SCHEMAS}${nameOf($id)}` }
}

/** A field in a form or a query: booleans are 1 and 0, lists and objects are JSON texts [wire.form]. */
export function sent(schema: TSchema, named: Map<string, unknown>): Json {
  if (schema.anyOf) return { anyOf: schema.anyOf.map((member: TSchema) => sent(member, named)) }
  if (schema.type === 'boolean') return { type: 'string', enum: ['0', '1'] }
  if (schema.type !== 'array' && schema.type !== 'object') return plain(schema, named) as Json
  return { type: 'string', contentMediaType: 'application/json', contentSchema: plain(schema, named) }
}

export const reference = (name: string): Json => ({ $ref: `${SCHEMAS}${name}` })
