import { at, one } from '@contract/rules/lists'
import { seedBase, seedProducts, type Base } from '../../../testing/catalogue'
import { createTestServer, type TestServer } from '../../../testing/server'
import { inShort } from './card'
import { isCrawler } from './crawlers'
import { PER_FILE, sitemapFile, sitemapIndex } from './sitemap'

const SHOP = 'https://shop.example'
const MESSENGER = 'WhatsApp/2.23.20.0'
const BROWSER = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36'

let server: TestServer
let base: Base
let ids: bigint[]

beforeAll(async () => {
  server = await createTestServer([], { config: { publicUrl: SHOP } })
  base = await seedBase(server.db)
  ids = await seedProducts(server.db, base, [
    {
      names: { en: 'A "fine" <b>shirt</b>', es: 'Camisa' },
      priceMinor: 2_000n,
      specialPriceMinor: 1_800n,
      image: '/p/a-600.webp',
    },
    { names: { en: 'Gone' }, state: 'withdrawn', hidden: true },
    { names: { en: 'Coat' }, priceMinor: 8_000n },
  ])
})
afterAll(() => server.close())

const get = (url: string, agent = MESSENGER, language = 'en') =>
  server.http.inject({ url, headers: { 'user-agent': agent, 'accept-language': language } })
const link = (id: bigint) => `/go/pages/prouduct/detail?product_id=${id}`
const metaOf = (html: string, name: string) => new RegExp(`property="${name}" content="([^"]*)"`).exec(html)?.[1]

it('shows a messenger title, picture, price and absolute address of a product', async () => {
  const { body, headers, statusCode } = await get(link(one(ids)))
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(metaOf(body, 'og:title')).toBe('A &quot;fine&quot; &lt;b&gt;shirt&lt;/b&gt;')
  expect(metaOf(body, 'og:image')).toBe(`${SHOP}/media/p/a-600.webp`)
  expect(metaOf(body, 'og:url')).toBe(`${SHOP}${link(one(ids))}`)
  expect(metaOf(body, 'og:type')).toBe('product')
  expect([metaOf(body, 'product:price:amount'), metaOf(body, 'product:price:currency')]).toEqual(['18.00', 'USD'])
  expect(body).not.toContain('<b>shirt')
})

it('tells search engines the offer as JSON-LD', async () => {
  const { body } = await get(link(one(ids)), 'Mozilla/5.0 (compatible; Googlebot/2.1)')
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? []
  expect(JSON.parse(json)).toMatchObject({
    '@type': 'Product',
    name: 'A "fine" <b>shirt</b>',
    sku: String(ids[0]),
    offers: { '@type': 'Offer', price: '18.00', priceCurrency: 'USD', url: `${SHOP}${link(one(ids))}` },
  })
  expect(json).not.toContain('<')
})

it('speaks the language of the reader', async () => {
  const { body } = await get(link(one(ids)), MESSENGER, 'es-ES,es;q=0.9')
  expect(metaOf(body, 'og:title')).toBe('Camisa')
})

it('redirects people as before [screen.deep-link]', async () => {
  const { statusCode, headers } = await get(link(one(ids)), BROWSER)
  expect([statusCode, headers.location]).toEqual([302, `/#/pages/prouduct/detail?product_id=${ids[0]}`])
})

it('tells nothing of a product that is not on sale, nor of what only its owner sees', async () => {
  for (const url of [
    link(at(ids, 1)),
    '/go/pages/history/detail?order_id=1',
    '/go/pages/prouduct/detail?product_id=x',
  ]) {
    const { body, statusCode } = await get(url)
    expect([statusCode, metaOf(body, 'og:title'), metaOf(body, 'og:type')]).toEqual([200, 'Souk', 'website'])
    expect(body).not.toContain('Gone')
  }
})

it('knows no page outside the app', async () => {
  expect((await get('/go/https://evil.example')).statusCode).toBe(404)
})

it('tells crawlers from browsers', () => {
  const crawlers = [
    'facebookexternalhit/1.1',
    'TelegramBot (like TwitterBot)',
    'Slackbot-LinkExpanding 1.0',
    'Twitterbot/1.0',
  ]
  expect(crawlers.filter((agent) => !isCrawler(agent))).toEqual([])
  expect([BROWSER, undefined, ''].filter(isCrawler)).toEqual([])
})

it('cuts a description at a word', () => {
  expect(inShort('one\n two')).toBe('one two')
  const cut = inShort('word '.repeat(100))
  expect(cut.length).toBeLessThanOrEqual(200)
  expect(cut).toMatch(/word…$/)
})

describe('for search engines', () => {
  it('robots.txt closes what is no page, and names the map', async () => {
    const { body } = await get('/robots.txt')
    expect(body).toContain('Disallow: /api/')
    expect(body).toContain(`Sitemap: ${SHOP}/sitemap.xml`)
    expect(body).not.toContain('Disallow: /go')
  })

  it('the map has an index, and a file with the products on sale', async () => {
    const index = await get('/sitemap.xml')
    expect(index.body.match(/<loc>[^<]*<\/loc>/g)).toEqual([`<loc>${SHOP}/sitemap-1.xml</loc>`])
    const file = await get('/sitemap-1.xml')
    expect(file.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(file.body.match(/<loc>[^<]*<\/loc>/g)).toEqual(
      [one(ids), at(ids, 2)].map((id) => `<loc>${SHOP}${link(id)}</loc>`),
    )
    for (const none of ['/sitemap-2.xml', '/sitemap-0.xml', '/sitemap-x.xml']) {
      expect((await get(none)).statusCode).toBe(404)
    }
  })

  it('a file holds a range of ids, so that no product is in two and none is left out', async () => {
    const far = BigInt(PER_FILE) + 7n
    await seedProducts(server.db, base, [{ id: far, names: { en: 'Far' } }])
    const [first, second] = await Promise.all([1, 2].map(async (file) => (await get(`/sitemap-${file}.xml`)).body))
    expect(first).not.toContain(`product_id=${far}<`)
    expect(second).toContain(`product_id=${far}<`)
    expect((await get('/sitemap.xml')).body.match(/<sitemap>/g)).toHaveLength(2)
    const pieces: string[] = []
    for await (const piece of sitemapFile(server.db, SHOP, 1)) pieces.push(piece)
    expect(pieces.join('')).toBe(first)
  })

  it('an empty shop has an empty index', () => {
    expect(sitemapIndex(SHOP, 0)).not.toContain('<sitemap>')
  })
})
