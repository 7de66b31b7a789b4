/**
 * What the app needs of an answer, in a few characters: the objects, lists and exact decimals that must be there.
 * Texts, flags, and optional or nullable fields are left out, because screens work without them.
 *
 *     {cart_info:{grand_total:$,shops:[{products:[{}]}]}}
 *
 * `{}` an object, `[]` a list, `$` an exact decimal as text, `a|b` either; an empty shape accepts anything.
 */
import { Kind, OptionalKind, type TObject, type TSchema } from '@sinclair/typebox'
import { Decimal, Money } from '@contract/base/fields'

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

/** The shape of a schema; empty when the app needs nothing of it. */
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
