import { eq } from 'drizzle-orm'
import type { Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import { GROUNDS } from '@contract/base/product-constants'
import type { OpsCategory } from '@contract/entities/market/catalogue'
import { one } from '@contract/rules/lists'
import { categories } from '../../../kernel/db/schema/catalogue'
import type { Tx } from '../../../kernel/db/types'
import { Refusal } from '../../../kernel/http/refusal'
import { textsWith } from '../../../kernel/text/sent-texts'
import type { By } from '../../saving/by'
import { Errors } from '../../saving/check'
import { pictureOf } from '../../saving/picture'
import { recordChange } from '../../saving/record'
import { requireVersion } from '../../audit/version'
import { sizeGuideFrom } from './size-guide'
import { firstVersion, nextVersion } from '../../saving/version'
import { findCategory, readTree, takeTurns, type CategoryRow, type Tree } from './category-tree'

type Sent = Fields<'opsCategorySave'>

/** The category that is changed, null for a new one. Throws 2000019 for an unknown one. */
function heldRow(tree: Tree, { category_id: id }: Sent): CategoryRow | null {
  if (id === undefined) return null
  const row = tree.get(BigInt(id))
  if (!row) throw new Refusal(Code.notFound)
  return row
}

const placeOf = (tree: Tree, parentId: bigint | null) =>
  Math.max(-1, ...tree.childrenOf(parentId).map(({ position }) => position)) + 1

/**
 * Creates or changes a category. Throws 2000019 for an unknown one, 2000018 changed, 1000009 without an English name, and
 * 1000008 for an unknown parent, one that is too deep, a picture that is none, and an uneven size guide.
 */
export async function saveCategory(tx: Tx, by: By, sent: Sent): Promise<OpsCategory> {
  await takeTurns(tx)
  const tree = await readTree(tx)
  const row = heldRow(tree, sent)
  if (row) await requireVersion(tx, row, sent.version)
  const before = row ? await findCategory(tx, row.id) : undefined
  const errors = new Errors()
  const names = textsWith('names', row?.names ?? { en: '' }, sent)
  errors.need('names_en', names.en)
  const wanted = sent.parent_id === undefined ? null : BigInt(sent.parent_id)
  const parentId = row ? row.parentId : wanted
  const isPlace = parentId === null || (tree.get(parentId) !== undefined && tree.mayBeBelow(null, parentId))
  if (!row) errors.add(!isPlace && { field: 'parent_id', rule: 'one_of' })
  const current = row?.image ?? ''
  const image = errors.take(await pictureOf(tx, by, { sent: sent.image, purpose: 'category', current }), '')
  const sizeGuide = sizeGuideFrom(sent.size_guide, row?.sizeGuide ?? null, errors)
  errors.refuse()
  const content = { names, image, sizeGuide, ground: sent.ground ?? row?.ground ?? GROUNDS[0], searchStaleAt: by.at }
  const id = row
    ? await tx
        .update(categories)
        .set({ ...content, ...nextVersion(row, by) })
        .where(eq(categories.id, row.id))
        .then(() => row.id)
    : await tx
        .insert(categories)
        .values({ ...content, parentId, position: placeOf(tree, parentId), ...firstVersion(by) })
        .returning({ id: categories.id })
        .then((made) => one(made).id)
  const after = await findCategory(tx, id)
  await recordChange(tx, by, { action: row ? 'change' : 'create', subject: 'categories', id, before, after })
  return after
}
