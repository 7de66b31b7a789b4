import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { WebSocket } from 'ws'
import { eventually } from '../test/support/eventually'
import { removeWritten, writeProgram } from '../test/support/write-program'
import { runCli } from './cli'

const TOOL = path.join(__dirname, '..')
const PLAIN = path.join(TOOL, 'test/fixtures/plain')
const BIN = path.join(TOOL, 'bin/mini-program-host.mjs')
const LISTENING = "parentPort.postMessage({ kind: 'listening', endpoint: 'ws://x' });"

/** A host's thread that runs a script of the test's own. */
function thread(script: string): URL {
  const source = `import { parentPort } from 'node:worker_threads'; ${script}`
  return new URL(`data:text/javascript,${encodeURIComponent(source)}`)
}

function captured(stream: NodeJS.WriteStream): string[] {
  const lines: string[] = []
  jest.spyOn(stream, 'write').mockImplementation((text) => {
    lines.push(String(text))
    return true
  })
  return lines
}

afterEach(() => jest.restoreAllMocks())
afterAll(removeWritten)

describe('the command line', () => {
  it('prints how it is used', async () => {
    const out = captured(process.stdout)
    expect(await runCli(['--help'], thread(''))).toBe(0)
    expect(out.join('')).toMatch(/^Usage: mini-program-host <folder>/)
  })

  it('ends with 2 for what it cannot read', async () => {
    const err = captured(process.stderr)
    expect(await runCli([], thread(''))).toBe(2)
    expect(err).toEqual(['mini-program-host: name the folder of a compiled mini-program; --help tells more\n'])
  })

  it.each([
    ["parentPort.postMessage({ kind: 'failed', message: 'a.wxml:1:2 broken' })", 'a.wxml:1:2 broken'],
    ["throw new Error('a fault of the host')", 'mini-program-host: a fault of the host'],
    ['process.exit(0)', 'mini-program-host: the host ended by itself'],
  ])('ends with 1 when the host does %s', async (script, message) => {
    const err = captured(process.stderr)
    expect(await runCli(['x'], thread(script), { start: 60_000, stop: 60_000 })).toBe(1)
    expect(err).toEqual([`${message}\n`])
  })

  it('ends with 1 when the host does not start in time', async () => {
    const err = captured(process.stderr)
    expect(await runCli(['x'], thread('for (;;);'), { start: 100, stop: 100 })).toBe(1)
    expect(err).toEqual(['mini-program-host: the host did not start within 100 ms\n'])
  })

  it('ends a host that never returns, after a signal', async () => {
    const err = captured(process.stderr)
    const out = captured(process.stdout)
    const ended = runCli(['x'], thread(`${LISTENING} for (;;);`), { start: 60_000, stop: 100 })
    while (out.length === 0) await new Promise((resolve) => setImmediate(resolve))
    process.emit('SIGTERM')
    expect(await ended).toBe(1)
    expect(err).toEqual(['mini-program-host: the host did not stop within 100 ms\n'])
  })
})

describe('the program', () => {
  const children: ChildProcess[] = []

  afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')))

  function start(...args: string[]) {
    const child = spawn(process.execPath, [BIN, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
    children.push(child)
    const text = { out: '', err: '' }
    child.stdout.on('data', (data) => (text.out += String(data)))
    child.stderr.on('data', (data) => (text.err += String(data)))
    const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...text }))
    const tooEarly = () => ended.then(({ err }) => Promise.reject(new Error(`ended before it listened: ${err}`)))
    const endpoint = () => Promise.race([once(child.stdout, 'data').then(([data]) => String(data).trim()), tooEarly()])
    return { child, ended, endpoint }
  }

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'prints its endpoint, answers there, and ends with 0 on %s',
    async (signal) => {
      const { child, ended, endpoint } = start(PLAIN, '--port', '0', '--launch', 'pages/detail/detail?id=5')
      const socket = new WebSocket(await endpoint())
      await once(socket, 'open')
      await eventually(async () => {
        socket.send(JSON.stringify({ id: '1', method: 'App.getCurrentPage', params: {} }))
        const answer = JSON.parse(String((await once(socket, 'message'))[0])) as object
        expect(answer).toMatchObject({ result: { path: 'pages/detail/detail', query: { id: '5' } } })
      })
      child.kill(signal)
      expect(await ended).toMatchObject({ code: 0, err: expect.stringMatching(/^(warning: .*\n)*$/) })
    },
  )

  it('prints one line for each fault and no stack, and ends with 1', async () => {
    const folder = writeProgram({ 'pages/a/a.wxml': '<view>', 'pages/a/a.js': 'Page({' })
    expect(await start(folder, '--port', '0').ended).toEqual({
      code: 1,
      out: '',
      err: 'pages/a/a.js:1:7 Unexpected token\npages/a/a.wxml:1:2 wxml: missing end tag\n',
    })
  })

  it('tells what is odd in the folder, and runs it', async () => {
    const folder = writeProgram({ 'pages/a/a.wxml': '<view id="a" id="b">a</view>\n' })
    const { child, ended, endpoint } = start(folder, '--port', '0')
    await endpoint()
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({
      code: 0,
      err: expect.stringMatching(/^warning: pages\/a\/a\.wxml:1:\d+ .*\n$/),
    })
  })

  it('names a page that is not there, to the client too, and lives on', async () => {
    const { child, ended, endpoint } = start(writeProgram(), '--port', '0', '--launch', 'pages/none')
    const socket = new WebSocket(await endpoint())
    const told = JSON.parse(String((await once(socket, 'message'))[0])) as object
    expect(told).toMatchObject({ method: 'App.exceptionThrown' })
    child.kill('SIGTERM')
    expect(await ended).toMatchObject({
      code: 0,
      err: expect.stringMatching(/^uncaught: .*page "pages\/none" is not found\n$/),
    })
  })

  it('ends with 1 when its port is taken', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const { code, err } = await start(PLAIN, '--port', String(port)).ended
    server.close()
    expect({ code, err }).toEqual({
      code: 1,
      err: `mini-program-host: port ${port} is taken; --port 0 takes a free one\n`,
    })
  })
})
