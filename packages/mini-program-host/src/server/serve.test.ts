import { once } from 'node:events'
import automator from 'miniprogram-automator'
import { WebSocket } from 'ws'
import type { Host } from '../types/host'
import type { HostEvent } from '../types/runtime'
import { eventually } from '../../test/support/eventually'
import { serve, type Served } from './serve'

let served: Served
let lines: string[]
let listeners: Set<(event: HostEvent) => void>

const host: Host = {
  async call(method, params) {
    if (method === 'Tool.getInfo') return { SDKVersion: '3.0.0' }
    if (method === 'App.callFunction') return { result: params.args }
    if (method === 'App.slow') await new Promise((resolve) => setTimeout(resolve, 50))
    if (method === 'App.broken') throw new Error('broken on purpose')
    return {}
  },
  onEvent(listener) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  measures: () => Promise.reject(new Error('not asked for')),
  resetMeasures: async () => undefined,
  offline: async () => undefined,
  close: async () => undefined,
}

beforeEach(async () => {
  lines = []
  listeners = new Set()
  served = await serve(host, 0, (line) => void lines.push(line))
})
afterEach(() => served.close())

/** A client that speaks frames by itself. */
async function rawClient(): Promise<{ socket: WebSocket; frames: unknown[]; send(frame: unknown): void }> {
  const socket = new WebSocket(served.endpoint)
  const frames: unknown[] = []
  socket.on('message', (data) => frames.push(JSON.parse(String(data))))
  await once(socket, 'open')
  return {
    socket,
    frames,
    send: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
  }
}

test('answers calls by their id, with a result or an error', async () => {
  const { send, frames } = await rawClient()
  send({ id: 'a', method: 'App.callFunction', params: { args: [1] } })
  send({ id: 'b', method: 'App.broken' })
  await eventually(() => {
    expect(frames).toContainEqual({ id: 'a', result: { result: [1] } })
    expect(frames).toContainEqual({ id: 'b', error: { message: 'broken on purpose' } })
  })
})

test('does not let a slow call hold up the next', async () => {
  const { send, frames } = await rawClient()
  send({ id: 'slow', method: 'App.slow' })
  send({ id: 'fast', method: 'App.fast' })
  await eventually(() =>
    expect(frames).toEqual([
      { id: 'fast', result: {} },
      { id: 'slow', result: {} },
    ]),
  )
})

test.each([
  ['no JSON', '{"id":', []],
  ['no object', '[1]', []],
  ['no id', { method: 'Tool.getInfo' }, []],
  ['no method', { id: 'x' }, [{ id: 'x', error: { message: 'a frame must have a method' } }]],
  ['no params', { id: 'x', method: 'm', params: 3 }, [{ id: 'x', error: { message: 'params must be an object' } }]],
])('lives on after a frame with %s', async (_, frame, answers) => {
  const { send, frames } = await rawClient()
  send(frame)
  send({ id: 'after', method: 'App.fast' })
  await eventually(() => expect(frames).toEqual([...answers, { id: 'after', result: {} }]))
  expect(lines).toEqual([expect.stringMatching(/^malformed frame: /)])
})

test('carries frames of many megabytes both ways', async () => {
  const { send, frames } = await rawClient()
  const large = 'x'.repeat(20 * 1024 * 1024)
  send({ id: 'large', method: 'App.callFunction', params: { args: [large] } })
  await eventually(() => expect(frames).toHaveLength(1))
  expect((frames[0] as { result: { result: string[] } }).result.result[0]).toHaveLength(large.length)
})

test('refuses a second client with the reason, and serves the first one on', async () => {
  const first = await automator.connect({ wsEndpoint: served.endpoint })
  await expect(automator.connect({ wsEndpoint: served.endpoint })).rejects.toThrow(
    'another client is connected to this host',
  )
  const silent = new WebSocket(served.endpoint)
  const [code, reason] = await once(silent, 'close')
  expect([code, String(reason)]).toEqual([1013, 'another client is connected to this host'])
  expect(await first.evaluate('() => 1', 'still here')).toEqual(['still here'])
  first.disconnect()
})

test('serves the next client when the first is gone', async () => {
  const first = await rawClient()
  first.send({ id: 'slow', method: 'App.slow' })
  first.socket.terminate()
  await eventually(async () => (await automator.connect({ wsEndpoint: served.endpoint })).disconnect())
  await eventually(() => expect(lines).toContain('the client is gone: the answer to call slow was not sent'))
})

test('passes events on, those of the console once they are asked for', async () => {
  const { send, frames } = await rawClient()
  const log: HostEvent = { method: 'App.logAdded', params: { type: 'log', args: [1] } }
  const exception: HostEvent = { method: 'App.exceptionThrown', params: { message: 'm', stack: 's' } }
  const emit = (event: HostEvent) => listeners.forEach((listener) => listener(event))
  await eventually(() => expect(listeners.size).toBe(1))
  emit(log)
  emit(exception)
  send({ id: 'l', method: 'App.enableLog' })
  await eventually(() => expect(frames).toEqual([exception, { id: 'l', result: {} }]))
  emit(log)
  await eventually(() => expect(frames).toContainEqual(log))
})

test('says when a client asks the host to end, after the answer', async () => {
  const { send, frames } = await rawClient()
  send({ id: 'c', method: 'Tool.close' })
  await served.toolClosed
  await eventually(() => expect(frames).toEqual([{ id: 'c', result: {} }]))
})

test('refuses a port that is taken', async () => {
  const port = Number(new URL(served.endpoint).port)
  await expect(serve(host, port)).rejects.toThrow('EADDRINUSE')
})
