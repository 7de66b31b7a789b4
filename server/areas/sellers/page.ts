/** The simple page of a store at /seller, if no seller site is set up [role.seller]. */
import { eq } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ProductCard, ShopCard } from '@contract/entities/product'
import { BASE_CURRENCY } from '@contract/constants'
import { languageTag, type Language } from '@contract/languages'
import { link } from '@contract/screens'
import { listProducts } from '../catalogue/lists/listing'
import { readQuery } from '../catalogue/lists/query'
import { loadCategories } from '../catalogue/categories'
import { findShop } from '../catalogue/shops'
import { shops } from '../../kernel/db/schema/catalogue'
import type { Db } from '../../kernel/db/types'
import type { Surroundings } from '../../kernel/http/surroundings'
import { ordinaryLimit } from '../../kernel/http/load/limits'
import { redeemPass } from './passes'
import { escapeHtml } from '../../kernel/text/html'
import { sellerBoard } from './page-board'
import { preferredLanguage } from '../../kernel/http/preferred-language'

const ID = /^[1-9][0-9]{0,17}$/
const SHOWN = 12

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem }
header { display: flex; gap: 1rem; align-items: center }
img { display: block; border-radius: .75rem; background: color-mix(in srgb, currentColor 13%, transparent); object-fit: cover }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: 1rem; padding: 0; list-style: none }
dl { display: flex; flex-wrap: wrap; gap: 1rem 2rem; padding: 1rem 0 } dd { margin: 0; font-size: 1.5rem; font-weight: 600 }
li img { width: 100%; height: auto } a { color: inherit; text-decoration: none } a:hover { text-decoration: underline }
`

const picture = (path: string, size: number) =>
  `<img src="/media/${escapeHtml(path.replace(/^\/+/, ''))}" alt="" width="${size}" height="${size}">`

function item(card: ProductCard, language: Language): string {
  const name = card[`name_${language}`] ?? card.name_en
  const price = card.flash?.price ?? card.special_price ?? card.price
  const shown = new Intl.NumberFormat(languageTag(language), { style: 'currency', currency: BASE_CURRENCY })
  return `<li><a href="/#/${link('product', { product_id: card.product_id })}">${picture(card.image, 300)}
${escapeHtml(name)}</a><br>${escapeHtml(shown.format(Number(price)))}</li>`
}

/** A page without scripts; all texts of the shop are escaped. `board` is only for its seller. */
function sellerPage(shop: ShopCard, products: readonly ProductCard[], language: Language, board = ''): string {
  const name = escapeHtml(shop.name)
  return `<!doctype html><html lang="${languageTag(language)}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${name}</title><style>${STYLE}</style>
<header>${shop.image && picture(shop.image, 96)}<h1>${name}</h1></header>
<main>${board}<ul>${products.map((card) => item(card, language)).join('')}</ul></main></html>`
}

type Asked = FastifyRequest<{ Querystring: { shop_id?: unknown; ptoken?: unknown } }>

/** Whether a code from the app belongs to the seller of this shop; uses the code up in any case. */
async function isOwner(db: Db, shopId: string, code: unknown, now: Date): Promise<boolean> {
  const userId = await redeemPass(db, code, now)
  if (userId === null) return false
  const [own] = await db.select({ id: shops.id }).from(shops).where(eq(shops.ownerUserId, userId))
  return own?.id === BigInt(shopId)
}

/** Serves /seller?shop_id=…&ptoken=…; for an unknown shop the path does not exist. */
export function registerSeller(server: FastifyInstance, { database: { db }, clock, config }: Surroundings): void {
  if (config.sellerSiteUrl) return
  server.get('/seller', { config: { rateLimit: ordinaryLimit(config) } }, async (request: Asked, reply) => {
    const { shop_id: id, ptoken } = request.query
    const shop = typeof id === 'string' && ID.test(id) ? await findShop(db, id) : null
    if (!shop) return reply.callNotFound()
    const now = clock.now()
    const language = preferredLanguage(request.headers['accept-language'])
    const { query } = readQuery({}, { shopId: shop.shop_id }, await loadCategories(db, now))
    const { list } = await listProducts(db, { query, sort: 'best', language, now, p: 1, pageSize: SHOWN })
    const board = (await isOwner(db, shop.shop_id, ptoken, now))
      ? await sellerBoard(db, BigInt(shop.shop_id), language, now)
      : ''
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(sellerPage(shop, list, language, board))
  })
}
