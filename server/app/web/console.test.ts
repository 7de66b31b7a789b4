import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createTestServer, type TestServer } from '../../testing/server'
import { IMMUTABLE, REVALIDATE } from '../../kernel/http/cache'

describe('the console over HTTP', () => {
  let folder: string
  let server: TestServer
  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-console-'))
    fs.mkdirSync(path.join(folder, 'console/assets'), { recursive: true })
    fs.mkdirSync(path.join(folder, 'app'))
    fs.writeFileSync(path.join(folder, 'app/index.html'), 'the app')
    fs.writeFileSync(path.join(folder, 'console/index.html'), 'the console')
    fs.writeFileSync(path.join(folder, 'console/assets/main.A5DN2YQ7.js'), 'plain')
    fs.writeFileSync(path.join(folder, 'console/assets/main.A5DN2YQ7.js.br'), 'brotli')
    const consoleFolder = path.join(folder, 'console')
    server = await createTestServer([], {
      config: { webFolder: path.join(folder, 'app'), consoleFolder, mediaFolders: [folder] },
    })
  })
  afterAll(async () => {
    await server.close()
    fs.rmSync(folder, { recursive: true, force: true })
  })
  const get = (url: string, headers: Record<string, string> = {}) => server.http.inject({ url, headers })

  it('serves the page anew each time, for no search engine, under the content policy [console.served]', async () => {
    const page = await get('/console/')
    expect([page.statusCode, page.body]).toEqual([200, 'the console'])
    expect(page.headers).toMatchObject({ 'cache-control': REVALIDATE, 'x-robots-tag': 'noindex' })
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'")
  })

  it('serves its parts compressed, for a year [console.served]', async () => {
    const part = await get('/console/assets/main.A5DN2YQ7.js', { 'accept-encoding': 'br' })
    expect(part.body).toBe('brotli')
    expect(part.headers).toMatchObject({ 'cache-control': IMMUTABLE, 'content-encoding': 'br' })
  })

  it('leads to the folder where the slash is left out, with what stands behind it', async () => {
    expect((await get('/console')).headers.location).toBe('/console/')
    expect((await get('/console?ptoken=abc')).headers.location).toBe('/console/?ptoken=abc')
  })

  it('is where links to the former page of sellers lead, with all that they carry [role.seller] [rule.seller-link]', async () => {
    for (const query of ['', '?shop_id=7', '?shop_id=7&ptoken=a%20b&shop_id=8', '?%0d%0aset-cookie:x']) {
      const answer = await get(`/seller${query}`)
      expect([answer.statusCode, answer.headers.location]).toEqual([302, `/console/${query}`])
      expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
    }
    expect((await server.http.inject({ method: 'HEAD', url: '/seller?shop_id=7' })).statusCode).toBe(302)
    // calls of shops are elsewhere, and nothing below the page was ever a page
    expect((await get('/seller/balance')).statusCode).toBe(404)
    expect((await get('//evil.example/seller')).headers.location).toBeUndefined()
  })

  it('leaves the app where it is, and gives out nothing beside its folder', async () => {
    expect((await get('/')).body).toBe('the app')
    for (const url of ['/console/none.js', '/console/../index.html', '/console/%2e%2e%2findex.html']) {
      expect((await get(url)).body).not.toBe('the console')
    }
    expect((await get('/console/%2e%2e%2findex.html')).statusCode).toBe(404)
  })

  it('is not there where it was not built', async () => {
    const without = await createTestServer([], {
      config: { webFolder: path.join(folder, 'app'), consoleFolder: path.join(folder, 'no') },
    })
    expect((await without.http.inject('/console/')).statusCode).toBe(404)
    await without.close()
  })
})
