import type { TSchema } from '@sinclair/typebox'
import { calls } from './all-calls'
import type { AnyCall } from './endpoints/all'
import { SETTING_NAMES, SETTINGS } from './entities/settings'

/** What PostgreSQL's integer holds. */
const MOST = 2 ** 31 - 1

const listed = (schemas: unknown): readonly TSchema[] => Object.values((schemas ?? {}) as Record<string, TSchema>)

/** Whether a pattern ends, and repeats nothing without a limit. */
const endsSomewhere = (pattern: string) =>
  pattern.startsWith('^') &&
  pattern.endsWith('$') &&
  !/(?<!\\)[*+]|\{\d+,\}/.test(pattern.replaceAll(/\[(?:[^\]\\]|\\.)*\]/g, '.'))

/** What a value may be beyond all bounds, by the places inside a field. */
function unbounded(schema: TSchema, at: string): string[] {
  if (schema.const !== undefined) return []
  if (schema.anyOf) return (schema.anyOf as TSchema[]).flatMap((choice) => unbounded(choice, at))
  switch (schema.type) {
    case 'integer':
      return Number(schema.minimum) >= -MOST && Number(schema.maximum) <= MOST ? [] : [at]
    case 'string':
      return schema.maxLength !== undefined || endsSomewhere(String(schema.pattern ?? '')) ? [] : [at]
    case 'array': {
      const items = schema.items as TSchema
      // each of the choices at most once
      const ends = schema.maxItems !== undefined || (schema.uniqueItems === true && items.anyOf !== undefined)
      return [...(ends ? [] : [at]), ...unbounded(items, `${at}.0`)]
    }
    case 'object': {
      const own = Object.entries((schema.properties ?? {}) as Record<string, TSchema>)
      const inside = own.flatMap(([name, inner]) => unbounded(inner, `${at}.${name}`))
      const keys = Object.keys((schema.patternProperties ?? {}) as object)
      const isOpen = keys.some((key) => !endsSomewhere(key)) || (keys.length > 0 && schema.maxProperties === undefined)
      const values = listed(schema.patternProperties).flatMap((inner) => unbounded(inner, `${at}.*`))
      return [...inside, ...(isOpen ? [at] : []), ...values]
    }
    default:
      return []
  }
}

it('every field of every call has bounds at any depth: a number fits its column, a text and a list end [wire.invalid-field]', () => {
  const names = Object.keys(calls) as AnyCall[]
  const found = names.flatMap((name) => unbounded(calls[name].fields, name))
  expect(found).toEqual([])
})

it('so has every value of a setting, which its handler checks', () => {
  expect(SETTING_NAMES.flatMap((name) => unbounded(SETTINGS[name], name))).toEqual([])
})
