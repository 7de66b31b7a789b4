import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { SUCCESS } from '@contract/base/codes'
import { answered, callOf, emptied, refused, startFaultProxy, type FaultProxy } from './fault-proxy'

const BRANDS = '/api/customer/index/get-all-brand'
const whole = { code: SUCCESS, message: 'ok', data: { list: [{ name: 'Acme' }], count: 1, facets: {} } }

let server: http.Server
let proxy: FaultProxy

beforeEach(async () => {
  server = http.createServer((_, outgoing) => outgoing.end(JSON.stringify(whole)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  proxy = await startFaultProxy(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})

afterEach(async () => {
  await proxy.stop()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const brands = () => fetch(proxy.url + BRANDS, { method: 'POST' })

it('finds the call of a request by its method and path', () => {
  expect(callOf('POST', BRANDS)).toBe('getAllBrand')
  expect(callOf('GET', BRANDS)).toBeUndefined()
  expect(callOf('GET', '/api/category/3/1?p=1')).toBe('category')
  expect(callOf('GET', '/api/search/suggest?q=a')).toBe('searchSuggest')
  expect(callOf('GET', '/api/search/a')).toBe('search')
})

it('forwards requests until the fault changes', async () => {
  expect(await (await brands()).json()).toEqual(whole)
  proxy.set((call) => (call === 'getAllBrand' ? 'crashed' : 'answered'))
  expect(proxy.met()).toEqual(new Set())
  const crash = await brands()
  expect(proxy.met()).toEqual(new Set(['getAllBrand']))
  expect(crash.status).toBe(500)
  expect(await crash.json()).toMatchObject({ data: { reason: 'failed' } })
})

it('does not answer a lost call', async () => {
  proxy.set(() => 'lost')
  await expect(brands()).rejects.toThrow()
})

it('holds a call until another fault answers it', async () => {
  proxy.set(() => 'kept')
  let over = false
  const answer = brands().finally(() => (over = true))
  // meanwhile, another request is answered
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  expect(over).toBe(false)
  proxy.set(answered)
  expect((await answer).status).toBe(200)
})

it('changes an answer to an empty list or a refusal', async () => {
  proxy.set(() => emptied)
  expect(await (await brands()).json()).toEqual({ ...whole, data: { list: [], count: 0, facets: {} } })
  proxy.set(() => refused(2000019))
  expect(await (await brands()).json()).toMatchObject({ code: 2000019 })
})
