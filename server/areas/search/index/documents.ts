/** What the index reads of products. */
import { sql } from 'drizzle-orm'
import { rows } from '../../../kernel/db/rows'
import type { Db } from '../../../kernel/db/types'
import type { Texts } from '../../../kernel/text/texts'
import type { SearchTexts } from '../analysis/tokens'

interface Row {
  readonly id: string
  readonly names: Texts
  readonly brand: string
  readonly category_id: string
  readonly values: readonly Texts[]
}

interface Category {
  readonly id: string
  readonly parent_id: string | null
  readonly names: Texts
}

async function categoriesAbove(db: Db, ids: readonly string[]): Promise<(id: string) => Texts[]> {
  const found = await rows<Category>(
    db,
    sql`
      with recursive above as (
        select id, parent_id, names from categories where id = any(${sql.param(ids)}::bigint[])
        union select c.id, c.parent_id, c.names from categories c join above on c.id = above.parent_id)
      select id::text as id, parent_id::text as parent_id, names from above`,
  )
  const byId = new Map(found.map((category) => [category.id, category]))
  const above = (id: string | null): Texts[] => {
    const category = id === null ? undefined : byId.get(id)
    return category ? [category.names, ...above(category.parent_id)] : []
  }
  return above
}

interface SearchDocument extends SearchTexts {
  readonly productId: string
}

/** The texts of those of these products that are on sale. */
export async function readDocuments(db: Db, ids: readonly bigint[]): Promise<SearchDocument[]> {
  const found = await rows<Row>(
    db,
    sql`
      select p.id::text as id, p.names, b.name as brand, p.category_id::text as category_id,
        coalesce((select json_agg(v -> 'names') from product_options o, jsonb_array_elements(o.values) v
          where o.product_id = p.id), '[]') as values
      from products p join brands b on b.id = p.brand_id
      where p.id = any(${sql.param(ids.map(String))}::bigint[]) and not p.withdrawn order by p.id`,
  )
  const above = await categoriesAbove(db, [...new Set(found.map(({ category_id }) => category_id))])
  return found.map(({ id, names, brand, category_id, values }) => ({
    productId: id,
    names,
    brand,
    categories: above(category_id),
    values,
  }))
}
