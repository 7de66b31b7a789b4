import { createServer, type AddressInfo, type Server } from 'node:net'
import { firstInUse } from './ports.mjs'

const opened: Server[] = []

const listen = (host: string) =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, host, () => resolve((server.address() as AddressInfo).port))
    opened.push(server)
  })

const close = () => Promise.all(opened.splice(0).map((server) => new Promise((resolve) => server.close(resolve))))

afterEach(close)

it.each(['127.0.0.1', '0.0.0.0'])('finds a port that is in use on %s', async (host) => {
  const port = await listen(host)
  expect(await firstInUse([port])).toBe(port)
})

it('finds nothing in use once the port is free again, and leaves it free', async () => {
  const port = await listen('127.0.0.1')
  await close()
  expect(await firstInUse([port])).toBeNull()
  expect(await firstInUse([port])).toBeNull()
})
