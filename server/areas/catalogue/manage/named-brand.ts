/** A brand by its name, which may be one that nobody has yet [rule.brand-suggested]. */
import { sql } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { GROUNDS, NO_BRAND } from '@contract/base/product-constants'
import { one } from '@contract/rules/lists'
import { rows } from '../../../kernel/db/rows'
import { brands } from '../../../kernel/db/schema/catalogue'
import type { Tx } from '../../../kernel/db/types'
import { fieldRefusal } from '../../../kernel/http/refusal'

interface Author {
  readonly byOperator: boolean
  readonly userId: bigint
  readonly at: Date
}

interface Found {
  readonly id: string
  readonly state: string
}

/**
 * The id of the brand with this name, whatever its capitals. A new name is listed if an operator gives it, or if it says
 * that there is no brand; a shop suggests it to the operators. Throws 1000008 at `brand_name` for a brand that they have
 * refused.
 */
export async function namedBrand(tx: Tx, { byOperator, userId, at }: Author, given: string): Promise<string> {
  const name = given.trim()
  if (name === '') throw fieldRefusal(Code.invalidParameter, [{ field: 'brand_name', rule: 'required' }])
  const isListed = byOperator || name === NO_BRAND
  const suggestedBy = isListed ? null : userId
  const find = sql<Found>`select id::text as id, state from ${brands} where lower(name) = lower(${name})`
  const added = sql`
    with added as (
      insert into ${brands} (name, image, ground, state, suggested_by, updated_at, updated_by)
      values (${name}, '', ${GROUNDS[0]}, ${isListed ? 'listed' : 'suggested'}, ${suggestedBy},
        ${at.toISOString()}::timestamptz, ${userId})
      on conflict do nothing returning id::text as id, state)
    select id, state from added union all ${find}`
  // a statement does not see the brand that somebody else has added while it waited for them
  const found = (await rows<Found>(tx, added))[0] ?? one(await rows<Found>(tx, find))
  if (found.state === 'refused') throw fieldRefusal(Code.invalidParameter, [{ field: 'brand_name', rule: 'one_of' }])
  return found.id
}
