import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { createTestServer, type TestServer } from '../testing/server'

describe('what is no request', () => {
  let server: TestServer
  let address: URL
  beforeAll(async () => {
    server = await createTestServer([])
    address = new URL(await server.http.listen({ port: 0, host: '127.0.0.1' }))
  })
  afterAll(() => server.close())

  it.each([
    ['GET / HTTP/1.1\r\nno header at all\r\n\r\n', '400 Bad Request'],
    [`GET /api/${'x'.repeat(40_000)} HTTP/1.1\r\n\r\n`, '431 Request Header Fields Too Large'],
  ])('is answered with an envelope, too [wire.envelope]', async (sent, status) => {
    const socket = connect(Number(address.port), address.hostname)
    socket.write(sent)
    const answer = await text(socket)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`))
    expect(JSON.parse(answer.split('\r\n\r\n')[1])).toMatchObject({ code: 1000008, data: {} })
  })
})
