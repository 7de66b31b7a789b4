import { Code } from '@contract/base/codes'
import type { Endpoint } from '@contract/endpoints/app'
import { session } from '../session/session'
import { inEnglish } from '../testing/in-english'
import { ApiError } from './api-error'
import { send } from './send'

const READ: Endpoint = { method: 'GET', path: '/seller/products', token: 'required', idempotent: false }
const WRITE: Endpoint = { ...READ, method: 'POST', path: '/seller/prices' }
const CLAIRE = { token: 'her-token', role: 'seller', name: 'Claire', shop: null } as const

const fetched = jest.fn<Promise<unknown>, [string, RequestInit]>()
const answer = (body: unknown, status = 200) => fetched.mockResolvedValue({ status, json: () => Promise.resolve(body) })

beforeAll(async () => {
  window.fetch = fetched as unknown as typeof window.fetch
  await inEnglish()
})
beforeEach(() => {
  fetched.mockReset()
  session.begin(CLAIRE)
})
afterEach(() => session.end())

const failureOf = async (call: Promise<unknown>) => {
  const error: unknown = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof ApiError)) throw new Error('it did not fail as calls do')
  return error
}

it('sends fields, token and language, and opens the envelope [wire.headers] [wire.envelope]', async () => {
  answer({ code: 200, message: '', data: { list: [] } })
  expect(await send(READ, { p: 2, q: undefined })).toEqual({ list: [] })
  const [url, { headers, body }] = fetched.mock.calls[0] ?? ['', {}]
  expect([url, headers, body]).toEqual([
    '/api/seller/products?p=2',
    { 'access-token': 'her-token', lang: 'en' },
    undefined,
  ])
})

it('sends a form by POST', async () => {
  answer({ code: 200, message: '', data: {} })
  await send(WRITE, { items: [{ sku_id: '1' }] })
  const [url, { body }] = fetched.mock.calls[0] ?? ['', {}]
  expect([url, String(body)]).toEqual(['/api/seller/prices', 'items=%5B%7B%22sku_id%22%3A%221%22%7D%5D'])
})

it('throws a refusal with its code and details, and logs out where the session is over', async () => {
  answer({ code: Code.operationFailed, message: 'no', data: { reason: 'changed', version: 3 } })
  expect(await failureOf(send(READ, {}))).toMatchObject({ kind: 'refused', data: { version: 3 } })
  expect(session.now()).not.toBeNull()
  answer({ code: Code.notLoggedIn, message: 'over', data: {} })
  expect((await failureOf(send(READ, {}))).code).toBe(Code.notLoggedIn)
  expect(session.now()).toBeNull()
})

it('leaves a session alone that began since the call was sent', async () => {
  answer({ code: Code.notLoggedIn, message: 'over', data: {} })
  await failureOf(send(READ, {}, { token: 'an-older-token' }))
  expect(session.token()).toBe('her-token')
})

it('tells no answer from one that it cannot read, and from a server that is busy', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  expect((await failureOf(send(READ, {}))).kind).toBe('network')
  answer('<html>')
  expect((await failureOf(send(READ, {}))).kind).toBe('interface')
  answer({}, 503)
  expect((await failureOf(send(READ, {}))).data.reason).toBe('unavailable')
})
