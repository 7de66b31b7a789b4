/** How the server sends the app: policy, caches, compression, deep links, the API's page. */
import http from 'node:http'
import { expect } from '@playwright/test'
import { test } from './support/test'

interface Served {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  readonly text: string
}

/** A plain request, because fetch would decompress and follow redirects. */
function get(path: string, headers: http.OutgoingHttpHeaders = {}): Promise<Served> {
  return new Promise((resolve, reject) => {
    const request = http.get(`${process.env.SOUK_TEST_API}${path}`, { headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    request.on('error', reject)
  })
}

async function firstScript(): Promise<string> {
  const { text } = await get('/')
  const [, script] = /<script[^>]+src="\.?\/?([^"]+\.js)"/.exec(text) ?? []
  return `/${script}`
}

test('sends security headers with the page, which is revalidated each time [wire.security-headers]', async () => {
  const { status, headers } = await get('/')
  expect(status).toBe(200)
  expect(headers['content-security-policy']).toContain("script-src 'self'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cache-control']).toMatch(/no-cache|no-store|max-age=0/)
})

test('lets browsers cache hashed files forever, in brotli or gzip [wire.security-headers]', async () => {
  const script = await firstScript()
  for (const encoding of ['br', 'gzip']) {
    const { status, headers } = await get(script, { 'accept-encoding': encoding })
    expect({ status, encoding: headers['content-encoding'] }).toEqual({ status: 200, encoding })
    expect(headers['cache-control']).toContain('immutable')
  }
})

test('answers 404 without a page for a missing file', async () => {
  expect((await get('/js/nothing.12345678.js')).status).toBe(404)
})

test('redirects a deep link only to a screen [screen.deep-link]', async () => {
  const { status, headers } = await get('/go/pages/prouduct/detail?product_id=5')
  expect([301, 302, 303, 307, 308]).toContain(status)
  expect(headers.location).toMatch(/\/#\/pages\/prouduct\/detail\?product_id=5$/)
  for (const path of ['/go//evil.test', '/go/https://evil.test', '/go/\\evil.test']) {
    const location = (await get(path)).headers.location ?? '/#/'
    expect(location).toMatch(/^(http:\/\/127\.0\.0\.1:\d+)?\/#\//)
  }
})

test('shows the reference of the API', async () => {
  const { status, text } = await get('/api/docs')
  expect(status).toBe(200)
  expect(text).toContain('/checkout/onepage/submitorder')
})
