import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { WebSocketServer } from 'ws'
import type { NetworkEvent, NetworkRequest } from '../types/surroundings'
import { nodeNetwork } from './node-network'

const received: { url: string; method: string; headers: Record<string, unknown>; body: Buffer }[] = []
let server: Server
let sockets: WebSocketServer
let origin: string

beforeAll(async () => {
  server = createServer((request, response) => {
    const parts: Uint8Array[] = []
    request.on('data', (part: Uint8Array) => parts.push(part))
    request.on('end', () => {
      const { url = '', method = '', headers } = request
      received.push({ url, method, headers, body: Buffer.concat(parts) })
      if (url === '/never') return
      if (url === '/moved') response.writeHead(302, { location: '/end' })
      if (url === '/loop') response.writeHead(302, { location: '/loop' })
      if (url === '/cut') return void request.socket.destroy()
      if (url === '/cookies') response.writeHead(200, { 'set-cookie': ['a=1; Path=/', 'b=2'] })
      if (url === '/gzip') return void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('packed'))
      if (url === '/large') response.writeHead(200, { 'content-length': 300_000 })
      response.end(url === '/large' ? Buffer.alloc(300_000, 1) : `answer to ${url}`)
    })
  })
  sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket, request) => {
    socket.send(`hello ${String(request.headers['x-token'])} ${socket.protocol}`)
    socket.on('message', (data, binary) => socket.send(data, { binary }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(async () => {
  sockets.clients.forEach((client) => client.terminate())
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const get = (path: string, more: Partial<NetworkRequest> = {}): NetworkRequest => ({
  url: `http://${origin}${path}`,
  method: 'GET',
  header: {},
  timeout: 10_000,
  redirect: 'follow',
  ...more,
})

/** A port on which nobody listens any more. */
async function deadPort(): Promise<number> {
  const passing = createServer()
  await new Promise<void>((resolve) => passing.listen(0, '127.0.0.1', resolve))
  const { port } = passing.address() as AddressInfo
  await new Promise((resolve) => passing.close(resolve))
  return port
}

const text = (base64: string) => Buffer.from(base64, 'base64').toString('utf8')

/** Listens, and waits for the first event of a kind. */
function listening(network: ReturnType<typeof nodeNetwork>) {
  const events: NetworkEvent[] = []
  const waiting: { kind: string; resolve: (event: NetworkEvent) => void }[] = []
  network.listen((event) => {
    events.push(event)
    waiting.filter(({ kind }) => kind === event.kind).forEach(({ resolve }) => resolve(event))
  })
  const first = (kind: NetworkEvent['kind']) =>
    new Promise<NetworkEvent>((resolve) => {
      const known = events.find((event) => event.kind === kind)
      if (known) resolve(known)
      else waiting.push({ kind, resolve })
    })
  return { events, first }
}

describe('requests', () => {
  it('sends method, headers and body, and answers with status, headers and body', async () => {
    const body = Buffer.from('{"a":1}').toString('base64')
    const header = { 'content-type': 'application/json', referer: 'https://example.com/page' }
    const answer = await nodeNetwork().send(get('/post', { method: 'POST', header, body }), '1')
    expect(answer.status).toBe(200)
    expect(text(answer.body)).toBe('answer to /post')
    const seen = received.find(({ url }) => url === '/post')
    expect(seen).toMatchObject({ method: 'POST', headers: header })
    expect(seen?.body.toString()).toBe('{"a":1}')
  })

  it('hands cookies over and keeps none', async () => {
    const network = nodeNetwork()
    const answer = await network.send(get('/cookies'), '1')
    expect(answer.cookies).toEqual(['a=1; Path=/', 'b=2'])
    await network.send(get('/after-cookies'), '2')
    expect(received.find(({ url }) => url === '/after-cookies')?.headers).not.toHaveProperty('cookie')
  })

  it('unpacks what is compressed', async () => {
    expect(text((await nodeNetwork().send(get('/gzip'), '1')).body)).toBe('packed')
  })

  it('follows a redirect, or hands it over when asked', async () => {
    const network = nodeNetwork()
    expect(text((await network.send(get('/moved'), '1')).body)).toBe('answer to /end')
    const answer = await network.send(get('/moved', { redirect: 'manual' }), '2')
    expect(answer).toMatchObject({ status: 302, header: { location: '/end' } })
  })

  it('ends what takes longer than its timeout', async () => {
    await expect(nodeNetwork().send(get('/never', { timeout: 50 }), '1')).rejects.toThrow(/^timeout$/)
  })

  it('ends what is aborted', async () => {
    const network = nodeNetwork()
    const answer = network.send(get('/never'), 'mine')
    network.abort('mine')
    await expect(answer).rejects.toThrow(/^abort$/)
  })

  it('names why a server is not reached as Chromium does', async () => {
    const network = nodeNetwork()
    const refused = get('/', { url: `http://127.0.0.1:${await deadPort()}/` })
    await expect(network.send(refused, '1')).rejects.toThrow('ERR_CONNECTION_REFUSED')
    await expect(network.send(get('/loop'), '2')).rejects.toThrow('ERR_TOO_MANY_REDIRECTS')
    await expect(network.send(get('/', { url: 'http://127.0.0.1:1/' }), '4')).rejects.toThrow('ERR_UNSAFE_PORT')
    await expect(network.send(get('/cut'), '3')).rejects.toThrow('ERR_CONNECTION_CLOSED')
  })

  it('tells headers first, and how much has been sent and received', async () => {
    const network = nodeNetwork()
    const { events } = listening(network)
    const body = Buffer.alloc(200_000, 2).toString('base64')
    await network.send(get('/large', { method: 'POST', body, progress: true }), 'big')
    const sent = events.filter(({ kind }) => kind === 'sent')
    expect(sent.at(-1)).toEqual({ kind: 'sent', id: 'big', bytes: 200_000, total: 200_000 })
    expect(sent.length).toBeGreaterThan(1)
    expect(events.filter(({ kind }) => kind === 'received').at(-1)).toMatchObject({ bytes: 300_000, total: 300_000 })
    expect(events.findIndex(({ kind }) => kind === 'headers')).toBeLessThan(
      events.findIndex(({ kind }) => kind === 'received'),
    )
    const seen = received.find(({ url }) => url === '/large')
    expect(seen?.headers['content-length']).toBe('200000')
    expect(seen?.body).toHaveLength(200_000)
  })
})

describe('being offline', () => {
  it('refuses new requests and cuts those under way', async () => {
    const network = nodeNetwork()
    const { events } = listening(network)
    const running = network.send(get('/never'), '1')
    network.offline(true)
    await expect(running).rejects.toThrow('ERR_NETWORK_CHANGED')
    await expect(network.send(get('/x'), '2')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
    network.offline(false)
    expect((await network.send(get('/back'), '3')).status).toBe(200)
    expect(events.filter(({ kind }) => kind === 'status')).toEqual([
      { kind: 'status', connected: true },
      { kind: 'status', connected: false },
      { kind: 'status', connected: true },
    ])
  })

  it('tells a late listener the present status, and an unchanged one nobody', () => {
    const network = nodeNetwork()
    network.offline(true)
    const { events } = listening(network)
    network.offline(true)
    expect(events).toEqual([{ kind: 'status', connected: false }])
  })
})

describe('sockets', () => {
  const request = () => ({ url: `ws://${origin}/`, header: { 'x-token': 't' }, protocols: ['chat'], timeout: 5000 })

  it('opens with headers and a protocol, and carries text and bytes both ways', async () => {
    const network = nodeNetwork()
    const { events, first } = listening(network)
    const { header } = await network.openSocket(request(), 's')
    expect(header.upgrade).toBe('websocket')
    expect(await first('message')).toMatchObject({ id: 's', message: { data: 'hello t chat', binary: false } })
    await network.sendToSocket('s', { data: 'text', binary: false })
    await network.sendToSocket('s', { data: Buffer.from([1, 255]).toString('base64'), binary: true })
    network.closeSocket('s', 1000, 'done')
    expect(await first('closed')).toMatchObject({ id: 's', code: 1000 })
    const messages = events.flatMap((event) => (event.kind === 'message' ? [event.message] : []))
    expect(messages.slice(1)).toEqual([
      { data: 'text', binary: false },
      { data: Buffer.from([1, 255]).toString('base64'), binary: true },
    ])
    await expect(network.sendToSocket('s', { data: 'late', binary: false })).rejects.toThrow('ERR_CONNECTION_CLOSED')
  })

  it('refuses a socket that nobody answers', async () => {
    const nobody = { ...request(), url: `ws://127.0.0.1:${await deadPort()}/` }
    await expect(nodeNetwork().openSocket(nobody, 's')).rejects.toThrow('ERR_CONNECTION_REFUSED')
  })

  it('breaks an open socket when the network goes, and refuses new ones', async () => {
    const network = nodeNetwork()
    const { first } = listening(network)
    await network.openSocket(request(), 's')
    network.offline(true)
    expect(await first('broken')).toMatchObject({ id: 's', reason: 'ERR_NETWORK_CHANGED' })
    expect(await first('closed')).toMatchObject({ id: 's', code: 1006 })
    await expect(network.openSocket(request(), 't')).rejects.toThrow('ERR_INTERNET_DISCONNECTED')
  })
})
