import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createTestServer, type TestServer } from '../../testing/server'
import { handlers } from '../handlers'
import { cacheOf, IMMUTABLE, REVALIDATE } from '../../kernel/http/cache'
import { hashTarget } from '../../kernel/http/go'
import { takesAvif } from './media'
import { inlineScriptHashes } from './security'

describe('files over HTTP', () => {
  let folder: string
  let server: TestServer
  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'souk-web-'))
    fs.mkdirSync(path.join(folder, 'js'))
    for (const name of ['both.webp', 'both.avif', 'one.webp']) fs.writeFileSync(path.join(folder, name), name)
    fs.writeFileSync(path.join(folder, 'index.html'), '<!doctype html><script>1</script>')
    fs.writeFileSync(path.join(folder, 'js/app.0123abcd.js'), 'plain')
    fs.writeFileSync(path.join(folder, 'js/app.0123abcd.js.br'), 'brotli')
    server = await createTestServer([], { config: { webFolder: folder, mediaFolders: [folder] } })
  })
  afterAll(async () => {
    await server.close()
    fs.rmSync(folder, { recursive: true, force: true })
  })
  const get = (url: string, headers: Record<string, string> = {}) => server.http.inject({ url, headers })

  it('sends AVIF to browsers that accept it, under the same address, with Vary', async () => {
    const avif = await get('/media/both.webp', { accept: 'image/avif,image/webp,*/*' })
    const webp = await get('/media/both.webp', { accept: 'image/webp,*/*' })
    const only = await get('/media/one.webp', { accept: 'image/avif' })
    expect([avif.body, webp.body, only.body]).toEqual(['both.avif', 'both.webp', 'one.webp'])
    expect(avif.headers).toMatchObject({ 'content-type': 'image/avif', 'cache-control': IMMUTABLE })
    expect([avif, webp, only].map(({ headers }) => headers.vary)).toEqual(['Accept', 'Accept', 'Accept'])
  })

  it('answers 404 for a picture that does not exist or is outside the folder', async () => {
    for (const url of ['/media/none.webp', '/media/../package.json', '/media/%2e%2e%2fpackage.json']) {
      const { statusCode, headers } = await get(url)
      expect(statusCode).toBe(404)
      expect(headers['cache-control']).toBe('no-store')
    }
  })

  it('forbids caching of files that are not pictures, and sends the whole picture for a range request', async () => {
    const broken = await get('/media/%00')
    expect([broken.statusCode, broken.headers['cache-control']]).toEqual([404, 'no-store'])
    const part = await get('/media/one.webp', { range: 'bytes=999-' })
    expect([part.statusCode, part.body]).toEqual([200, 'one.webp'])
  })

  it('sends the compressed copy, immutable, with security headers [wire.security-headers]', async () => {
    const script = await get('/js/app.0123abcd.js', { 'accept-encoding': 'br, gzip' })
    expect(script.body).toBe('brotli')
    expect(script.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': IMMUTABLE })
    const page = await get('/')
    expect(page.headers['cache-control']).toBe(REVALIDATE)
    expect(page.headers['content-security-policy']).toContain("script-src 'self' 'sha256-")
    expect(page.headers['x-content-type-options']).toBe('nosniff')
    const none = "default-src 'none';frame-ancestors 'none'"
    expect(script.headers['content-security-policy']).toBe(none)
    expect((await get('/api/customer/index/get_languages')).headers['content-security-policy']).toBe(none)
    const same = await get('/', { 'if-none-match': String(page.headers.etag) })
    expect([same.statusCode, same.headers['content-security-policy']]).toEqual([
      304,
      page.headers['content-security-policy'],
    ])
  })

  it('lets pictures of maps and the search for places come from where the operator says, and from nowhere else', async () => {
    const policyOf = async (set: object) => {
      const other = await createTestServer([], { config: { webFolder: folder, mediaFolders: [folder], ...set } })
      const { headers } = await other.http.inject({ url: '/' })
      await other.close()
      const parts = String(headers['content-security-policy']).split(';')
      return ['img-src', 'connect-src'].map((name) => parts.find((part) => part.startsWith(name)))
    }
    const none = ["img-src 'self' data: blob:", "connect-src 'self'"]
    expect(await policyOf({})).toEqual(none)
    const tileUrl = 'https://tile.example/a/{z}/{x}/{y}.png#© Makers'
    expect(
      await policyOf({ tileUrl, geocoderUrl: 'https://geo.example/v1', analyticsUrl: 'https://count.example/in' }),
    ).toEqual([`${none[0]} https://tile.example`, `${none[1]} https://geo.example https://count.example`])
  })

  it('lets them come from where operators set it, at once, also into a page that a browser has kept', async () => {
    const other = await createTestServer(handlers, { config: { webFolder: folder, mediaFolders: [folder] } })
    const operator = { 'access-token': (await other.signIn({ role: 'operator' })).token }
    const page = async (headers = {}) => {
      const answer = await other.http.inject({ url: '/', headers })
      return { ...answer, policy: String(answer.headers['content-security-policy']), tag: String(answer.headers.etag) }
    }
    const save = async (value: object, version: number) => {
      const fields = { name: 'website_config', value: JSON.stringify(value), version: String(version) }
      expect((await other.call('opsSettingSave', fields, operator)).code).toBe(200)
    }
    const first = await page()
    expect((await page({ 'if-none-match': first.tag, 'if-modified-since': new Date().toUTCString() })).statusCode).toBe(
      304,
    )
    const { version } = (await other.call('opsSettings', {}, operator)).data.list[0] ?? { version: 0 }
    const set = { tile_url: 'https://tile.example/{z}/{x}/{y}.png#© Makers', geocoder_url: 'https://geo.example/v1' }
    await save(set, version)
    const next = await page({ 'if-none-match': first.tag })
    expect(next.statusCode).toBe(200)
    expect(next.policy).toContain("img-src 'self' data: blob: https://tile.example;")
    expect(next.policy).toContain("connect-src 'self' https://geo.example;")
    expect((await page({ 'if-none-match': next.tag })).statusCode).toBe(304)
    await save({ tile_url: '', geocoder_url: '' }, version + 1)
    expect((await page({ 'if-none-match': next.tag })).policy).toBe(first.policy)
    await other.close()
  })

  it('answers an unknown path with 404 and an envelope [wire.unknown-path]', async () => {
    for (const url of ['/nowhere', '/api/nowhere', '/%E0%A4%A']) {
      const response = await get(url)
      expect([response.statusCode, response.json().code]).toEqual([404, 2000019])
    }
  })

  it('describes every call at /api/docs without anything from elsewhere', async () => {
    const { body } = await get('/api/docs')
    expect(body).toContain('/api/checkout/onepage/submitorder')
    expect(body).toContain('href="/api/openapi.json"')
    expect(body).not.toMatch(/(src|href)="(?!#|data:|\/api\/)/)
  })
})

