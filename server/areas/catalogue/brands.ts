import { asc, sql } from 'drizzle-orm'
import type { Brand } from '@contract/entities/product'
import { brands } from '../../kernel/db/schema/catalogue'
import type { Db } from '../../kernel/db/types'
import { cached } from './cache'

/** All brands by name, by their id: loaded together and cached for a minute. */
export function loadBrands(db: Db, now: Date): Promise<ReadonlyMap<string, Brand>> {
  return cached(db, 'brands', now, async () => {
    const rows = await db
      .select()
      .from(brands)
      .orderBy(asc(sql`lower(${brands.name})`), asc(brands.id))
    return new Map(rows.map(({ id, ...brand }) => [String(id), { brand_id: String(id), ...brand }]))
  })
}
