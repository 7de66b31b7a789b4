/**
 * Checks an answer against the contract, as far as the app reads it. Another back end may answer in a different shape,
 * and a screen that expects a list and gets none would stay blank.
 */
import { PARTS } from './answer-schemas'

type Check = (value: unknown) => boolean

const isExact: Check = (value) => typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)

/** Reads one shape from the front of a text; answers its check and what comes behind it. */
export function read(shape = '$'): [Check, string] {
  const [first] = shape
  let rest = shape.slice(1)
  if (first === '$') return [isExact, rest]
  if (first === '#') return [read(PARTS[parseInt(rest, 10)])[0], rest.replace(/^\d+/, '')]
  if (first === '[') {
    let item: Check = () => true
    if (!rest.startsWith(']')) [item, rest] = read(rest)
    return [(value) => Array.isArray(value) && value.every(item), rest.slice(1)]
  }
  const members: [string, Check][] = []
  while (!rest.startsWith('}')) {
    const name = rest.slice(0, rest.indexOf(':'))
    const [check, behind] = read(rest.slice(name.length + 1))
    members.push([name, check])
    rest = behind.replace(/^,/, '')
  }
  const check: Check = (value) =>
    typeof value === 'object' &&
    value !== null &&
    members.every(([name, isFit]) => isFit((value as Record<string, unknown>)[name]))
  return [check, rest.slice(1)]
}

/**
 * Whether the payload of an answer can be drawn.
 * @param shape as tools/answer-schemas/shape.ts writes it; undefined: anything can
 * @param data of the envelope
 */
export function matchesSchema(shape: string | undefined, data: unknown): boolean {
  const shapes = shape?.split('|') ?? []
  return shapes.length === 0 || shapes.some((each) => read(each)[0](data))
}
