/** The endpoints as the builds of the app have them. */
import { runInNewContext } from 'node:vm'
import { API_PREFIX, endpoints, type Endpoint, type SentEndpoint } from '@contract/endpoints/app'
import { written } from '../../config/app-endpoints'

type Written = Readonly<Record<string, SentEndpoint>>

function read(code: string): { readonly prefix: string; readonly endpoints: Written } {
  const text = code.replace(/export const /g, 'var ')
  return runInNewContext(`${text}; ({ prefix: API_PREFIX, endpoints })`) as ReturnType<typeof read>
}

/** What the app reads of an endpoint. */
const sent = ({ method, path, reads, shared }: Endpoint): SentEndpoint => ({
  method,
  path,
  ...(reads && { reads }),
  ...(shared && { shared: shared.forVisitors ? { forVisitors: true } : {} }),
})

it('have what sending depends on, for every call', () => {
  const built = read(written(endpoints, API_PREFIX))
  const expected = Object.entries(endpoints).map(([name, endpoint]) => [name, sent(endpoint)])
  expect(JSON.parse(JSON.stringify(built.endpoints))).toEqual(Object.fromEntries(expected))
  expect(built.prefix).toBe(API_PREFIX)
})

it('have nothing that only the server reads', () => {
  expect(written(endpoints, API_PREFIX)).not.toMatch(/guessable|idempotent|required|seconds/)
})

it('cannot be written with a path that would be cut', () => {
  const odd: Endpoint = { method: 'GET', path: '/a b', token: 'optional', idempotent: false }
  expect(() => written({ odd }, '/api')).toThrow('odd')
})
