/** One product, its reviews, and the recommended lists. */
import { handle, type CallHandler } from '../../kernel/http/context'
import { loadCards } from './lists/cards'
import { toDetail, toOptionName, toSku } from './detail'
import { listFlashDeals } from './deals/flash-deals'
import { loadCategories } from './categories'
import { effectivePrice } from './price'
import { findProduct } from './lists/product-row'
import { paging } from '../../kernel/http/paging'
import { dayIn } from '../../kernel/text/day'
import { recommend, recordView } from './deals/recommend'
import { notFound, withdrawn } from './refusals'
import { loadBeside } from './related'
import { findReviews } from './reviews'
import { sendingDay, shippingOf } from './shipping'
import { toShopCard } from './shops'
import { suggest } from './lists/suggest'

export const productHandlers: readonly CallHandler[] = [
  handle('product', async ({ db, fields, user, lang, now, config }) => {
    const found = await findProduct(db, fields.product_id, now)
    if (!found) throw notFound()
    if (found.hidden) throw withdrawn()
    const [beside, index] = await Promise.all([
      loadBeside(db, found, lang, now),
      loadCategories(db, now),
      user && recordView(db, user.id, found.id, now),
    ])
    const { priceMinor } = effectivePrice(found, null, found.flash, now)
    const { freeShippingFromMinor, awayUntil } = found.shop
    return {
      product: toDetail(found, lang, index.sizeGuideOf(String(found.categoryId))),
      skus: found.skus.map((sku) => toSku(sku, found.image)),
      option_names: found.options.map((option) => toOptionName(option, lang)),
      images: found.images.length > 0 ? found.images : [found.image],
      shop: toShopCard(found.shop),
      ...beside,
      shipping: shippingOf(
        { methods: found.methods, freeShippingFromMinor },
        priceMinor,
        sendingDay(dayIn(config.timeZone, now), awayUntil),
      ),
    }
  }),

  handle('reviews', async ({ db, fields, origin }) => {
    const found = await findReviews(db, BigInt(fields.product_id), fields, origin)
    if (!found) throw notFound()
    return found
  }),

  handle('getRecommend', async ({ db, fields, user, lang, now }) => {
    const { p, pageSize } = paging(fields)
    const ids = await recommend(db, user?.id ?? null)
    const list = await loadCards(db, ids.slice((p - 1) * pageSize, p * pageSize), lang, now)
    return { list, count: ids.length, p, page_size: pageSize }
  }),

  handle('getFlashDeals', ({ db, fields, lang, now }) => listFlashDeals(db, fields, lang, now)),

  handle('searchSuggest', ({ db, fields, lang, now }) => suggest(db, fields.q ?? '', lang, now)),
]
