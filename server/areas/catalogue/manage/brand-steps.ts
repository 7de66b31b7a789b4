/** Merging, removing and deciding brands. */
import { OUTCOMES, type Verdict } from '@contract/base/outcomes'
import { count, eq, sql } from 'drizzle-orm'
import type { Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import { NOTICE_TYPES } from '@contract/entities/notice'
import type { OpsBrand } from '@contract/entities/market/catalogue'
import { one } from '@contract/rules/lists'
import { brands, products } from '../../../kernel/db/schema/catalogue'
import type { Tx } from '../../../kernel/db/types'
import { fieldRefusal, operationFailed } from '../../../kernel/http/refusal'
import { textsOf } from '../../../kernel/text/catalogue'
import { requireSame } from '../../audit/version'
import { sendNotice } from '../../notices/send'
import type { By } from '../../saving/by'
import { recordChange } from '../../saving/record'
import { nextVersion } from '../../saving/version'
import { lockBrand, lockBrands, presentBrand, type BrandRow } from './brand-list'

async function productsOf(tx: Tx, brandId: bigint): Promise<number> {
  return one(await tx.select({ total: count() }).from(products).where(eq(products.brandId, brandId))).total
}

/** Moves the products of a brand; their editors that are open have to read again. */
async function moveProducts(tx: Tx, by: By, fromId: bigint, toId: bigint): Promise<void> {
  const touched = { version: sql`${products.version} + 1`, updatedAt: by.at, updatedBy: by.userId }
  await tx
    .update(products)
    .set({ brandId: toId, ...touched })
    .where(eq(products.brandId, fromId))
  await tx.update(brands).set({ searchStaleAt: by.at }).where(eq(brands.id, toId))
}

/** Both brands, locked. Throws 2000019 for an unknown one, and 1000008 at `to_id` for the same one or a refused one. */
async function lockPair(tx: Tx, fromId: bigint, toId: bigint): Promise<{ from: BrandRow; to: BrandRow }> {
  const wrong = () => fieldRefusal(Code.invalidParameter, [{ field: 'to_id', rule: 'one_of' }])
  if (fromId === toId) throw wrong()
  const held = await lockBrands(tx, [fromId, toId])
  const [from, to] = [held.get(fromId), held.get(toId)]
  if (!from || !to) throw new Error('a brand that was held is gone')
  if (to.state === 'refused') throw wrong()
  return { from, to }
}

/** Moves all products of a brand to another one, and removes it. */
export async function mergeBrands(tx: Tx, by: By, sent: Fields<'opsBrandMerge'>): Promise<OpsBrand> {
  const { from, to } = await lockPair(tx, BigInt(sent.from_id), BigInt(sent.to_id))
  await moveProducts(tx, by, from.id, to.id)
  await tx.delete(brands).where(eq(brands.id, from.id))
  const change = { before: { name: from.name }, after: { name: to.name, into: String(to.id) } }
  await recordChange(tx, by, { action: 'merge', subject: 'brands', id: from.id, ...change })
  return presentBrand(tx, to)
}

/** Removes a brand. Throws 2000019 for an unknown one, and not_allowed for one with products. */
export async function removeBrand(tx: Tx, by: By, brandId: string): Promise<void> {
  const row = await lockBrand(tx, BigInt(brandId))
  if ((await productsOf(tx, row.id)) > 0) throw operationFailed('not_allowed')
  await tx.delete(brands).where(eq(brands.id, row.id))
  await recordChange(tx, by, { action: 'remove', subject: 'brands', id: row.id, before: { name: row.name } })
}

async function mailUser(
  tx: Tx,
  { name, suggestedBy }: BrandRow,
  state: Verdict,
  remark: string,
  at: Date,
): Promise<void> {
  if (suggestedBy === null) return
  const title = textsOf(state === OUTCOMES.success ? 'moderation.brand_listed' : 'moderation.brand_refused')
  const text = { en: remark === '' ? name : `${name} · ${remark}` }
  await sendNotice(tx, { userId: suggestedBy, type: NOTICE_TYPES.product, state, title, text }, at)
}

/**
 * Lists or refuses a suggested brand, and tells who suggested it. Throws 2000019 for an unknown one, not_allowed if it is
 * not suggested (any more), changed if another version of it was read, and 1000009 at `to_id` if products of a refused one have no other brand.
 */
export async function decideBrand(tx: Tx, by: By, sent: Fields<'opsBrandDecide'>): Promise<OpsBrand> {
  const { state, remark = '' } = sent
  const id = BigInt(sent.brand_id)
  const row = sent.to_id === undefined ? await lockBrand(tx, id) : (await lockPair(tx, id, BigInt(sent.to_id))).from
  if (row.state !== 'suggested') throw operationFailed('not_allowed')
  await requireSame(tx, row, sent.version ?? row.version)
  if (state === OUTCOMES.failed && (await productsOf(tx, id)) > 0) {
    if (sent.to_id === undefined) throw fieldRefusal(Code.missingParameters, [{ field: 'to_id', rule: 'required' }])
    await moveProducts(tx, by, id, BigInt(sent.to_id))
  }
  const next = state === OUTCOMES.success ? ('listed' as const) : ('refused' as const)
  const change = { state: next, ...nextVersion(row, by) }
  const decided = one(await tx.update(brands).set(change).where(eq(brands.id, id)).returning())
  await mailUser(tx, row, state, remark, by.at)
  await recordChange(tx, by, {
    action: state === OUTCOMES.success ? 'approve' : 'refuse',
    subject: 'brands',
    id,
    before: { name: row.name, state: row.state },
    after: { name: row.name, state: next },
    remark,
    userId: row.suggestedBy,
  })
  return presentBrand(tx, decided)
}
