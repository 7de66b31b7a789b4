import { spawn } from 'node:child_process'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'

const GUARD = path.join(__dirname, 'no-network.cjs')

let server: Server
let asked = 0
let address = ''

beforeAll(async () => {
  server = createServer((_, response) => {
    asked += 1
    response.end('reached')
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  asked = 0
})
afterAll(() => new Promise((closed) => server.close(closed)))

/** What a program writes that runs with the guard, or without. */
function run(script: string, guarded = true): Promise<string> {
  const NODE_OPTIONS = guarded ? `--require ${JSON.stringify(GUARD)}` : ''
  const child = spawn(process.execPath, ['-e', script], { env: { ...process.env, NODE_OPTIONS, ADDRESS: address } })
  return new Promise((resolve) => {
    let text = ''
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
    child.on('close', () => resolve(text.trim()))
  })
}

const FETCH = `fetch(process.env.ADDRESS).then((r) => r.text(), (e) => e.cause.message).then(console.log)`
const GET = `require('http').get(process.env.ADDRESS, (r) => console.log(r.statusCode)).on('error', (e) => console.log(e.message))`
const LOOKUP = `require('dns').lookup('localhost', (e, found) => console.log(e ? e.message : found))`
const RESOLVE = `require('dns').promises.resolve4('localhost').then(console.log, (e) => console.log(e.message))`
const SEND = `try { require('dgram').createSocket('udp4').send('x', 9, '127.0.0.1') } catch (e) { console.log(e.message); process.exit() }`
const forked = (script: string) =>
  `require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(script)}], { stdio: 'inherit' })`
const worker = (script: string) => `new (require('worker_threads').Worker)(${JSON.stringify(script)}, { eval: true })`

describe('a judge', () => {
  it('would reach the network without the guard', async () => {
    expect(await run(FETCH, false)).toBe('reached')
    expect(asked).toBe(1)
  })

  it.each([
    ['fetch', FETCH],
    ['http', GET],
    ['a process that it starts', forked(GET)],
    ['a worker that it starts', worker(FETCH)],
    ['the names of hosts', LOOKUP],
    ['promises of names', RESOLVE],
    ['datagrams', SEND],
  ])('is refused the network by %s', async (_, script) => {
    expect(await run(script)).toBe('a judge may not use the network')
    expect(asked).toBe(0)
  })
})
