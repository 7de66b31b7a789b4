/** The viewed products and the comparison. */
import { handle, type CallHandler } from '../../kernel/http/context'
import { loadCards } from './lists/cards'
import { compareProducts } from './compare'
import { forgetViews, listViews } from './history'
import { paging } from '../../kernel/http/paging'

export const viewedHandlers: readonly CallHandler[] = [
  handle('compare', ({ db, fields, lang, now }) => compareProducts(db, fields.ids.map(BigInt), lang, now)),

  handle('history', async ({ db, fields, user, lang, now }) => {
    if (user) return listViews(db, user.id, fields, lang, now)
    const { p, pageSize } = paging(fields)
    const ids = [...new Set((fields.ids ?? []).map(BigInt))]
    const cards = await loadCards(db, ids, lang, now)
    return { list: cards.slice((p - 1) * pageSize, p * pageSize), count: cards.length, p, page_size: pageSize }
  }),

  handle('historyClear', async ({ db, fields, user }) => ({
    count: await forgetViews(db, user.id, fields.product_id === undefined ? null : BigInt(fields.product_id)),
  })),
]
