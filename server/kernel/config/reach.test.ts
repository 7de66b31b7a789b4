import { isFromHere, isReachedFromHereAlone } from './reach'

it.each([
  ['127.0.0.1', null, false, true],
  ['localhost', 'http://localhost:3000', false, true],
  ['::1', 'http://[::1]:3000', false, true],
  ['0.0.0.0', null, false, false],
  ['::', null, false, false],
  ['192.168.1.4', null, false, false],
  ['localhost.shop.example', null, false, false],
  ['127.0.0.1', 'https://shop.example', false, false],
  ['127.0.0.1', 'http://127.0.0.1.shop.example', false, false],
  ['127.0.0.1', null, ['loopback'], false],
] as const)(
  'at host %s, address %s and proxies %j only this machine reaches it: %s',
  (host, publicUrl, proxies, alone) => {
    expect(isReachedFromHereAlone({ host, publicUrl, trustProxy: proxies && [...proxies] })).toBe(alone)
  },
)

it.each([
  [{ host: 'localhost:3000' }, '127.0.0.1', true],
  [{ host: '127.0.0.1:3000' }, '::ffff:127.0.0.1', true],
  [{ host: '[::1]:3000' }, '::1', true],
  [{ host: '127.0.0.1' }, '127.0.0.1', true],
  [{}, '127.0.0.1', false],
  [{ host: 'shop.example' }, '127.0.0.1', false],
  [{ host: '127.0.0.1.shop.example:3000' }, '127.0.0.1', false],
  [{ host: 'localhost:3000' }, '192.168.1.4', false],
  [{ host: 'localhost:3000' }, undefined, false],
  [{ host: 'localhost:3000', 'x-forwarded-for': '203.0.113.7' }, '127.0.0.1', false],
  [{ host: 'localhost:3000', 'x-forwarded-host': 'shop.example' }, '127.0.0.1', false],
  [{ host: 'localhost:3000', 'x-real-ip': '203.0.113.7' }, '127.0.0.1', false],
  [{ host: 'localhost:3000', forwarded: 'for=203.0.113.7' }, '127.0.0.1', false],
  [{ host: 'localhost:3000', via: '1.1 tunnel' }, '127.0.0.1', false],
])('a request with %j from %s was made on this machine: %s', (headers, remoteAddress, fromHere) => {
  expect(isFromHere({ headers, socket: { remoteAddress } })).toBe(fromHere)
})