describe('what decides about files', () => {
  it.each([
    ['image/avif,image/webp', true],
    ['image/webp, image/avif;q=0.8', true],
    ['image/avif;q=0, image/webp', false],
    ['*/*', false],
    [undefined, false],
  ])('reads Accept %s as %s', (accept, expected) => expect(takesAvif(accept)).toBe(expected))

  it('keeps hashed files for good and asks for all others again', () => {
    expect(cacheOf('/x/js/app.0123abcd.js.br')).toBe(IMMUTABLE)
    expect(cacheOf('/x/index.html')).toBe(REVALIDATE)
  })

  it('leads a shared link into the app and nowhere else', () => {
    expect(hashTarget('pages/prouduct/detail', 'product_id=3')).toBe('/#/pages/prouduct/detail?product_id=3')
    expect(hashTarget('pages/home/home', '')).toBe('/#/pages/home/home')
    expect(hashTarget('pages/home/home', 'a="><script>')).toBe('/#/pages/home/home?a=%22%3E%3Cscript%3E')
    for (const route of ['/evil.example', 'https://evil.example', 'pages/../../x', '']) {
      expect(hashTarget(route, '')).toBeNull()
    }
  })

  it('allows the scripts inside the page by their hash alone', () => {
    expect(inlineScriptHashes('<script src="/a.js"></script><script>let a</script>')).toHaveLength(1)
  })
})
