/** What is bought beside the cart, now or again, stands in a basket. A buyer has at most one. */
import { and, eq, lt, sql } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { deleteInBatches } from '../../kernel/db/in-batches'
import { basketLines, baskets } from '../../kernel/db/schema/cart'
import { statement } from '../../kernel/db/statement'
import type { Db, Tx } from '../../kernel/db/types'
import { Refusal } from '../../kernel/http/refusal'
import { lockVariants } from './lock-variants'

const LIFE_MS = 86_400_000

/** A SKU, and how many pieces of it. */
interface Pieces {
  readonly skuId: bigint
  readonly qty: number
}

interface Basket {
  readonly userId: bigint
  readonly createdAt: Date
  /** At least one; of different SKUs. */
  readonly lines: readonly Pieces[]
}

const insertBasket = statement<{ id: string; skuId: string }>(
  'basket:put',
  () => sql`
    with wanted as (
      select (l.line->>0)::bigint as sku_id, (l.line->>1)::int as qty, l.place
      from jsonb_array_elements(${sql.placeholder('lines')}::jsonb) with ordinality as l(line, place)),
    ${lockVariants(sql`select sku_id from wanted`)},
    there as (select w.* from wanted w join held on held.id = w.sku_id),
    made as (
      insert into baskets (user_id, sku_id, qty, created_at)
      select ${sql.placeholder('userId')}::bigint, sku_id, qty, ${sql.placeholder('at')}::timestamptz
      from there order by place limit 1 returning id)
    insert into basket_lines (basket_id, sku_id, qty)
    select made.id, there.sku_id, there.qty from made, there order by there.place
    returning basket_id::text as id, sku_id::text as "skuId"`,
)

/**
 * Replaces the previous basket, including its coupon; answers the new one and the SKUs that are in it, as variants may be
 * gone by now. The same content keeps the same basket, so that an open page stays valid. The caller holds the cart's
 * lock. Throws 2000021 if nothing is left.
 */
export async function putBasket(
  tx: Tx,
  { userId, createdAt, lines }: Basket,
): Promise<{ id: string; skuIds: bigint[] }> {
  const content = JSON.stringify(lines.map(({ skuId, qty }) => [String(skuId), qty]))
  const held = sql`(
    select jsonb_agg(jsonb_build_array(${basketLines.skuId}::text, ${basketLines.qty}) order by ${basketLines.id})
    from ${basketLines} where ${basketLines.basketId} = ${baskets.id})`
  const [same] = await tx
    .update(baskets)
    .set({ createdAt })
    .where(and(eq(baskets.userId, userId), sql`${held} = ${content}::jsonb`))
    .returning({ id: baskets.id })
  if (same) return { id: String(same.id), skuIds: lines.map(({ skuId }) => skuId) }
  await tx.delete(baskets).where(eq(baskets.userId, userId))
  const made = await insertBasket(tx, { userId: String(userId), lines: content, at: createdAt.toISOString() })
  const [first] = made
  if (!first) throw new Refusal(Code.productInvalid)
  return { id: first.id, skuIds: made.map(({ skuId }) => BigInt(skuId)) }
}

const own = (userId: bigint, basketId: bigint) => and(eq(baskets.id, basketId), eq(baskets.userId, userId))

/** Adds a coupon to the basket. Throws 2000019 if there is no such basket. */
export async function setBasketCoupon(tx: Tx, userId: bigint, basketId: bigint, couponId: bigint): Promise<void> {
  const changed = await tx.update(baskets).set({ couponId }).where(own(userId, basketId)).returning({ id: baskets.id })
  if (changed.length === 0) throw new Refusal(Code.notFound)
}

/** Deletes abandoned baskets. */
export async function purgeBaskets(db: Db, now: Date): Promise<void> {
  await deleteInBatches(db, baskets, lt(baskets.createdAt, new Date(now.getTime() - LIFE_MS)))
}
