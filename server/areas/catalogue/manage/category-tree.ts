/** The category tree for operators. */
import { asc, count, sql } from 'drizzle-orm'
import { CATEGORY_LEVELS_MAX } from '@contract/base/constants'
import type { OpsCategory } from '@contract/entities/market/catalogue'
import { categories, products } from '../../../kernel/db/schema/catalogue'
import type { Db, Tx } from '../../../kernel/db/types'
import { allTexts } from '../../../kernel/text/texts'
import { stampsOf } from '../../saving/version'

export type CategoryRow = typeof categories.$inferSelect

/** Changes of the tree take turns, so that none makes a cycle of two moves. Until the transaction ends. */
export async function takeTurns(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('categories', 0))`)
}

/** The rows in display order, with the ways through the tree. */
export class Tree {
  constructor(readonly rows: readonly CategoryRow[]) {}

  get(id: bigint): CategoryRow | undefined {
    return this.rows.find((row) => row.id === id)
  }

  childrenOf(id: bigint | null): CategoryRow[] {
    return this.rows.filter(({ parentId }) => parentId === id)
  }

  /** A category with all below it, each after its parent. */
  branchOf(row: CategoryRow): CategoryRow[] {
    return [row, ...this.childrenOf(row.id).flatMap((child) => this.branchOf(child))]
  }

  /** How many levels there are from the top to the category; 0 for none. */
  levelOf(id: bigint | null): number {
    const row = id === null ? undefined : this.get(id)
    return row ? 1 + this.levelOf(row.parentId) : 0
  }

  private heightOf(id: bigint): number {
    return 1 + Math.max(0, ...this.childrenOf(id).map((child) => this.heightOf(child.id)))
  }

  /** Whether a category, null for a new one, may be below this parent. */
  mayBeBelow(id: bigint | null, parentId: bigint | null): boolean {
    const height = id === null ? 1 : this.heightOf(id)
    return this.levelOf(parentId) + height <= CATEGORY_LEVELS_MAX
  }
}

export async function readTree(db: Db): Promise<Tree> {
  return new Tree(await db.select().from(categories).orderBy(asc(categories.position), asc(categories.id)))
}

/** The number of products directly in each category. */
async function countProducts(db: Db): Promise<ReadonlyMap<bigint, number>> {
  const found = await db.select({ id: products.categoryId, total: count() }).from(products).groupBy(products.categoryId)
  return new Map(found.map(({ id, total }) => [id, total]))
}

/** The whole tree, each category after its parent. */
export async function listCategories(db: Db): Promise<OpsCategory[]> {
  const tree = await readTree(db)
  const totals = await countProducts(db)
  const ordered = tree.childrenOf(null).flatMap((root) => tree.branchOf(root))
  return (await stampsOf(db, ordered)).map(({ stamp, ...row }) => ({
    category_id: String(row.id),
    parent_id: row.parentId === null ? null : String(row.parentId),
    ...allTexts('names', row.names),
    image: row.image,
    ground: row.ground,
    products: totals.get(row.id) ?? 0,
    children: tree.childrenOf(row.id).length,
    commission_bps: row.commissionBps,
    size_guide: row.sizeGuide,
    ...stamp,
  }))
}

/** One category of it. Throws an Error for an unknown one. */
export async function findCategory(db: Db, id: bigint): Promise<OpsCategory> {
  const found = (await listCategories(db)).find(({ category_id }) => category_id === String(id))
  if (!found) throw new Error(`category ${id} is gone`)
  return found
}
