import { networkInterfaces } from 'node:os'
import { one } from '@contract/rules/lists'
import { readConfig } from './config'
import { createTestServer } from '../../testing/server'
import { handlers } from '../../app/handlers'
import { isOwnHost, readHosts } from './hosts'

const config = { host: '0.0.0.0', allowedHosts: ['shop.example', '*.tunnel.example', '2001:db8::7'] }
const own = one(Object.values(networkInterfaces()).flatMap((each) => each ?? []))

it.each([
  ['localhost:3000', true],
  ['127.0.0.1', true],
  ['[::1]:3000', true],
  ['0.0.0.0:3000', true],
  [own.family === 'IPv6' ? `[${own.address}]:3000` : `${own.address}:3000`, true],
  ['SHOP.example:443', true],
  ['a.tunnel.example', true],
  ['[2001:db8::7]', true],
  ['tunnel.example', false],
  ['eviltunnel.example', false],
  ['evil.example', false],
  ['shop.example.evil.example', false],
  ['localhost.evil.example', false],
  ['203.0.113.9', false],
  ['', false],
])('a request for %s is for this server: %s [wire.host]', (host, expected) => {
  expect(isOwnHost(host, config)).toBe(expected)
})

it('reads a list of names and addresses, and nothing else', () => {
  expect(readHosts('Shop.example, 10.0.2.2,[::1],*.tunnel.example')).toEqual([
    'shop.example',
    '10.0.2.2',
    '::1',
    '*.tunnel.example',
  ])
  for (const wrong of ['https://shop.example', 'a b', 'shop.example,', '*', '*.', 'shop..example', 'a/b']) {
    expect(readHosts(wrong)).toBeNull()
  }
})

it('never gives a stranger’s Host header back, nor in a signed link [wire.host]', async () => {
  const server = await createTestServer(handlers)
  const at = async (host: string) => {
    const answer = await server.http.inject({ url: '/api/customer/index/get_currency', headers: { host } })
    expect(answer.statusCode).toBe(200)
    return new URL(answer.json<{ data: { static_url: string } }>().data.static_url).origin
  }
  expect(await at('localhost:4321')).toBe('http://localhost:4321')
  expect(await at('evil.example')).toBe('http://127.0.0.1:3000')
  await server.close()
  const { allowedHosts } = readConfig({ ALLOWED_HOSTS: 'evil.example' })
  const listed = await createTestServer(handlers, { config: { allowedHosts } })
  const answer = await listed.http.inject({
    url: '/api/customer/index/get_currency',
    headers: { host: 'evil.example' },
  })
  expect(answer.json().data.static_url).toMatch(/^http:\/\/evil\.example\//)
  await listed.close()
})

it('keeps browsers on TLS for a year where the public address has it [wire.security-headers]', async () => {
  const server = await createTestServer([], { config: { publicUrl: 'https://shop.example' } })
  const { headers } = await server.http.inject({ url: '/', headers: { host: 'evil.example' } })
  const [, seconds] = /max-age=(\d+)/.exec(String(headers['strict-transport-security'])) ?? []
  expect(Number(seconds) / 86_400).toBe(365)
  await server.close()
})
