import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { at } from '@contract/rules/lists'
import { DatabaseAway } from '../db/errors'
import { createTestServer, type TestServer } from '../../testing/server'
import { handle } from './context'

describe('what is not a request', () => {
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
    expect(JSON.parse(at(answer.split('\r\n\r\n'), 1))).toMatchObject({ code: 1000008, data: {} })
  })
})

describe('a call that meets no database', () => {
  const states = ['57P01', '57P03', '08006', '53300', '25006', '55P03', '57014', '40P01']
  const failures: [string, () => Error][] = [
    ['no connection', () => new DatabaseAway(new Error('Connection terminated'))],
    ...states.map((code): [string, () => Error] => [
      code,
      () => new Error('Failed query', { cause: Object.assign(new Error('said by the database'), { code }) }),
    ]),
  ]
  let server: TestServer
  let fails: () => Error
  beforeAll(async () => {
    server = await createTestServer([handle('getLanguages', () => Promise.reject(fails()))])
  })
  afterAll(() => server.close())

  it.each(failures)('gets a time to retry: %s [wire.unavailable]', async (_, failure) => {
    fails = failure
    const { statusCode, headers, body } = await server.http.inject('/api/customer/index/get_languages')
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '2', 'no-store'])
    expect(JSON.parse(body)).toMatchObject({ code: 2000018, data: { reason: 'unavailable', retry_after: 2 } })
  })

  it('gets no time to retry after an error of the server', async () => {
    fails = () => Object.assign(new Error('said by the database'), { code: '42P01' })
    const { statusCode, headers } = await server.http.inject('/api/customer/index/get_languages')
    expect([statusCode, headers['retry-after']]).toEqual([500, undefined])
  })
})
