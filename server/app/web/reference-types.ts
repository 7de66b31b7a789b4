/** A schema of the contract in readable form, as the type in the API reference. */
import type { TSchema } from '@sinclair/typebox'

const PATTERNS: Readonly<Record<string, string>> = {
  '^[1-9][0-9]{0,17}$': 'id',
  '^-?(0|[1-9][0-9]{0,14})(\\.[0-9]{1,4})?$': 'money',
  '^[0-9]{1,12}(\\.[0-9]{1,12})?$': 'decimal',
  '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{8,12}Z$': 'time',
  '^[0-9]{4}-[0-9]{2}-[0-9]{2}$': 'day',
  '^[A-Z]{3}$': 'currency',
}

function ofString({ pattern, minLength, maxLength }: TSchema): string {
  if (pattern) return PATTERNS[pattern] ?? `text ${pattern}`
  return maxLength ? `text (${minLength ?? 0}–${maxLength})` : 'text'
}

function ofNumber({ minimum, maximum }: TSchema): string {
  if (minimum === undefined && maximum === undefined) return 'integer'
  return `integer (${minimum ?? ''}–${maximum ?? ''})`
}

/** Indented like JSON, with an optional field's name followed by a question mark. */
function ofObject(schema: TSchema, indent: string): string {
  const [pattern] = Object.entries<TSchema>(schema.patternProperties ?? {})
  if (pattern) {
    const [key, value] = pattern
    return `{ [${PATTERNS[key] ?? 'text'}]: ${typeText(value, indent)} }`
  }
  const fields = Object.entries(schema.properties as Record<string, TSchema>)
  if (fields.length === 0) return '{}'
  const required: readonly string[] = schema.required ?? []
  const lines = fields.map(([name, field]) => {
    const mark = required.includes(name) ? '' : '?'
    return `${indent}  ${name}${mark}: ${typeText(field, `${indent}  `)}`
  })
  return `{\n${lines.join('\n')}\n${indent}}`
}

export function typeText(schema: TSchema, indent = ''): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.anyOf) return schema.anyOf.map((member: TSchema) => typeText(member, indent)).join(' | ')
  if (schema.$ref) return '(the same again)'
  if (schema.type === 'array') return `list of ${typeText(schema.items, indent)}`
  if (schema.type === 'object') return ofObject(schema, indent)
  if (schema.type === 'string') return ofString(schema)
  if (schema.type === 'integer') return ofNumber(schema)
  return schema.type === 'boolean' ? 'boolean (0 or 1 in a form)' : String(schema.type)
}
