import { WebSocketServer } from 'ws'
import { callNow, callWx } from '../../../test/support/call-wx'
import { startServer, type TestServer } from '../../../test/support/http-server'
import { endAll, pause, run, until, type Running } from '../../../test/support/run-program'
import { removeWritten, writeProgram } from '../../../test/support/write-program'
import { nodeNetwork, type NodeNetwork } from '../../network/node-network'

interface Task {
  readyState: number
  send(option: object): Promise<unknown>
  close(option?: object): Promise<unknown>
  onOpen(listener: (told: unknown) => void): void
  onMessage(listener: (told: { data: unknown }) => void): void
  onClose(listener: (told: unknown) => void): void
  onError(listener: (told: unknown) => void): void
}

let server: TestServer
let echo: WebSocketServer
let network: NodeNetwork
let running: Running

beforeAll(async () => {
  server = await startServer(() => ({}))
  echo = new WebSocketServer({ server: server.server })
  echo.on('connection', (socket) => socket.on('message', (data, binary) => socket.send(data, { binary })))
})
beforeEach(async () => {
  network = nodeNetwork()
  running = await run(writeProgram(), { network })
})
afterEach(() => {
  network.offline(true)
  endAll()
})
afterAll(async () => {
  removeWritten()
  echo.clients.forEach((client) => client.terminate())
  await server.close()
})

/** A socket and its events, in order. */
function connect(option: object = {}) {
  const told: [string, unknown][] = []
  const task = callNow(running.runtime, 'connectSocket', { url: `ws://${server.host}/`, ...option }) as Task
  task.onOpen((value) => told.push(['open', value]))
  task.onMessage(({ data }) => told.push(['message', data]))
  task.onClose((value) => told.push(['close', value]))
  task.onError((value) => told.push(['error', value]))
  return { task, told }
}

describe('a socket', () => {
  it('opens, carries text and bytes, and closes', async () => {
    const { task, told } = connect()
    expect(task.readyState).toBe(0)
    await until(() => told.length === 1)
    expect(task.readyState).toBe(1)
    expect(told[0]).toEqual(['open', { header: expect.objectContaining({ upgrade: 'websocket' }), profile: {} }])
    await expect(task.send({ data: 'text' })).resolves.toEqual({ errMsg: 'sendSocketMessage:ok' })
    await task.send({ data: new Uint8Array([1, 255]).buffer })
    await until(() => told.length === 3)
    expect(told[1]).toEqual(['message', 'text'])
    expect(new Uint8Array(told[2]?.[1] as ArrayBuffer)).toEqual(new Uint8Array([1, 255]))
    await task.close({ code: 3001, reason: 'done' })
    await until(() => told.length === 4)
    expect(told[3]).toEqual(['close', { code: 3001, reason: 'done' }])
    expect(task.readyState).toBe(3)
  })

  it('returns an id for the socket before it is open', async () => {
    const outcome = await callWx(running.runtime, 'connectSocket', { url: `ws://${server.host}/` })
    expect(outcome).toEqual({ success: { errMsg: 'connectSocket:ok', socketTaskId: expect.any(String) } })
  })

  it('rejects sending before it is open and after it is closed', async () => {
    const { task, told } = connect()
    const refused = { errMsg: 'sendSocketMessage:fail SocketTask.readyState is not OPEN' }
    await expect(task.send({ data: 'early' })).rejects.toEqual(refused)
    await until(() => told.length === 1)
    await expect(task.send({ data: 5 })).rejects.toMatchObject({
      errMsg:
        'sendSocketMessage:fail parameter error: parameter.data should be String or ArrayBuffer instead of Number;',
    })
    await task.close()
    await expect(task.send({ data: 'late' })).rejects.toEqual(refused)
    await expect(task.close()).rejects.toMatchObject({ errMsg: 'closeSocket:fail WebSocket is not connected' })
  })

  it('rejects a code that only the protocol may use', async () => {
    const { task, told } = connect()
    await until(() => told.length === 1)
    await expect(task.close({ code: 1001 })).rejects.toMatchObject({ errMsg: expect.stringContaining('3000 and 4999') })
    expect(task.readyState).toBe(1)
  })

  it('fires an error and then close if the server does not answer or the network goes away', async () => {
    const nobody = connect({ url: 'ws://127.0.0.1:9/' })
    await until(() => nobody.told.length === 2)
    expect(nobody.told).toEqual([
      ['error', { errMsg: expect.stringMatching(/^connectSocket:fail errcode:-102/), errno: 600001 }],
      ['close', { code: 1006, reason: '' }],
    ])
    const { told } = connect()
    await until(() => told.length === 1)
    network.offline(true)
    await until(() => told.length === 3)
    expect(told.slice(1).map(([kind]) => kind)).toEqual(['error', 'close'])
  })

  it('never opens if it is closed while opening', async () => {
    const { task, told } = connect()
    await task.close()
    await until(() => told.length === 1)
    await pause()
    expect(told).toEqual([['close', { code: 1000, reason: '' }]])
  })

  it('needs a ws address, and allows five sockets at most', async () => {
    expect(await callWx(running.runtime, 'connectSocket', { url: 'http://a.b' })).toEqual({
      fail: { errMsg: 'connectSocket:fail invalid url "http://a.b"', errno: 600009 },
    })
    for (let count = 0; count < 5; count += 1) connect()
    expect(await callWx(running.runtime, 'connectSocket', { url: `ws://${server.host}/` })).toEqual({
      fail: { errMsg: 'connectSocket:fail exceed max task count', errno: 600007 },
    })
  })

  it('works with the older calls too', async () => {
    const told: unknown[] = []
    callNow(running.runtime, 'onSocketOpen', () => told.push('open'))
    callNow(running.runtime, 'onSocketMessage', ({ data }: { data: unknown }) => told.push(data))
    callNow(running.runtime, 'onSocketClose', ({ code }: { code: unknown }) => told.push(code))
    expect(await callWx(running.runtime, 'sendSocketMessage', { data: 'x' })).toMatchObject({
      fail: { errMsg: 'sendSocketMessage:fail WebSocket is not connected' },
    })
    callNow(running.runtime, 'connectSocket', { url: `ws://${server.host}/` })
    await until(() => told.length === 1)
    await callNow(running.runtime, 'sendSocketMessage', { data: 'x' })
    await until(() => told.length === 2)
    await callNow(running.runtime, 'closeSocket')
    await until(() => told.length === 3)
    expect(told).toEqual(['open', 'x', 1000])
  })
})
