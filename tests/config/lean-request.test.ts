/** The replacement of Taro.request on H5, as src/services/request.ts uses it. */
import { request } from '../../config/lean/request.mjs'

const given = global.fetch
afterEach(() => {
  global.fetch = given
  jest.useRealTimers()
})

const asked = { url: '/api/x', method: 'GET', data: undefined, header: { lang: 'es' }, timeout: 60_000 }

it('sends method, headers and body, and returns status, headers and data', async () => {
  const fetched = jest.fn(async () => new Response('{"code":200}', { status: 200, headers: { Age: '3' } }))
  global.fetch = fetched
  const answer = await request({ ...asked, method: 'POST', data: 'a=1', cache: 'no-cache' })
  expect(fetched).toHaveBeenCalledWith('/api/x', {
    method: 'POST',
    body: 'a=1',
    headers: { lang: 'es' },
    cache: 'no-cache',
    signal: expect.any(AbortSignal) as AbortSignal,
  })
  expect(answer).toMatchObject({ statusCode: 200, header: { age: '3' }, data: { code: 200 } })
})

it.each([
  ['no JSON', new Response('<html>', { status: 502 }), 502],
  ['nothing', new Response(null, { status: 204 }), 204],
])('returns no data for %s', async (_what, response, status) => {
  global.fetch = async () => response
  expect(await request(asked)).toMatchObject({ statusCode: status, data: null })
})

it('fails when there is no network', async () => {
  global.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(request(asked)).rejects.toThrow('Failed to fetch')
})

it('gives up after its time-out [const.request-timeout]', async () => {
  jest.useFakeTimers()
  global.fetch = (_url, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))))
  const waiting = expect(request(asked)).rejects.toThrow('aborted')
  jest.advanceTimersByTime(60_000)
  await waiting
})
