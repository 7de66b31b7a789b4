/** The first categories of an empty market [rule.ops-setup]. */
import type { Fields } from '@contract/all-calls'
import { GROUNDS, NO_BRAND } from '@contract/base/product-constants'
import { one } from '@contract/rules/lists'
import { brands, categories } from '../../../kernel/db/schema/catalogue'
import type { Tx } from '../../../kernel/db/types'
import type { By } from '../../saving/by'
import { recordChange } from '../../saving/record'
import { firstVersion } from '../../saving/version'
import { readTree, takeTurns } from './category-tree'
import { starterSet } from './starter'

/** Creates the departments of a set whose English names no department has yet, and the brand of what has none. */
export async function setCategories(tx: Tx, by: By, { set }: Fields<'opsSetupCategories'>): Promise<void> {
  await takeTurns(tx)
  const departments = (await readTree(tx)).childrenOf(null)
  const known = departments.map(({ names }) => names.en.toLowerCase())
  const wanted = starterSet(set).filter(({ names }) => !known.includes(names.en.toLowerCase()))
  // every product has a brand, and an empty market has none to choose
  await tx.insert(brands).values({ name: NO_BRAND, image: '', ground: GROUNDS[0] }).onConflictDoNothing()
  const first = Math.max(-1, ...departments.map(({ position }) => position)) + 1
  for (const [place, { names, ground }] of wanted.entries()) {
    const content = { names, ground, image: '', position: first + place, parentId: null, ...firstVersion(by) }
    const { id } = one(await tx.insert(categories).values(content).returning({ id: categories.id }))
    await recordChange(tx, by, { action: 'create', subject: 'categories', id, remark: set, after: { names, ground } })
  }
}
