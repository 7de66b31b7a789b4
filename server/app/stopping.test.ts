import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { createTestServer } from '../testing/server'
import { handle } from '../kernel/http/context'
import { handlers } from './handlers'

it('serves open connections while it stops, and never with a 5xx [wire.no-5xx]', async () => {
  let finish: () => void = () => undefined
  let begin: () => void = () => undefined
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const slow = handle('getLanguages', async () => {
    begin()
    await new Promise<void>((resolve) => (finish = resolve))
    return { list: [] }
  })
  const server = await createTestServer([...handlers.filter(({ name }) => name !== 'getLanguages'), slow])
  const { port, hostname } = new URL(await server.http.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), hostname)
  const received = text(socket)
  const ask = (path: string) => socket.write(`GET /api/${path} HTTP/1.1\r\nHost: souk.test\r\n\r\n`)
  ask('customer/index/get_languages')
  await begun

  const arrived = new Promise<void>((resolve) => {
    server.http.server.on('request', () => resolve())
  })
  const closed = server.http.close()
  ask('terms-policy')
  await arrived
  finish()
  expect((await received).match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
  await closed
  await server.database.close()
})
