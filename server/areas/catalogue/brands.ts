import { asc, sql } from 'drizzle-orm'
import type { Brand } from '@contract/entities/product'
import { brands } from '../../kernel/db/schema/catalogue'
import type { Db } from '../../kernel/db/types'
import { cached } from './cache'

interface Brands {
  /** All by their id, with suggested ones, which products show already. */
  readonly byId: ReadonlyMap<string, Brand>
  /** What buyers browse. */
  readonly listed: readonly Brand[]
  /** What products can have: all but those that operators refused. */
  readonly offered: readonly Brand[]
}

/** All brands by name: loaded together and cached for a minute. */
function readBrands(db: Db, now: Date): Promise<Brands> {
  return cached(db, 'brands', now, async () => {
    const { id, name, image, ground, state } = brands
    const rows = await db
      .select({ id, name, image, ground, state })
      .from(brands)
      .orderBy(asc(sql`lower(${name})`), asc(id))
    const all = rows.map(({ id: key, state: at, ...brand }) => ({ at, brand: { brand_id: String(key), ...brand } }))
    return {
      byId: new Map(all.map(({ brand }) => [brand.brand_id, brand])),
      listed: all.filter(({ at }) => at === 'listed').map(({ brand }) => brand),
      offered: all.filter(({ at }) => at !== 'refused').map(({ brand }) => brand),
    }
  })
}

/** All brands by their id, in the order of their names. */
export const loadBrands = async (db: Db, now: Date) => (await readBrands(db, now)).byId

/** The brands that sellers choose from, by name: suggested ones too, which are not refused yet. */
export const offeredBrands = async (db: Db, now: Date) => (await readBrands(db, now)).offered

/** The brands that buyers browse, by name. */
export const listedBrands = async (db: Db, now: Date) => (await readBrands(db, now)).listed
