/** Shared links for programs: cards of `/go/` pages, robots.txt, and the map of the products on sale. */
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { SCREENS } from '@contract/screens'
import { findProduct } from '../../../areas/catalogue/lists/product-row'
import { effectivePrice } from '../../../areas/catalogue/price'
import { marketName } from '../../../kernel/db/market-name'
import { registerGo } from '../../../kernel/http/go'
import { ordinaryLimit } from '../../../kernel/http/load/limits'
import { originOf } from '../../../kernel/http/origin'
import { preferredLanguage } from '../../../kernel/http/preferred-language'
import type { Dependencies } from '../../../kernel/http/dependencies'
import { textIn } from '../../../kernel/text/texts'
import { usd } from '../../../kernel/text/usd'
import { cardPage, inShort, type Card } from './card'
import { isCrawler } from './crawlers'
import { countFiles, productPath, sitemapFile, sitemapIndex } from './sitemap'

/** The format of ids in the contract. */
const ID = /^[1-9][0-9]{0,17}$/
const HOUR = 'public, max-age=3600'

const FORBIDDEN = [
  '/api/',
  '/console/',
  '/files/',
  '/uploads/',
  '/chat',
  '/account/',
  '/mails/',
  '/return/',
  '/sign-in/',
]

const absolute = (origin: string, path: string): string =>
  /^https?:/.test(path) ? path : `${origin}/media/${path.replace(/^\/+/, '')}`

type Common = Pick<Card, 'site' | 'target' | 'language'>

async function productCard(
  { database: { db }, clock }: Dependencies,
  origin: string,
  id: string,
  common: Common,
): Promise<Card | null> {
  const found = await findProduct(db, id, clock.now())
  if (!found || found.hidden) return null
  const { priceMinor } = effectivePrice(found, null, found.flash, clock.now())
  const short = textIn(found.shortDescriptions, common.language)
  return {
    ...common,
    title: textIn(found.names, common.language),
    description: inShort(short || textIn(found.descriptions, common.language)),
    image: absolute(origin, found.image),
    address: `${origin}${productPath(id)}`,
    offer: {
      id,
      price: usd(priceMinor),
      inStock: found.skus.some(({ stock }) => stock > 0),
      brand: found.brandName,
      seller: found.shop.name,
      ...(found.reviewCount > 0 && { rating: { value: (found.rate / 100).toFixed(2), count: found.reviewCount } }),
    },
  }
}

export function registerLinks(server: FastifyInstance, around: Dependencies): void {
  const { database, config } = around
  const { db } = database
  const options = { config: { rateLimit: ordinaryLimit(config) } }

  registerGo(server, options, async (request, route, target) => {
    if (!isCrawler(request.headers['user-agent'])) return null
    const origin = originOf(request, config)
    const site = await marketName(db)
    const common = { site, target, language: preferredLanguage(request.headers['accept-language']) }
    const id = new URL(request.url, origin).searchParams.get('product_id') ?? ''
    const product = route === SCREENS.product.path && ID.test(id) ? await productCard(around, origin, id, common) : null
    const plain = { ...common, title: site, description: site, image: `${origin}/icon-512.png`, address: `${origin}/` }
    return cardPage(product ?? plain)
  })

  server.get('/robots.txt', options, (request, reply) => {
    const lines = ['User-agent: *', ...FORBIDDEN.map((path) => `Disallow: ${path}`), '']
    return reply
      .header('cache-control', HOUR)
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\nSitemap: ${originOf(request, config)}/sitemap.xml\n`)
  })

  server.get('/sitemap.xml', options, async (request, reply) => {
    const text = sitemapIndex(originOf(request, config), await countFiles(db))
    return reply.header('cache-control', HOUR).type('application/xml; charset=utf-8').send(text)
  })

  server.get<{ Params: { file: string } }>('/sitemap-:file(^[1-9][0-9]{0,4}$).xml', options, async (request, reply) => {
    const file = Number(request.params.file)
    if (file > (await countFiles(db))) return reply.callNotFound()
    const text = Readable.from(sitemapFile(db, originOf(request, config), file))
    return reply.header('cache-control', HOUR).type('application/xml; charset=utf-8').send(text)
  })
}
