/** The calls with which operators watch over products, reviews and accounts. */
import { transaction } from '../../../kernel/db/transaction'
import { handle, type CallHandler, type Context } from '../../../kernel/http/context'
import { clearCatalogueCache } from '../../catalogue/cache'
import { byOf } from '../../saving/by'
import { endSessions, readTrail } from './accounts'
import { blockProduct, listAllProducts } from './products'
import { readQueue } from './queue'
import { hideReview, listReviews } from '../../reviews/moderate'

type Watching = Context<'opsProductUnblock' | 'opsReviewShow'>

async function block(context: Omit<Watching, 'fields'>, wanted: Parameters<typeof blockProduct>[2]) {
  const { db, lang } = context
  const product = await transaction(db, (tx) => blockProduct(tx, byOf(context), wanted, lang))
  await clearCatalogueCache(db)
  return { product }
}

async function hide(context: Omit<Watching, 'fields'>, wanted: Parameters<typeof hideReview>[2]) {
  const { db, lang: language, origin } = context
  const review = await transaction(db, (tx) => hideReview(tx, byOf(context), wanted, { language, origin }))
  await clearCatalogueCache(db)
  return { review }
}

export const opsWatchHandlers: readonly CallHandler[] = [
  handle('opsProducts', ({ db, fields, lang }) => listAllProducts(db, fields, lang)),
  handle('opsProductBlock', (context) =>
    block(context, { ...context.fields, block: true, id: BigInt(context.fields.id) }),
  ),
  handle('opsProductUnblock', (context) =>
    block(context, {
      ...context.fields,
      block: false,
      id: BigInt(context.fields.id),
      remark: context.fields.remark ?? '',
    }),
  ),
  handle('opsReviews', ({ db, fields, lang: language, origin }) => listReviews(db, fields, { language, origin })),
  handle('opsReviewHide', (context) =>
    hide(context, { hide: true, id: BigInt(context.fields.id), remark: context.fields.remark }),
  ),
  handle('opsReviewShow', (context) =>
    hide(context, { hide: false, id: BigInt(context.fields.id), remark: context.fields.remark ?? '' }),
  ),

  handle('opsQueue', async ({ db, origin, uploadKey: key, now }) => ({
    list: await readQueue(db, { origin, key, now }),
  })),
  handle('opsAccountEndSessions', async (context) => ({
    ended: await transaction(context.db, (tx) => endSessions(tx, byOf(context), context.fields)),
  })),
  handle('opsAccountTrail', ({ db, fields }) => readTrail(db, fields)),
]
