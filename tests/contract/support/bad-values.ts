/** Values that a field's schema forbids, derived from the schema alone. */
import type { TSchema } from '@sinclair/typebox'
import type { Wire } from './client'

export interface BadValue {
  readonly what: string
  readonly value: Wire[string]
}

const bad = (what: string, value: Wire[string]): BadValue => ({ what, value })

const NUL = bad('a NUL', 'a\u0000b')
const NO_ID = [
  bad('a word', 'abc'),
  bad('a zero', '0'),
  bad('a negative', '-5'),
  bad('a fraction', '1.5'),
  bad('a number past 64 bits', '9'.repeat(25)),
  bad('an emoji', '🐫'),
  bad('an injection', "1' or '1'='1"),
  bad('a JSON object', '{"a":1}'),
]
const NO_INTEGER = [
  bad('a word', 'abc'),
  bad('a fraction', '1.5'),
  bad('an exponent', '1e3'),
  bad('a huge number', '9'.repeat(25)),
  bad('not a number', 'NaN'),
  bad('an emoji', '🐫'),
  bad('a JSON list', '[1]'),
]
const NO_JSON = [
  bad('no JSON', '{"a":'),
  bad('a JSON number', '5'),
  bad('a JSON text', '"x"'),
  bad('a JSON null', 'null'),
]
const NO_CHOICE = [bad('none of the choices', 'nope'), bad('another case', 'ADD_ONE'), bad('an emoji', '🐫')]

function forText(schema: TSchema): BadValue[] {
  const long = schema.maxLength ? [bad('a text past its length', 'a'.repeat(Number(schema.maxLength) + 1))] : []
  if (!schema.pattern) return [NUL, ...long]
  const patterned =
    schema.pattern === '^[1-9][0-9]{0,17}$' ? NO_ID : [bad('an emoji', '🐫'), bad('a JSON list', '["x"]')]
  return [NUL, ...patterned]
}

function forInteger(schema: TSchema): BadValue[] {
  const below = schema.minimum === undefined ? [] : [bad('less than the least', String(Number(schema.minimum) - 1))]
  const above = schema.maximum === undefined ? [] : [bad('more than the most', String(Number(schema.maximum) + 1))]
  return [...NO_INTEGER, ...below, ...above]
}

function forList(schema: TSchema): BadValue[] {
  const nested = [bad('a list of the wrong things', '[[]]'), bad('an object', '{"a":{}}')]
  const long = schema.maxItems ? [bad('too many', JSON.stringify(Array(Number(schema.maxItems) + 1).fill('1')))] : []
  return [...NO_JSON, ...nested, ...long]
}

function forType(schema: TSchema): BadValue[] {
  switch (schema.type) {
    case 'string':
      return forText(schema)
    case 'integer':
      return forInteger(schema)
    case 'boolean':
      return [bad('a two', '2'), bad('a yes', 'yes'), bad('a true', 'true'), bad('an emoji', '🐫')]
    case 'array':
      return forList(schema)
    case 'object':
      return [...NO_JSON, bad('a list', '[1]'), bad('an object of the wrong things', '{"abc":{"x":1}}')]
    default:
      throw new RangeError(`no bad values are known for ${JSON.stringify(schema)}`)
  }
}

/** Values that the field's schema must reject in any call, including the same field sent twice. */
export function badValues(schema: TSchema): BadValue[] {
  const twice = bad('two values', ['1', '2'])
  const choices = schema.anyOf as TSchema[] | undefined
  if (!choices) return [...forType(schema), twice]
  if (choices.every((choice) => choice.const !== undefined)) return [...NO_CHOICE, NUL, twice]
  return [bad('a word', 'abc'), bad('no JSON', '["1"'), bad('a list of words', '["x"]'), NUL, twice]
}

/** Texts that may or may not be valid, and must not crash the server. Texts that users type are in text-fields.ts. */
export const ODD_VALUES: readonly string[] = [
  '',
  ' ',
  '%00',
  '\\',
  '-1',
  '9'.repeat(18),
  '[]',
  '{"__proto__":{"a":1}}',
  'null',
  'a'.repeat(50_000),
]
