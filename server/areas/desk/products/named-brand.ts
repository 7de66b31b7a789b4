/** A brand by its name, which may be one that nobody has yet [rule.brand-suggested]. */
import { eq, sql } from 'drizzle-orm'
import { Code } from '@contract/codes'
import { GROUNDS, NO_BRAND } from '@contract/desk/words'
import { one } from '@contract/rules/lists'
import { brands } from '../../../kernel/db/schema/catalogue'
import type { Tx } from '../../../kernel/db/types'
import { fieldRefusal } from '../../../kernel/http/refusal'
import type { Deed } from '../record'

/**
 * The id of the brand with this name, whatever its capitals. A new name is listed if an operator gives it, or if it says
 * that there is no brand; a shop suggests it to the operators. Throws 1000008 at `brand_name` for a brand that they have
 * refused.
 */
export async function namedBrand(tx: Tx, { byOperator, userId, at }: Deed, given: string): Promise<string> {
  const name = given.trim()
  if (name === '') throw fieldRefusal(Code.invalidParameter, [{ field: 'brand_name', rule: 'required' }])
  const isListed = byOperator || name === NO_BRAND
  const who = { updatedAt: at, updatedBy: userId }
  const state = isListed ? {} : ({ state: 'suggested', suggestedBy: userId } as const)
  await tx
    .insert(brands)
    .values({ name, image: '', ground: GROUNDS[0], ...who, ...state })
    .onConflictDoNothing()
  const found = one(
    await tx
      .select({ id: brands.id, state: brands.state })
      .from(brands)
      .where(eq(sql`lower(${brands.name})`, sql`lower(${name})`)),
  )
  if (found.state === 'refused') throw fieldRefusal(Code.invalidParameter, [{ field: 'brand_name', rule: 'one_of' }])
  return String(found.id)
}
