/** The calls that read what the editor of a product offers: categories and brands. */
import { PAGE_SIZE } from '@contract/base/constants'
import { allTexts } from '../../../kernel/text/texts'
import { handle, type CallHandler } from '../../../kernel/http/context'
import { offeredBrands } from '../../catalogue/brands'
import { loadCategories } from '../../catalogue/categories'
import { comparable } from '@contract/rules/comparable'
import { sellerShop } from '../shop'
import { inTreeOrder } from './tree-order'

export const sellerShelfHandlers: readonly CallHandler[] = [
  handle('sellerCategories', async ({ db, user, fields, now }) => {
    await sellerShop(db, user, fields)
    const rows = inTreeOrder((await loadCategories(db, now)).all())
    const parents = new Set(rows.map(({ parentId }) => parentId))
    const list = rows.map(({ id, parentId, names, image, ground }) => ({
      category_id: String(id),
      parent_id: parentId === null ? null : String(parentId),
      ...allTexts('name', names),
      image,
      ground,
      leaf: !parents.has(id),
    }))
    return { list }
  }),
  handle('sellerBrands', async ({ db, user, fields, now }) => {
    await sellerShop(db, user, fields)
    const { p = 1, page_size = PAGE_SIZE, q = '' } = fields
    const part = comparable(q).trim()
    const found = (await offeredBrands(db, now)).filter(({ name }) => comparable(name).includes(part))
    return { list: found.slice((p - 1) * page_size, p * page_size), count: found.length, p, page_size }
  }),
]
