/** JSON as the server writes it. */
import { Decimal } from './decimal'

/** What an answer may consist of. */
export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | Decimal
  | readonly Json[]
  | { readonly [field: string]: Json }

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

function fieldsOf(value: { readonly [field: string]: Json }): string {
  const present = Object.entries(value).filter(([, content]) => content !== null && content !== undefined)
  return present.map(([field, content]) => `${JSON.stringify(field)}:${writeJson(content)}`).join(',')
}

/** Writes JSON without the fields that have no value, and with all decimals of an amount. */
export function writeJson(value: Json): string {
  if (value instanceof Decimal) return value.toString()
  if (value === null || value === undefined) return 'null'
  if (isList(value)) return `[${value.map(writeJson).join(',')}]`
  return typeof value === 'object' ? `{${fieldsOf(value)}}` : JSON.stringify(value)
}
