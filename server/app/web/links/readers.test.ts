/**
 * Shared links as programs read them that others wrote: the card of a messenger, the product of a search engine by the rules
 * of Google's rich results, robots.txt and the map of the shop.
 */
import { Readable } from 'node:stream'
import Validator from '@adobe/structured-data-validator'
import ogs from 'open-graph-scraper'
import robotsParser from 'robots-parser'
import { parseSitemap, parseSitemapIndex } from 'sitemap'
import { at, one } from '@contract/rules/lists'
import { seedBase, seedProducts, type Base } from '../../../testing/catalogue'
import { createTestServer, type TestServer } from '../../../testing/server'

const SHOP = 'https://shop.example'
const GOOGLE = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

let server: TestServer
let base: Base
let ids: bigint[]

beforeAll(async () => {
  server = await createTestServer([], { config: { publicUrl: SHOP } })
  base = await seedBase(server.db)
  ids = await seedProducts(server.db, base, [
    {
      names: { en: `Tea & "coffee" <set> of six`, th: 'ชุดน้ำชา' },
      priceMinor: 2_000n,
      specialPriceMinor: 1_800n,
      image: '/p/a-600.webp',
      reviewCount: 3,
      rateSum: 13,
    },
    { names: { en: 'Coat' }, priceMinor: 8_000n, stock: 0 },
    { names: { en: 'Gone' }, state: 'withdrawn', hidden: true },
  ])
})
afterAll(() => server.close())

const link = (id: bigint) => `/go/pages/prouduct/detail?product_id=${id}`
const get = async (url: string, agent: string, language = 'en') =>
  (await server.http.inject({ url, headers: { 'user-agent': agent, 'accept-language': language } })).body

async function cardOf(url: string, agent = 'WhatsApp/2.23.20.0', language = 'en') {
  const { error, result } = await ogs({ html: await get(url, agent, language) })
  if (error) throw new Error(result.error)
  return result
}

/** What a search engine finds in the page, each with what the validator says against it. */
async function dataOf(url: string) {
  const items = (await cardOf(url, GOOGLE)).jsonLD as Record<string, unknown>[] | undefined
  const all = structuredClone(items ?? [])
  const issues = await new Validator().validate({ jsonld: { Product: all }, microdata: {}, rdfa: {}, errors: [] })
  return { items: items ?? [], errors: issues.filter(({ severity }) => severity === 'ERROR') }
}

it('a card has title, picture, text, price and address, as they are written', async () => {
  const card = await cardOf(link(one(ids)))
  expect(card).toMatchObject({
    ogTitle: 'Tea & "coffee" <set> of six',
    ogDescription: 'Cotton',
    ogUrl: `${SHOP}${link(one(ids))}`,
    ogType: 'product',
    ogLocale: 'en_US',
    twitterCard: 'summary_large_image',
    ogPriceAmount: '18.00',
    ogPriceCurrency: 'USD',
    charset: 'utf-8',
  })
  expect(card.ogImage).toEqual([{ url: `${SHOP}/media/p/a-600.webp`, type: 'webp' }])
  expect(card.ogSiteName).toBe('Souk')
})

it('a card speaks the language of its reader', async () => {
  const read = (language: string) => cardOf(link(one(ids)), 'TelegramBot (like TwitterBot)', language)
  expect(await read('th')).toMatchObject({ ogTitle: 'ชุดน้ำชา', ogLocale: 'th_TH' })
  expect(await read('zh-TW')).toMatchObject({ ogLocale: 'zh_TW' })
  expect(await read('ja')).toMatchObject({ ogLocale: 'ja_JP' })
})

it('what is no product, or none for everybody, has the card of the shop and no data', async () => {
  for (const url of [link(at(ids, 2)), '/go/pages/history/detail?order_id=1', '/go/pages/home/home']) {
    expect(await cardOf(url)).toMatchObject({ ogTitle: 'Souk', ogType: 'website', twitterCard: 'summary' })
    expect((await dataOf(url)).items).toEqual([])
  }
})

it('a search engine finds a product with its offer and its stars, without an error', async () => {
  const { items, errors } = await dataOf(link(one(ids)))
  expect(errors).toEqual([])
  expect(one(items)).toMatchObject({
    '@type': 'Product',
    name: 'Tea & "coffee" <set> of six',
    offers: { price: '18.00', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    aggregateRating: { ratingValue: '4.33', reviewCount: 3 },
  })
})

it('a product that is sold out and has no reviews says the first, and has no stars', async () => {
  const { items, errors } = await dataOf(link(at(ids, 1)))
  expect(errors).toEqual([])
  expect(one(items)).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } })
  expect(one(items)).not.toHaveProperty('aggregateRating')
})

it('robots may read every address of the map and the pictures of the cards, and nothing private', async () => {
  const robots = robotsParser(`${SHOP}/robots.txt`, await get('/robots.txt', GOOGLE))
  expect(robots.getSitemaps()).toEqual([`${SHOP}/sitemap.xml`])
  const files = await parseSitemapIndex(Readable.from([await get('/sitemap.xml', GOOGLE)]))
  expect(files.map(({ url }) => url)).toEqual([`${SHOP}/sitemap-1.xml`])
  const entries = await parseSitemap(Readable.from([await get('/sitemap-1.xml', GOOGLE)]))
  expect(entries.map(({ url }) => url)).toEqual(ids.slice(0, 2).map((id) => `${SHOP}${link(id)}`))
  for (const { url, lastmod } of entries) {
    expect(robots.isAllowed(url, 'Googlebot')).toBe(true)
    expect(Date.parse(String(lastmod))).toBeLessThanOrEqual(Date.now())
    const { ogImage, ogUrl } = await cardOf(url.replace(SHOP, ''), GOOGLE)
    expect(ogUrl).toBe(url)
    for (const { url: picture } of ogImage ?? []) expect(robots.isAllowed(picture, 'Googlebot')).toBe(true)
  }
  for (const path of ['/api/customer/cart/index', '/files/1', '/console/', '/account/1', '/mails/1']) {
    expect(robots.isAllowed(`${SHOP}${path}`, 'Googlebot')).toBe(false)
  }
})
