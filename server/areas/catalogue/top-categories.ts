import { sql } from 'drizzle-orm'
import type { CategoryNode, ProductCard } from '@contract/entities/product'
import type { Language } from '@contract/base/languages'
import { products } from '../../kernel/db/schema/catalogue'
import { rows } from '../../kernel/db/rows'
import type { Db } from '../../kernel/db/types'
import { cached } from './cache'
import { loadCards } from './lists/cards'
import { loadCategories, type CategoryIndex } from './categories'

const CATEGORIES = 3
const PRODUCTS = 6

interface Best {
  readonly categoryId: string
  readonly productIds: readonly bigint[]
}

/** The top categories whose subtrees sold most in 30 days, each with its best-selling products. */
async function loadBest(db: Db, index: CategoryIndex): Promise<Best[]> {
  const trees = index.roots().flatMap((root) => index.subtree([root]).map((id) => ({ id, root })))
  if (trees.length === 0) return []
  const pairs = sql.join(
    trees.map(({ id, root }) => sql`(${id}::bigint, ${root}::bigint)`),
    sql`, `,
  )
  const found = await rows<{ root: string; product: string }>(
    db,
    sql`
      with tree (category_id, root) as (values ${pairs}),
      ranked as (
        select tree.root, ${products.id} as product,
          row_number() over (partition by tree.root order by ${products.sold30d} desc, ${products.id} desc) as place,
          sum(${products.sold30d}) over (partition by tree.root) as total
        from ${products} join tree on tree.category_id = ${products.categoryId}
        where not ${products.hidden}
      )
      select root::text, product::text from ranked where place <= ${PRODUCTS} order by total desc, ranked.root, place
    `,
  )
  const best = new Map<string, bigint[]>()
  for (const { root, product } of found) best.set(root, [...(best.get(root) ?? []), BigInt(product)])
  return [...best].slice(0, CATEGORIES).map(([categoryId, productIds]) => ({ categoryId, productIds }))
}

/** The three best-selling categories with six products each; the selection is at most a minute old. */
export async function topCategories(
  db: Db,
  language: Language,
  now: Date,
): Promise<{ category: CategoryNode; products: ProductCard[] }[]> {
  const index = await loadCategories(db, now)
  const best = await cached(db, 'top-categories', now, () => loadBest(db, index))
  const cards = await loadCards(
    db,
    best.flatMap(({ productIds }) => productIds),
    language,
    now,
  )
  return best.map(({ categoryId, productIds }) => ({
    category: index.node(categoryId, language),
    products: cards.filter((card) => productIds.includes(BigInt(card.product_id))),
  }))
}
