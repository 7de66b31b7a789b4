/** The category tree: loaded completely, cached for a minute, and traversed in memory. */
import { asc } from 'drizzle-orm'
import type { CategoryNode, SizeGuide } from '@contract/entities/product'
import type { Language } from '@contract/base/languages'
import { categories } from '../../kernel/db/schema/catalogue'
import type { Db } from '../../kernel/db/types'
import { textsFor, type Texts } from '../../kernel/text/texts'
import { cached } from './cache'

interface CategoryRow {
  readonly id: bigint
  readonly parentId: bigint | null
  readonly names: Texts
  readonly image: string
  readonly ground: string
  readonly sizeGuide?: SizeGuide | null
}

export class CategoryIndex {
  private readonly byId: ReadonlyMap<string, CategoryRow>
  private readonly childIds = new Map<string, string[]>()

  /** Rows in display order. */
  constructor(private readonly rows: readonly CategoryRow[]) {
    this.byId = new Map(rows.map((row) => [String(row.id), row]))
    for (const { id, parentId } of rows) {
      if (parentId === null) continue
      const siblings = this.childIds.get(String(parentId)) ?? []
      this.childIds.set(String(parentId), [...siblings, String(id)])
    }
  }

  get(id: string): CategoryRow | undefined {
    return this.byId.get(id)
  }

  all(): readonly CategoryRow[] {
    return this.rows
  }

  roots(): string[] {
    return this.rows.filter(({ parentId }) => parentId === null).map(({ id }) => String(id))
  }

  /** These categories and all below them, each once; unknown ids stay, and match nothing. */
  subtree(ids: readonly string[]): string[] {
    const found = new Set(ids)
    for (const id of found) this.childIds.get(id)?.forEach((child) => found.add(child))
    return [...found]
  }

  /** The category, those beside it and those above them: the whole subtree of its root; only itself for an unknown one. */
  department(id: string): string[] {
    const parent = this.byId.get(id)?.parentId
    return parent === null || parent === undefined ? this.subtree([id]) : this.department(String(parent))
  }

  /** The names of a category and of those above it, the nearest first; none for an unknown one. */
  above(id: string): Texts[] {
    const row = this.byId.get(id)
    return row ? [row.names, ...(row.parentId === null ? [] : this.above(String(row.parentId)))] : []
  }

  /** The size guide of a category, or of the nearest above it that has one; null if none has, and for an unknown one. */
  sizeGuideOf(id: string): SizeGuide | null {
    const row = this.byId.get(id)
    if (!row) return null
    return row.sizeGuide ?? (row.parentId === null ? null : this.sizeGuideOf(String(row.parentId)))
  }

  /** The category in the API's format, with its whole subtree or, for `depth` 0, without children. */
  node(id: string, language: Language, depth = Infinity): CategoryNode {
    const row = this.byId.get(id)
    if (!row) throw new RangeError(`no category ${id}`)
    const children = depth > 0 ? (this.childIds.get(id) ?? []) : []
    return {
      category_id: id,
      ...textsFor('name', row.names, language),
      image: row.image,
      ground: row.ground,
      children: children.map((child) => this.node(child, language, depth - 1)),
    }
  }
}

/** The tree as it is now. */
export async function readCategories(db: Db): Promise<CategoryIndex> {
  const { id, parentId, names, image, ground, sizeGuide, position } = categories
  const columns = { id, parentId, names, image, ground, sizeGuide }
  return new CategoryIndex(await db.select(columns).from(categories).orderBy(asc(position), asc(id)))
}

/** The tree, as cached. */
export const loadCategories = (db: Db, now: Date): Promise<CategoryIndex> =>
  cached(db, 'categories', now, () => readCategories(db))
