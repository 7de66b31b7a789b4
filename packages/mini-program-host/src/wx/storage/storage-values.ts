import { typeName } from '../parameters'
import { WxFailure } from '../wx-failure'

/** A stored value: its text, and its type for reading. */
export interface StoredValue {
  readonly text: string
  readonly type: string
}

export function store(value: unknown): StoredValue {
  const type = typeName(value)
  if (type === 'Array' || type === 'Object') return { text: toJson(value), type }
  if (type === 'Date') return { text: String((value as Date).getTime()), type }
  if (['String', 'Number', 'Boolean', 'Undefined', 'Null'].includes(type)) return { text: String(value), type }
  throw new WxFailure(`parameter error: parameter.data should not be ${type};`)
}

function toJson(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch (error) {
    throw new WxFailure(error instanceof Error ? error.message : String(error))
  }
}

export function restore({ text, type }: StoredValue): unknown {
  switch (type) {
    case 'Array':
    case 'Object':
      return JSON.parse(text)
    case 'Number':
      return Number(text)
    case 'Boolean':
      return text === 'true'
    case 'Date':
      return new Date(Number(text))
    case 'Undefined':
      return undefined
    case 'Null':
      return null
    default:
      return text
  }
}
