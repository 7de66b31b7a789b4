import { callNow, callWx } from '../../../test/support/call-wx'
import { startServer, type TestServer } from '../../../test/support/http-server'
import { needed } from '../../../test/support/needed'
import { endAll, pause, run, until, type Running } from '../../../test/support/run-program'
import { removeWritten, writeProgram } from '../../../test/support/write-program'
import { nodeNetwork, type NodeNetwork } from '../../network/node-network'

let server: TestServer
let network: NodeNetwork
let running: Running
const request = (path: string, option: object = {}) =>
  callWx(running.runtime, 'request', { url: `http://${server.host}${path}`, ...option })

beforeAll(async () => {
  server = await startServer(({ url }) => {
    if (url.startsWith('/never')) return undefined
    if (url === '/json') return { headers: { 'set-cookie': ['a=1'], 'x-own': 'yes' }, body: '{"a":1}' }
    if (url === '/error') return { status: 500, body: 'no JSON' }
    return { body: 'text' }
  })
  network = nodeNetwork()
  running = await run(writeProgram(), { network })
})
afterEach(() => network.offline(false))
afterAll(async () => {
  endAll()
  removeWritten()
  await server.close()
})

describe('a successful request', () => {
  it('returns parsed JSON, status, headers and cookies', async () => {
    expect(await request('/json')).toEqual({
      success: {
        errMsg: 'request:ok',
        data: { a: 1 },
        statusCode: 200,
        header: expect.objectContaining({ 'x-own': 'yes' }),
        cookies: ['a=1'],
      },
    })
  })

  it('succeeds with any status, and keeps text that is not JSON', async () => {
    expect(await request('/error')).toMatchObject({ success: { statusCode: 500, data: 'no JSON' } })
    expect(await request('/json', { dataType: '其他' })).toMatchObject({ success: { data: '{"a":1}' } })
  })

  it('returns bytes on request', async () => {
    const outcome = await request('/text', { responseType: 'arraybuffer' })
    const { data } = 'success' in outcome ? outcome.success : { data: undefined }
    expect(Object.prototype.toString.call(data)).toBe('[object ArrayBuffer]')
    expect(new Uint8Array(data as ArrayBuffer)).toEqual(new Uint8Array(Buffer.from('text')))
  })

  it('sends a GET with its data in the query and a POST with it in the body', async () => {
    await request('/get?x=1', { data: { y: 2 } })
    expect(server.received[0]).toMatchObject({ method: 'GET', url: '/get?x=1&y=2' })
    await request('/post', { method: 'post', data: { y: 2 } })
    expect(server.received[0]).toMatchObject({ method: 'POST', headers: { 'content-type': 'application/json' } })
    expect(Buffer.from(needed(server.received[0], 'the request').body).toString()).toBe('{"y":2}')
  })

  it('has a task that reports the headers first', async () => {
    const told: unknown[] = []
    const task = callNow(running.runtime, 'request', {
      url: `http://${server.host}/json`,
      success: () => told.push('success'),
    }) as { onHeadersReceived(listener: unknown): void }
    task.onHeadersReceived(({ statusCode, header }: { statusCode: number; header: Record<string, string> }) =>
      told.push([statusCode, header['x-own']]),
    )
    await until(() => told.length === 2)
    expect(told).toEqual([[200, 'yes'], 'success'])
  })
})

describe('a failing request', () => {
  it('rejects an address that is incomplete or not http', async () => {
    for (const url of ['/api', 'ftp://a/b', 'api.example.com']) {
      expect(await callWx(running.runtime, 'request', { url })).toEqual({
        fail: { errMsg: `request:fail invalid url "${url}"`, errno: 600009 },
      })
    }
    expect(await callWx(running.runtime, 'request')).toMatchObject({
      fail: { errMsg: 'request:fail parameter error: parameter.url should be String instead of Undefined;' },
    })
  })

  it('rejects a method that WeChat does not support', async () => {
    expect(await request('/x', { method: 'PATCH' })).toEqual({
      fail: { errMsg: 'request:fail invalid method "PATCH"' },
    })
  })

  it("ends after the app's timeout, or its own", async () => {
    const timeout = { fail: { errMsg: 'request:fail timeout', errno: 5 } }
    expect(await request('/never', { timeout: 10 })).toEqual(timeout)
    const hurried = writeProgram({ 'app.json': { pages: ['pages/a/a'], networkTimeout: { request: 10 } } })
    const { runtime } = await run(hurried, { network })
    expect(await callWx(runtime, 'request', { url: `http://${server.host}/never` })).toEqual(timeout)
  })

  it('ends when it is aborted, even before it was sent', async () => {
    const fails: unknown[] = []
    const option = { url: `http://${server.host}/never-seen`, fail: (error: unknown) => fails.push(error) }
    const task = callNow(running.runtime, 'request', { ...option, timeout: 60_000 }) as { abort(): void }
    task.abort()
    await until(() => fails.length === 1)
    expect(server.received.some(({ url }) => url === '/never-seen')).toBe(false)
    const later = callNow(running.runtime, 'request', { ...option, timeout: 60_000 }) as { abort(): void }
    await until(() => server.received[0]?.url === '/never-seen')
    later.abort()
    await until(() => fails.length === 2)
    expect(fails).toEqual([{ errMsg: 'request:fail abort' }, { errMsg: 'request:fail abort' }])
  })

  it("gets WeChat's reason without a network, and when the network goes away", async () => {
    const underWay = request('/never', { timeout: 60_000 })
    await until(() => server.received[0]?.url === '/never')
    network.offline(true)
    const reason = (code: number, name: string) =>
      `request:fail errcode:${code} cronet_error_code:${code} error_msg:net::${name}`
    expect(await underWay).toEqual({ fail: { errMsg: reason(-21, 'ERR_NETWORK_CHANGED'), errno: 600001 } })
    expect(await request('/json')).toEqual({
      fail: { errMsg: reason(-106, 'ERR_INTERNET_DISCONNECTED'), errno: 600001 },
    })
  })

  it('works without callbacks', async () => {
    callNow(running.runtime, 'request', { url: 'nowhere' })
    await pause()
    expect(running.errors()).toEqual([])
  })
})
