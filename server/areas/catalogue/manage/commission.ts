import { eq } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { categories } from '../../../kernel/db/schema/catalogue'
import type { Tx } from '../../../kernel/db/types'
import { Refusal } from '../../../kernel/http/refusal'

/** Sets the commission of a category, null: that of the one above. Returns the one before. Throws 2000019. */
export async function setCategoryCommission(tx: Tx, id: bigint, commissionBps: number | null): Promise<number | null> {
  const [category] = await tx.select().from(categories).where(eq(categories.id, id)).for('update')
  if (!category) throw new Refusal(Code.notFound)
  await tx.update(categories).set({ commissionBps }).where(eq(categories.id, id))
  return category.commissionBps
}
