/** How large the form of a call can be whose fields keep the bounds of the contract [wire.too-large]. */
import { Kind, type TSchema } from '@sinclair/typebox'

/** The least that every call takes: bytes. */
const LEAST = 256 * 1_024
/** The most bytes of a UTF-16 unit: three of UTF-8, each as %xx. JSON in a field escapes none into more. */
const UNIT = 9
/** Around a name or an item: its quotes, its colon or comma, its bracket, escaped. */
const AROUND = 16
/** A value whose pattern, and not a length, bounds it: an id, an amount, a time. */
const SHORT = 64
/** For what every call may carry besides, such as its idempotency key. */
const BESIDES = 1_024
/** Further names in a record, such as the axes of a variant. */
const NAMES = 8

interface Parts extends TSchema {
  readonly maxLength?: number
  readonly maxItems?: number
  readonly items?: TSchema
  readonly properties?: Readonly<Record<string, TSchema>>
  readonly patternProperties?: Readonly<Record<string, TSchema>>
  readonly anyOf?: readonly TSchema[]
}

const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0)

/** The most bytes that a value of the schema has in a form. */
function sizeOf(schema: TSchema): number {
  const { maxLength = SHORT, maxItems = 1, items, properties, patternProperties, anyOf }: Parts = schema
  switch (schema[Kind]) {
    case 'Array':
      return maxItems * (AROUND + (items ? sizeOf(items) : 0))
    case 'Object':
      return sum(Object.entries(properties ?? {}).map(([name, each]) => name.length + AROUND + sizeOf(each)))
    case 'Record':
      return NAMES * sum(Object.values(patternProperties ?? {}).map((each) => SHORT * UNIT + AROUND + sizeOf(each)))
    case 'Union':
      return Math.max(...(anyOf ?? []).map(sizeOf))
    default:
      return maxLength * UNIT
  }
}

/** The largest body of a call with these fields: bytes. A body that keeps all their bounds is never above it. */
export const bodyLimitOf = (fields: TSchema): number => Math.max(LEAST, sizeOf(fields) + BESIDES)
