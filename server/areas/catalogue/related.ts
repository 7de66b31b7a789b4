/** The two lists on a product page [field.product.neighbours]. */
import { and, desc, inArray, ne, not, sql, type SQL } from 'drizzle-orm'
import type { ProductCard } from '@contract/entities/product'
import type { Language } from '@contract/base/languages'
import { products } from '../../kernel/db/schema/catalogue'
import { statement } from '../../kernel/db/statement'
import type { Db } from '../../kernel/db/types'
import { cached } from './cache'
import { loadCategories } from './categories'
import { loadCards } from './lists/cards'

const SHOWN = 8
/** One more than is shown, to allow for one that is sold out since. Each costs nine pages. */
const KEPT = SHOWN + 1
/** To allow for all of the other list. */
const HOT_KEPT = SHOWN * 2
/** How many orders of a product say what is bought with it. */
const ORDERS = 50

const POPULAR = desc(products.popularity)

interface Product {
  readonly id: bigint
  readonly categoryId: bigint
}

const best = async (db: Db, where: SQL | undefined, order: SQL, limit = KEPT): Promise<bigint[]> => {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(not(products.hidden), products.inStock, where))
    .orderBy(order, desc(products.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Products of other categories that were ordered at the same moment by the same buyers, the most frequent first. */
const boughtWith = statement<{ id: string }>(
  'catalogue:bought-with',
  () => sql`
    with bought as (
      select order_id from order_lines where product_id = ${sql.placeholder('id')}::bigint limit ${sql.raw(String(ORDERS))}
    ), purchase as (
      select other.id from bought join orders o on o.id = bought.order_id
        join orders other on other.user_id = o.user_id and other.created_at = o.created_at
    )
    select p.id::text as id
    from purchase join order_lines l on l.order_id = purchase.id join products p on p.id = l.product_id
    where not p.hidden and p.in_stock and p.category_id <> ${sql.placeholder('categoryId')}::bigint
    group by p.id order by count(*) desc, p.id desc limit ${sql.raw(String(KEPT))}`,
)

/**
 * What goes well with a product is of another kind: what buyers took along, then the most popular of its department, and
 * of all where that has few.
 */
async function goingWith(db: Db, { id, categoryId }: Product, now: Date): Promise<bigint[]> {
  const together = cached(db, `bought-with:${id}`, now, () =>
    boughtWith(db, { id: String(id), categoryId: String(categoryId) }),
  )
  const beside = cached(db, `beside:${categoryId}`, now, async () => {
    const categories = (await loadCategories(db, now)).department(String(categoryId))
    const others = ne(products.categoryId, categoryId)
    const near = await best(db, and(inArray(products.categoryId, categories.map(BigInt)), others), POPULAR)
    return near.length >= SHOWN ? near : [...near, ...(await best(db, others, POPULAR))]
  })
  const [bought, popular] = await Promise.all([together, beside])
  return [...new Set([...bought.map((one) => BigInt(one.id)), ...popular])].slice(0, KEPT)
}

/**
 * Goes well with: of another category, in stock. Popular now: the best sellers of 30 days that are not in the first list.
 * The selection is at most a minute old; prices and stock are current.
 */
export async function loadBeside(
  db: Db,
  product: Product,
  language: Language,
  now: Date,
): Promise<{ related: ProductCard[]; hot: ProductCard[] }> {
  const [going, selling] = await Promise.all([
    goingWith(db, product, now),
    cached(db, 'hot', now, () => best(db, undefined, desc(products.sold30d), HOT_KEPT)),
  ])
  const cards = await loadCards(db, [...new Set([...going, ...selling])], language, now)
  const byId = new Map(cards.map((card) => [card.product_id, card]))
  const shown = (ids: readonly bigint[], without: readonly ProductCard[]) => {
    const taken = new Set([String(product.id), ...without.map(({ product_id }) => product_id)])
    return [...new Set(ids.map(String))]
      .filter((id) => !taken.has(id))
      .flatMap((id) => byId.get(id) ?? [])
      .filter(({ stock }) => stock > 0)
      .slice(0, SHOWN)
  }
  const related = shown(going, [])
  return { related, hot: shown(selling, related) }
}
