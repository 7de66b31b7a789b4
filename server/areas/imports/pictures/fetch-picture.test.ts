import dns from 'node:dns'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { fetchPicture, PictureMissing } from './fetch-picture'

let answers = 0
const server = http.createServer(({ url }, response) => {
  answers += 1
  if (url === '/slow') return
  if (url === '/endless') {
    const write = () => {
      while (!response.destroyed && response.write(Buffer.alloc(65_536)));
    }
    response.on('drain', write)
    return write()
  }
  response.end('bytes')
})
let port = 0
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => void (answers = 0))

const here = (address: string) => address === '127.0.0.1'
const ruleOf = (work: Promise<Buffer>) =>
  work.then(
    () => 'fetched',
    (error: unknown) => (error as PictureMissing).rule,
  )

describe('a picture by its address [rule.import-pictures]', () => {
  it('is fetched from an address that may be reached', async () => {
    expect(String(await fetchPicture(`http://127.0.0.1:${port}/a`, { mayReach: here }))).toBe('bytes')
  })

  it('is not fetched from others: nothing is sent there', async () => {
    for (const address of [
      `http://127.0.0.1:${port}/`,
      `http://2130706433:${port}/`,
      `http://0x7f.1:${port}/`,
      `http://[::ffff:127.0.0.1]:${port}/`,
    ]) {
      expect(await ruleOf(fetchPicture(address, { mayReach: () => false }))).toBe('not_public')
    }
    expect(answers).toBe(0)
  })

  it('is not fetched by a name that leads to one of them, and the name is resolved once', async () => {
    const lookup = jest
      .spyOn(dns, 'lookup')
      .mockImplementation(((_name: string, _options: unknown, callback: (error: null, all: unknown) => void) =>
        callback(null, [{ address: '127.0.0.1', family: 4 }])) as unknown as typeof dns.lookup)
    try {
      expect(await ruleOf(fetchPicture(`http://pictures.test:${port}/`, { mayReach: () => false }))).toBe('not_public')
      expect(answers).toBe(0)
      lookup.mockClear()
      expect(await ruleOf(fetchPicture(`http://pictures.test:${port}/`, { mayReach: here }))).toBe('fetched')
      expect(lookup).toHaveBeenCalledTimes(1)
    } finally {
      lookup.mockRestore()
    }
  })

  it('has a time and a size', async () => {
    expect(await ruleOf(fetchPicture(`http://127.0.0.1:${port}/slow`, { mayReach: here, timeoutMs: 200 }))).toBe(
      'unreachable',
    )
    expect(await ruleOf(fetchPicture(`http://127.0.0.1:${port}/endless`, { mayReach: here }))).toBe('too_large')
  })

  it.each(['file:///etc/passwd', 'gopher://127.0.0.1/'])('is none at %s', async (address) => {
    expect(await ruleOf(fetchPicture(address, { mayReach: here }))).toBe('not_public')
  })
})
