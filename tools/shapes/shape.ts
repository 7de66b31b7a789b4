/**
 * What the app takes apart in an answer, in a few characters: objects, lists and exact decimals that must be there.
 * Texts, flags and what may be left out or null are not in it: a screen bears their absence.
 *
 *     {cart_info:{grand_total:$,shops:[{products:[{}]}]}}
 *
 * `{}` an object, `[]` a list, `$` an exact decimal as text, `a|b` either; nothing where anything will do.
 */
import { Kind, OptionalKind, type TObject, type TSchema } from '@sinclair/typebox'
import { Decimal, Money } from '@contract/fields'

const EXACT: readonly unknown[] = [Money.pattern, Decimal.pattern]

function ofObject({ properties, required = [] }: TObject): string {
  const parts = Object.entries(properties).flatMap(([name, schema]) => {
    const shape = required.includes(name) && !(OptionalKind in schema) ? shapeOf(schema) : ''
    return shape === '' ? [] : [`${name}:${shape}`]
  })
  return `{${parts.join(',')}}`
}

function ofUnion(schemas: readonly TSchema[]): string {
  const shapes = [...new Set(schemas.map(shapeOf))]
  return shapes.includes('') ? '' : shapes.join('|')
}

/** The shape of what a schema describes; empty where nothing of it is taken apart. */
export function shapeOf(schema: TSchema): string {
  switch (schema[Kind]) {
    case 'Object':
      return ofObject(schema as unknown as TObject)
    case 'Array':
      return `[${shapeOf(schema.items)}]`
    case 'Record':
      return '{}'
    case 'Union':
      return ofUnion(schema.anyOf)
    case 'String':
      return EXACT.includes(schema.pattern) ? '$' : ''
    default:
      return ''
  }
}
