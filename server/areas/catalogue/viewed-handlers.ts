/** The viewed products and the comparison. */
import { handle, type CallHandler } from '../../kernel/http/context'
import { loadCards } from './lists/cards'
import { compareProducts } from './compare'
import { countViews, forgetViews, listViews } from './history'
import { paging } from '../../kernel/http/paging'

export const viewedHandlers: readonly CallHandler[] = [
  handle('compare', ({ db, fields, lang, now }) => compareProducts(db, fields.ids.map(BigInt), lang, now)),

  handle('history', async ({ db, fields, user, lang, now }) => {
    const page = paging(fields)
    const { p, pageSize } = page
    if (user) {
      const [list, total] = await Promise.all([listViews(db, user.id, page, lang, now), countViews(db, user.id)])
      return { list, count: total, p, page_size: pageSize }
    }
    const ids = [...new Set((fields.ids ?? []).map(BigInt))]
    const cards = await loadCards(db, ids, lang, now)
    return { list: cards.slice((p - 1) * pageSize, p * pageSize), count: cards.length, p, page_size: pageSize }
  }),

  handle('historyClear', async ({ db, fields, user }) => ({
    count: await forgetViews(db, user.id, fields.product_id === undefined ? null : BigInt(fields.product_id)),
  })),
]
