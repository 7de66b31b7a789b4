/** An example for a schema, the same at every start. */
import type { TSchema } from '@sinclair/typebox'
import { Currency, Day, Decimal, Id, Money, Time } from '@contract/base/fields'

/** By pattern; every pattern of the contract has to be here, or a test fails. */
const BY_PATTERN: Readonly<Record<string, string>> = {
  [String(Id.pattern)]: '42',
  [String(Money.pattern)]: '22.50',
  [String(Decimal.pattern)]: '1.25',
  [String(Time.pattern)]: '2026-12-01T09:30:00.000Z',
  [String(Day.pattern)]: '2026-12-01',
  [String(Currency.pattern)]: 'USD',
  '^[0-9]{6}$': '123456',
  '^[A-Za-z0-9_-]{22,128}$': 'a7Zk2mQ9xR4tV6wY8bC1dE3f',
  '^[A-Za-z0-9._~-]{43,128}$': 'a7Zk2mQ9xR4tV6wY8bC1dE3fG5hJ7kL9nP2qS4uX6zB8',
  '^[A-Z]{2}$': 'PT',
  '^[1-9][0-9]{0,17}(,[1-9][0-9]{0,17}){0,99}$': '7,8',
  '^[0-9A-Za-z][0-9A-Za-z_-]{1,39}$': 'WELCOME10',
  '^(0|[1-9][0-9]{0,8})(\\.[0-9]{1,2})?$': '20.00',
  '^20[0-9]{2}-(0[1-9]|1[0-2])$': '2026-12',
  '^[A-Za-z][A-Za-z0-9_+/-]{1,63}$': 'Europe/Lisbon',
  '^(default|[0-9]{1,3}|[1-4][0-9]{3}|5000)$': '1250',
  '^-?[0-9]{1,18}([.]-?[0-9]{1,18}){0,3}$': '1764234600000.42',
}

/** By the name of the field, if the schema only says that it is a string. */
const BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/email/, 'buyer@shop.example'],
  [/phone/, '+351 912 345 678'],
  [/^log_sn$/, 'CT740100PT'],
  [/password/, 'a long sentence 4 you'],
  [/token/, 'a7Zk2mQ9xR4tV6wY8bC1dE3f'],
  [/(url|image|picture|avatar|logo)$/, 'https://shop.example/media/tea.webp'],
  [/name/, 'Green tea'],
]

function exampleText({ pattern, minLength = 0, maxLength = Infinity }: TSchema, name: string): string {
  if (pattern) return BY_PATTERN[pattern] ?? ''
  const text = BY_NAME.find(([named]) => named.test(name))?.[1] ?? 'text'
  return text.slice(0, maxLength).padEnd(minLength, '0')
}

const exampleNumber = ({ minimum, maximum }: TSchema) => Math.min(Math.max(1, minimum ?? 1), maximum ?? Infinity)

type Named = ReadonlyMap<string, TSchema>

/** Lists have one entry, and recursion ends after the first level. */
export function exampleOf(schema: TSchema, name = '', outer: Named = new Map()): unknown {
  const known = schema.$id ? new Map([...outer, [schema.$id, schema]]) : outer
  if (schema.const !== undefined) return schema.const
  if (schema.anyOf) return exampleOf(schema.anyOf[0], name, known)
  switch (schema.type) {
    case 'string':
      return exampleText(schema, name)
    case 'integer':
    case 'number':
      return exampleNumber(schema)
    case 'boolean':
      return true
    case 'array':
      return schema.items.$ref
        ? []
        : Array.from({ length: schema.minItems ?? 1 }, () => exampleOf(schema.items, name, known))
    case 'object':
      return exampleObject(schema, known)
    default:
      return null
  }
}

function exampleObject(schema: TSchema, known: Named): unknown {
  const [found] = Object.entries<TSchema>(schema.patternProperties ?? {})
  if (found) {
    const [pattern, value] = found
    return { [BY_PATTERN[pattern] ?? 'key']: exampleOf(value, '', known) }
  }
  const fields = Object.entries((schema.properties ?? {}) as Record<string, TSchema>)
  return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field, name, known)]))
}
