/** The terms between the marketplace and a shop, as operators set them. */
import { and, desc, eq, sql } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { users } from '../../kernel/db/schema/accounts'
import { shops } from '../../kernel/db/schema/catalogue'
import { audits } from '../../kernel/db/schema/ops'
import type { Tx } from '../../kernel/db/types'
import { Refusal } from '../../kernel/http/refusal'
import { findShop, type ShopTerms } from '../settlement/shops'

/** 2000018 changed, with the current version, and who saved it when. Throws 2000019 for an unknown shop. */
async function changedMeanwhile(tx: Tx, shopId: bigint): Promise<Refusal> {
  const { version } = await findShop(tx, shopId)
  const [last] = await tx
    .select({ at: audits.at, name: users.firstname })
    .from(audits)
    .innerJoin(users, eq(users.id, audits.operatorId))
    .where(and(eq(audits.subject, 'shop_terms'), eq(audits.subjectId, shopId)))
    .orderBy(desc(audits.id))
    .limit(1)
  const data = { version, updated_at: last?.at.toISOString() ?? null, updated_by_name: last?.name ?? null }
  return new Refusal(Code.operationFailed, { reason: 'changed', ...data })
}

/** Changes terms. Throws 2000019 for an unknown shop, and 2000018 changed for another version than the current one. */
export async function saveTerms(tx: Tx, shopId: bigint, version: number, terms: Partial<ShopTerms>): Promise<void> {
  const [saved] = await tx
    .update(shops)
    .set({ ...terms, termsVersion: sql`${shops.termsVersion} + 1` })
    .where(and(eq(shops.id, shopId), eq(shops.termsVersion, version)))
    .returning({ id: shops.id })
  if (!saved) throw await changedMeanwhile(tx, shopId)
}
