/**
 * Says in the console why an answer cannot be used, to engineers who put the app in front of their own back end: in builds
 * with TARO_APP_EXPLAIN=true and for development; others do not have this file.
 */
import { SUCCESS_CODES } from '@contract/base/codes'
import type { SentEndpoint } from '@contract/endpoints/app'
import { PARTS } from './answer-schemas'
import { matchesSchema, read } from './matches-contract'
import { isUnavailable } from './retry'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Where in a value what the shape has is missing, as `data.list[3].price`. */
function placeOf(shape: string, value: unknown, at: string): string {
  const [first] = shape
  if (first === '#') return placeOf(PARTS[parseInt(shape.slice(1), 10)] ?? '', value, at)
  if (first === '[' && Array.isArray(value)) {
    const item = shape.slice(1, -1)
    const index = value.findIndex((each) => !read(item)[0](each))
    return placeOf(item, value[index], `${at}[${index}]`)
  }
  let rest = first === '{' && isObject(value) ? shape.slice(1) : ''
  while (isObject(value) && rest !== '' && !rest.startsWith('}')) {
    const name = rest.slice(0, rest.indexOf(':'))
    const member = rest.slice(name.length + 1)
    const [fits, behind] = read(member)
    if (!fits(value[name])) {
      return placeOf(member.slice(0, member.length - behind.length), value[name], `${at}.${name}`)
    }
    rest = behind.replace(/^,/, '')
  }
  return at
}

/** What keeps a payload from being drawn, as `data.list[3].price`: of each shape that it could have. */
export const misfitOf = (shape: string, data: unknown): string =>
  shape
    .split('|')
    .map((each) => placeOf(each, data, 'data'))
    .join(' or ')

/** Why an answer cannot be used; undefined for one that can, and while the server is unavailable. */
function reasonOf(shape: string | undefined, status: number, body: unknown): string | undefined {
  if (isUnavailable(status)) return undefined
  if (status !== 200) return `its HTTP status is ${status}, not 200`
  if (!isObject(body) || !Number.isInteger(body.code)) return 'its body is no JSON with a whole number as `code`'
  if (shape === undefined || !SUCCESS_CODES.includes(Number(body.code))) return undefined
  if (matchesSchema(shape, body.data)) return undefined
  return `${misfitOf(shape, body.data)} is missing, or of another kind than the contract says`
}

/** Names only, and never a value of the answer. `shape` is what its payload must have. */
export function explain(
  { method, path }: SentEndpoint,
  shape: string | undefined,
  status: number,
  body: unknown,
): void {
  const reason = reasonOf(shape, status, body)
  if (reason === undefined) return
  console.warn(`The answer to ${method} ${path} cannot be used: ${reason} (docs/other-back-end.md)`)
}
