import { count, eq } from 'drizzle-orm'
import type { Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import type { OpsCategory } from '@contract/entities/market/catalogue'
import { one } from '@contract/rules/lists'
import { categories, products } from '../../../kernel/db/schema/catalogue'
import type { Tx } from '../../../kernel/db/types'
import { operationFailed, Refusal } from '../../../kernel/http/refusal'
import type { By } from '../../saving/by'
import { Errors } from '../../saving/check'
import { recordChange } from '../../saving/record'
import { findCategory, readTree, takeTurns, type CategoryRow, type Tree } from './category-tree'

function rowOf(tree: Tree, id: string): CategoryRow {
  const row = tree.get(BigInt(id))
  if (!row) throw new Refusal(Code.notFound)
  return row
}

/** Writes the positions of siblings that differ from their places. */
async function arrange(tx: Tx, siblings: readonly CategoryRow[]): Promise<void> {
  for (const [position, { id, position: current }] of siblings.entries()) {
    if (current !== position) await tx.update(categories).set({ position }).where(eq(categories.id, id))
  }
}

/**
 * Moves a category. Throws 2000019 for an unknown one, and 1000008 at `parent_id` for an unknown one, itself, one below
 * it and one that is too deep, and at `before_id` for one that is not below the parent.
 */
export async function moveCategory(tx: Tx, by: By, sent: Fields<'opsCategoryMove'>): Promise<OpsCategory> {
  await takeTurns(tx)
  const tree = await readTree(tx)
  const row = rowOf(tree, sent.category_id)
  const parentId = sent.parent_id === undefined ? null : BigInt(sent.parent_id)
  const beforeId = sent.before_id === undefined ? null : BigInt(sent.before_id)
  const siblings = tree.childrenOf(parentId).filter(({ id }) => id !== row.id)
  const place = beforeId === null ? siblings.length : siblings.findIndex(({ id }) => id === beforeId)
  const isInside = tree.branchOf(row).some(({ id }) => id === parentId)
  const isKnown = parentId === null || tree.get(parentId) !== undefined
  const errors = new Errors()
  errors.add((isInside || !isKnown || !tree.mayBeBelow(row.id, parentId)) && { field: 'parent_id', rule: 'one_of' })
  errors.add(place < 0 && { field: 'before_id', rule: 'one_of' })
  errors.refuse()
  const isElsewhere = row.parentId !== parentId
  if (isElsewhere) {
    await tx.update(categories).set({ parentId, searchStaleAt: by.at }).where(eq(categories.id, row.id))
  }
  await arrange(tx, [...siblings.slice(0, place), row, ...siblings.slice(place)])
  const placed = (parent: bigint | null, position: number) => ({ parent_id: parent?.toString() ?? null, position })
  await recordChange(tx, by, {
    action: 'move',
    subject: 'categories',
    id: row.id,
    before: placed(row.parentId, tree.childrenOf(row.parentId).indexOf(row)),
    after: placed(parentId, place),
  })
  return findCategory(tx, row.id)
}

/** Removes a category. Throws 2000019 for an unknown one, and not_allowed for one with products or categories. */
export async function removeCategory(tx: Tx, by: By, categoryId: string): Promise<void> {
  await takeTurns(tx)
  const tree = await readTree(tx)
  const { id } = rowOf(tree, categoryId)
  // a product that is put into it meanwhile waits for this lock, and finds it gone
  await tx.select({ id: categories.id }).from(categories).where(eq(categories.id, id)).for('update')
  const { total } = one(await tx.select({ total: count() }).from(products).where(eq(products.categoryId, id)))
  if (total > 0 || tree.childrenOf(id).length > 0) throw operationFailed('not_allowed')
  const before = await findCategory(tx, id)
  await tx.delete(categories).where(eq(categories.id, id))
  await recordChange(tx, by, { action: 'remove', subject: 'categories', id, before })
}
