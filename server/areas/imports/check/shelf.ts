/** Categories and brands by the texts that files have for them. */
import type { BrandState } from '@contract/entities/market/catalogue'
import { asc } from 'drizzle-orm'
import { brands, categories } from '../../../kernel/db/schema/catalogue'
import type { Db } from '../../../kernel/db/types'

type CategoryFault = 'one_of' | 'leaf' | 'ambiguous'

export interface Shelf {
  /** The id of a category, by its English path or its id, or why it is none. */
  category(text: string): { readonly id: string } | { readonly rule: CategoryFault }
  /** The English path of a category, or its id if another one has the same path. */
  pathOf(id: bigint): string
  /** The id of a brand by its name, whatever its capitals; undefined if there is none, null if operators refused it. */
  brand(name: string): string | null | undefined
  nameOf(brandId: bigint): string
}

interface CategoryRow {
  readonly id: bigint
  readonly parentId: bigint | null
  readonly names: { readonly en: string }
}

const folded = (path: readonly string[]) => JSON.stringify(path.map((name) => name.trim().toLowerCase()))

/** Pure; see readShelf. */
export function shelfOf(
  rows: readonly CategoryRow[],
  brandRows: readonly { readonly id: bigint; readonly name: string; readonly state: BrandState }[],
): Shelf {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const parents = new Set(rows.map(({ parentId }) => parentId))
  const names = (row: CategoryRow, depth = 0): string[] => {
    const above = row.parentId === null || depth > 20 ? undefined : byId.get(row.parentId)
    return [...(above ? names(above, depth + 1) : []), row.names.en]
  }
  const byPath = new Map<string, bigint[]>()
  for (const row of rows) {
    const key = folded(names(row))
    byPath.set(key, [...(byPath.get(key) ?? []), row.id])
  }
  const brandIds = new Map(
    brandRows.map(({ id, name, state }) => [name.toLowerCase(), state === 'refused' ? null : String(id)]),
  )
  const brandNames = new Map(brandRows.map(({ id, name }) => [id, name]))
  return {
    category(text) {
      const numbered = /^[1-9][0-9]{0,17}$/.test(text) ? byId.get(BigInt(text)) : undefined
      const found = numbered ? [numbered.id] : (byPath.get(folded(text.split('>'))) ?? [])
      const [id] = found
      if (id === undefined) return { rule: 'one_of' }
      if (found.length > 1) return { rule: 'ambiguous' }
      return parents.has(id) ? { rule: 'leaf' } : { id: String(id) }
    },
    pathOf(id) {
      const row = byId.get(id)
      if (!row) return String(id)
      const path = names(row)
      const isPlain = path.every((name) => !name.includes('>')) && !/^[0-9]+$/.test(path.join(''))
      return isPlain && byPath.get(folded(path))?.length === 1 ? path.join(' > ') : String(id)
    },
    brand: (name) => brandIds.get(name.toLowerCase()),
    nameOf: (brandId) => brandNames.get(brandId) ?? '',
  }
}

export async function readShelf(db: Db): Promise<Shelf> {
  const all = await db
    .select({ id: categories.id, parentId: categories.parentId, names: categories.names })
    .from(categories)
    .orderBy(asc(categories.id))
  const named = await db.select({ id: brands.id, name: brands.name, state: brands.state }).from(brands)
  return shelfOf(all, named)
}
