import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify, { type FastifyInstance } from 'fastify'
import { listenEarly, type EarlyListener } from './early-listener'

const HERE = { host: '127.0.0.1', port: 0 }

async function application(front: EarlyListener, answer: () => Promise<string>): Promise<FastifyInstance> {
  const server = Fastify({ serverFactory: front.serverFactory, return503OnClosing: false })
  server.addHook('preClose', front.close)
  server.get('/', answer)
  await server.ready()
  return server
}

it('holds its port from the first moment, and answers 503 where starting takes long [start.port-in-use]', async () => {
  const front = await listenEarly({ ...HERE, queueMs: 20 })
  const url = `http://127.0.0.1:${front.port}/`
  await expect(listenEarly({ ...HERE, port: front.port })).rejects.toMatchObject({ code: 'EADDRINUSE' })
  const server = await application(front, async () => 'served')
  const early = await fetch(url)
  expect((await fetch(`${url}healthz`)).status).toBe(200)
  expect((await fetch(`${url}readyz`)).status).toBe(503)
  expect([early.status, early.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await early.json()).toEqual({
    code: 2000018,
    message: 'Operation failed',
    data: { reason: 'unavailable', retry_after: 2 },
  })
  front.serve()
  expect(await (await fetch(url)).text()).toBe('served')
  await server.close()
  await expect(fetch(url)).rejects.toThrow()
})

it('serves what came while it started, and says at once that it is alive and not ready [durable.in-turns]', async () => {
  const front = await listenEarly(HERE)
  const url = `http://127.0.0.1:${front.port}/`
  const server = await application(front, async () => 'served')
  const early = fetch(url)
  expect((await fetch(`${url}healthz`)).status).toBe(200)
  expect((await fetch(`${url}readyz`)).status).toBe(503)
  front.serve()
  expect(await (await early).text()).toBe('served')
  await server.close()
})

it('can be stopped before it has started, and answers every open request', async () => {
  const front = await listenEarly(HERE)
  const arrived = fetch(`http://127.0.0.1:${front.port}/`)
  while ((await fetch(`http://127.0.0.1:${front.port}/readyz`)).status !== 503);
  const closed = front.close()
  expect((await arrived).status).toBe(503)
  await closed
})

it('answers requests in progress before anything else closes, and ends their connections', async () => {
  const front = await listenEarly(HERE)
  let finish: () => void = () => undefined
  let begin: () => void = () => undefined
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const server = await application(front, async () => {
    begin()
    await new Promise<void>((resolve) => (finish = resolve))
    return 'finished'
  })
  const order: string[] = []
  server.addHook('onClose', async () => void order.push('closed'))
  front.serve()
  const socket = connect(front.port, '127.0.0.1')
  const received = text(socket)
  socket.write('GET / HTTP/1.1\r\nHost: souk.test\r\n\r\n')
  await begun
  const closed = server.close().then(() => order.push('gone'))
  expect(order).toEqual([])
  finish()
  const answer = await received
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toMatch(/finished$/)
  await closed
  expect(order).toEqual(['closed', 'gone'])
})
