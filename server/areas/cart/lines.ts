/** The rows of a buyer's cart. */
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { CART_LINES_MAX, CART_LINE_MAX } from '@contract/base/constants'
import { one } from '@contract/rules/lists'
import { cartLines } from '../../kernel/db/schema/cart'
import { skus } from '../../kernel/db/schema/catalogue'
import { statement } from '../../kernel/db/statement'
import type { Db, Tx } from '../../kernel/db/types'
import { fieldRefusal, Refusal } from '../../kernel/http/refusal'
import { lockVariants } from './lock-variants'
import type { WantedLine } from './price-cart'

const columns = { itemId: cartLines.id, skuId: cartLines.skuId, qty: cartLines.qty, selected: cartLines.selected }

/** A buyer's lines, oldest first. */
export function readLines(db: Db, userId: bigint): Promise<WantedLine[]> {
  return db.select(columns).from(cartLines).where(eq(cartLines.userId, userId)).orderBy(asc(cartLines.id))
}

/** Pieces of all lines, selected or not: the number on the cart's badge. */
export async function cartItemsCount(db: Db, userId: bigint): Promise<number> {
  const { count } = one(
    await db
      .select({ count: sql<number>`coalesce(sum(${cartLines.qty}), 0)::int` })
      .from(cartLines)
      .innerJoin(skus, eq(skus.id, cartLines.skuId))
      .where(eq(cartLines.userId, userId)),
  )
  return count
}

/** Locks the cart for changes, even if it has no lines yet. */
export async function lockCart(tx: Tx, userId: bigint): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cart:${userId}`}, 0))`)
}

const own = (userId: bigint, itemIds: readonly bigint[]) =>
  and(eq(cartLines.userId, userId), inArray(cartLines.id, [...itemIds]))

/** Throws 2000019 if one of the lines is not this buyer's. */
export async function ownLines(tx: Tx, userId: bigint, itemIds: readonly bigint[]): Promise<WantedLine[]> {
  const found = await tx.select(columns).from(cartLines).where(own(userId, itemIds)).for('update')
  if (found.length !== new Set(itemIds).size) throw new Refusal(Code.notFound)
  return found
}

export async function removeLines(tx: Tx, userId: bigint, itemIds: readonly bigint[]): Promise<void> {
  if (itemIds.length > 0) await tx.delete(cartLines).where(own(userId, itemIds))
}

/** Throws 1000008 above the maximum of a line. */
export async function setQuantity(
  tx: Tx,
  itemId: bigint,
  qty: number,
  changes: { readonly selected?: boolean } = {},
): Promise<void> {
  if (qty > CART_LINE_MAX) {
    throw fieldRefusal(Code.invalidParameter, [{ field: 'qty', rule: 'max', params: { limit: CART_LINE_MAX } }])
  }
  await tx
    .update(cartLines)
    .set({ qty, seenPriceMinor: null, ...changes })
    .where(eq(cartLines.id, itemId))
}

/** Changes the line of a SKU to a quantity that is known to be valid. */
export async function setLine(
  tx: Tx,
  userId: bigint,
  skuId: bigint,
  changes: { readonly qty: number; readonly selected: boolean },
): Promise<void> {
  await tx
    .update(cartLines)
    .set(changes)
    .where(and(eq(cartLines.userId, userId), eq(cartLines.skuId, skuId)))
}

/** Takes the ticks off lines of SKUs, in one statement. */
export async function untickLines(tx: Tx, userId: bigint, skuIds: readonly bigint[]): Promise<void> {
  if (skuIds.length === 0) return
  const found = and(eq(cartLines.userId, userId), inArray(cartLines.skuId, [...skuIds]))
  await tx.update(cartLines).set({ selected: false }).where(found)
}

interface NewLine {
  readonly skuId: bigint
  readonly qty: number
  readonly selected?: boolean
}

const insertLines = statement<{ id: string }>(
  'cart:add-lines',
  () => sql`
    with wanted as (
      select * from json_to_recordset(${sql.placeholder('lines')}::json)
        as w(place int, sku_id bigint, qty int, selected boolean)),
    ${lockVariants(sql`select sku_id from wanted`)}
    insert into cart_lines (user_id, sku_id, qty, selected, created_at)
    select ${sql.placeholder('userId')}::bigint, w.sku_id, w.qty, w.selected, ${sql.placeholder('at')}::timestamptz
    from wanted w join held on held.id = w.sku_id order by w.place
    returning sku_id::text as id`,
)

/**
 * Adds lines in this order, of SKUs that the locked cart does not have. Returns the SKUs of those that were added: a variant
 * that a shop has dropped or withdrawn since it was read is left out.
 */
export async function addLines(
  tx: Tx,
  { userId, createdAt }: { readonly userId: bigint; readonly createdAt: Date },
  lines: readonly NewLine[],
): Promise<ReadonlySet<bigint>> {
  if (lines.length === 0) return new Set()
  const wanted = lines.map(({ skuId, qty, selected = true }, place) => ({
    ...{ place, qty, selected },
    sku_id: String(skuId),
  }))
  const values = { lines: JSON.stringify(wanted), userId: String(userId), at: createdAt.toISOString() }
  return new Set((await insertLines(tx, values)).map(({ id }) => BigInt(id)))
}

/** Adds a line to a cart of `count` lines. Throws 1000008 if the cart is full, and 2000021 if its variant is gone. */
export async function addLine(
  tx: Tx,
  { userId, createdAt, ...line }: NewLine & { readonly userId: bigint; readonly createdAt: Date },
  count: number,
): Promise<void> {
  if (count >= CART_LINES_MAX) {
    throw fieldRefusal(Code.invalidParameter, [{ field: 'product_id', rule: 'max', params: { limit: CART_LINES_MAX } }])
  }
  const added = await addLines(tx, { userId, createdAt }, [line])
  if (added.size === 0) throw new Refusal(Code.productInvalid)
}

export async function selectLines(tx: Tx, userId: bigint, itemIds: readonly bigint[], checked: boolean): Promise<void> {
  if (itemIds.length > 0) await tx.update(cartLines).set({ selected: checked }).where(own(userId, itemIds))
}

const rememberPrices = statement<{ id: string }>(
  'cart:seen-prices',
  () => sql`
    update cart_lines l set seen_price_minor = w.price
    from json_to_recordset(${sql.placeholder('seen')}::json) as w(id bigint, price bigint)
    where l.id = w.id and l.user_id = ${sql.placeholder('userId')}::bigint and l.seen_price_minor is null
    returning l.id::text as id`,
)

/** Keeps what a buyer sees for the first time: one piece costs `priceMinor`, USD minor units [screen.cart-price]. */
export async function keepSeenPrices(
  db: Db,
  userId: bigint,
  lines: readonly { readonly itemId: bigint; readonly priceMinor: bigint; readonly seenMinor: bigint | null }[],
): Promise<void> {
  const fresh = lines.filter(({ seenMinor }) => seenMinor === null)
  if (fresh.length === 0) return
  const seen = fresh.map(({ itemId, priceMinor }) => ({ id: String(itemId), price: String(priceMinor) }))
  await rememberPrices(db, { userId: String(userId), seen: JSON.stringify(seen) })
}
