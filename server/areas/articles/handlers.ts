/** The calls of the blog. Posts with a future date are left out. */
import { and, eq, lte, ne } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { loadCategories } from '../catalogue/categories'
import { listProducts } from '../catalogue/lists/listing'
import { readQuery } from '../catalogue/lists/query'
import { countUpTo } from '../../kernel/db/bounded-count'
import { articles } from '../../kernel/db/schema/articles'
import { handle, type CallHandler, type Context } from '../../kernel/http/context'
import { Refusal } from '../../kernel/http/refusal'
import { toArticle, toArticleCard } from './present'
import { falling, listOrder } from '../../kernel/http/list-order'
import { readKeyed } from '../../kernel/http/paging'

/** How many products and other posts are listed below a post. */
const PRODUCTS = 4
const MORE = 3

const NEWEST = listOrder<typeof articles.$inferSelect>(
  falling(articles.publishedAt, ({ publishedAt }) => publishedAt),
  falling(articles.id, ({ id }) => id),
)

/** The best sellers in the post's category; none if it has no category. */
async function productsOf({ db, lang, now }: Pick<Context, 'db' | 'lang' | 'now'>, categoryId: bigint | null) {
  if (categoryId === null) return []
  const { query } = readQuery({}, { categoryId: String(categoryId) }, await loadCategories(db, now))
  const { list } = await listProducts(db, { p: 1, pageSize: PRODUCTS, query, sort: 'sold', language: lang, now })
  return list
}

export const articleHandlers: readonly CallHandler[] = [
  handle('articles', async ({ db, fields, lang, now }) => {
    const out = lte(articles.publishedAt, now)
    return readKeyed(fields, {
      total: countUpTo(db, db.select({ id: articles.id }).from(articles).where(out)),
      order: NEWEST,
      rows: (beyond) =>
        db
          .select()
          .from(articles)
          .where(and(out, beyond))
          .orderBy(...NEWEST.sorted),
      present: (rows) => rows.map((row) => toArticleCard(row, lang)),
    })
  }),

  handle('article', async (context) => {
    const { db, fields, lang, now } = context
    const out = lte(articles.publishedAt, now)
    const id = BigInt(fields.article_id)
    const [row] = await db
      .select()
      .from(articles)
      .where(and(eq(articles.id, id), out))
    if (!row) throw new Refusal(Code.notFound)
    const others = await db
      .select()
      .from(articles)
      .where(and(ne(articles.id, id), out))
      .orderBy(...NEWEST.sorted)
      .limit(MORE)
    return {
      article: toArticle(row, lang),
      products: await productsOf(context, row.categoryId),
      more: others.map((other) => toArticleCard(other, lang)),
    }
  }),
]
