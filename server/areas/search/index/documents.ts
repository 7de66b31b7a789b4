/** What the index reads of products. */
import { sql } from 'drizzle-orm'
import { rows } from '../../../kernel/db/rows'
import type { Db } from '../../../kernel/db/types'
import type { Texts } from '../../../kernel/text/texts'
import type { SearchTexts } from '../analysis/tokens'

interface Row {
  /** The categories of all these products and those above them. */
  readonly shelf: readonly Category[] | null
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

function categoriesAbove(shelf: readonly Category[]): (id: string) => Texts[] {
  const byId = new Map(shelf.map((category) => [category.id, category]))
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
      with recursive wanted as materialized (
        select p.id, p.names, p.brand_id, p.category_id from products p
        where p.id = any(${sql.param(ids.map(String))}::bigint[]) and not p.hidden),
      above as (
        select id, parent_id, names from categories where id in (select category_id from wanted)
        union select c.id, c.parent_id, c.names from categories c join above on c.id = above.parent_id),
      shelf as materialized (
        select json_agg(json_build_object('id', id::text, 'parent_id', parent_id::text, 'names', names)) as rows from above)
      select p.id::text as id, p.names, b.name as brand, p.category_id::text as category_id,
        coalesce((select json_agg(v -> 'names') from product_options o, jsonb_array_elements(o.values) v
          where o.product_id = p.id), '[]') as values,
        case when row_number() over (order by p.id) = 1 then shelf.rows end as shelf
      from wanted p join brands b on b.id = p.brand_id cross join shelf order by p.id`,
  )
  const above = categoriesAbove(found[0]?.shelf ?? [])
  return found.map(({ id, names, brand, category_id, values }) => ({
    productId: id,
    names,
    brand,
    categories: above(category_id),
    values,
  }))
}
