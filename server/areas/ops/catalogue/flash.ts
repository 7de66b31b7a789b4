/** Flash deals for operators. */
import { and, desc, eq, gt, inArray, lte, sql, type SQL } from 'drizzle-orm'
import type { Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import type { FlashState, OpsFlash } from '@contract/entities/market/catalogue'
import type { Language } from '@contract/base/languages'
import { one } from '@contract/rules/lists'
import { countUpTo } from '../../../kernel/db/bounded-count'
import { products } from '../../../kernel/db/schema/catalogue'
import { flashDeals } from '../../../kernel/db/schema/flash-deals'
import type { Db, Tx } from '../../../kernel/db/types'
import { operationFailed, Refusal } from '../../../kernel/http/refusal'
import { usd } from '../../../kernel/text/usd'
import { containsWords } from '../../seller/stock-filters'
import type { By } from '../../saving/by'
import { recordChange } from '../../saving/record'
import { stampsOf, nextVersion } from '../../saving/version'
import { readPage } from '../../../kernel/http/paging'
import { textsFor } from '../../../kernel/text/texts'

export type FlashRow = typeof flashDeals.$inferSelect

function stateOf({ startsAt, endsAt, left }: FlashRow, now: Date): FlashState {
  if (endsAt <= now) return 'over'
  if (startsAt > now) return 'coming'
  return left === 0 ? 'sold_out' : 'running'
}

function inState(state: FlashState, now: Date): SQL | undefined {
  const begun = and(lte(flashDeals.startsAt, now), gt(flashDeals.endsAt, now))
  switch (state) {
    case 'over':
      return lte(flashDeals.endsAt, now)
    case 'coming':
      return gt(flashDeals.startsAt, now)
    case 'sold_out':
      return and(begun, eq(flashDeals.left, 0))
    case 'running':
      return and(begun, gt(flashDeals.left, 0))
  }
}

async function present(db: Db, found: readonly FlashRow[], language: Language, now: Date): Promise<OpsFlash[]> {
  if (found.length === 0) return []
  const shown = await db
    .select()
    .from(products)
    .where(inArray(products.id, [...new Set(found.map(({ productId }) => productId))]))
  const byId = new Map(shown.map((product) => [product.id, product]))
  return (await stampsOf(db, found)).map(({ stamp, ...row }) => {
    const product = byId.get(row.productId)
    if (!product) throw new Error(`product ${row.productId} of a deal is gone`)
    return {
      flash_id: String(row.id),
      product: {
        product_id: String(product.id),
        shop_id: String(product.shopId),
        ...textsFor('name', product.names, language),
        image: product.image,
        ground: product.ground,
        price: usd(product.effectivePriceMinor),
      },
      state: stateOf(row, now),
      price: usd(row.priceMinor),
      starts_at: row.startsAt.toISOString(),
      ends_at: row.endsAt.toISOString(),
      left: row.left,
      ...stamp,
    }
  })
}

export const presentFlash = async (db: Db, row: FlashRow, language: Language, now: Date): Promise<OpsFlash> =>
  one(await present(db, [row], language, now))

/** A page of deals, those that end last first. */
export async function listFlash(db: Db, fields: Fields<'opsFlash'>, language: Language, now: Date) {
  const { q, state } = fields
  const where = and(state === undefined ? undefined : inState(state, now), containsWords(q))
  const onProduct = eq(products.id, flashDeals.productId)
  return readPage(fields, {
    total: countUpTo(db, db.select({ id: flashDeals.id }).from(flashDeals).innerJoin(products, onProduct).where(where)),
    rows: db
      .select({ deal: flashDeals })
      .from(flashDeals)
      .innerJoin(products, onProduct)
      .where(where)
      .orderBy(desc(flashDeals.endsAt), desc(flashDeals.id)),
    present: async (found) => {
      const deals = found.map(({ deal }) => deal)
      return present(db, deals, language, now)
    },
  })
}

/**
 * A deal, locked until the transaction ends. Throws 2000019 for an unknown one, and not_allowed for one that has ended.
 */
export async function lockFlash(tx: Tx, id: bigint, now: Date): Promise<FlashRow> {
  const [row] = await tx.select().from(flashDeals).where(eq(flashDeals.id, id)).for('update')
  if (!row) throw new Refusal(Code.notFound)
  if (stateOf(row, now) === 'over') throw operationFailed('not_allowed')
  return row
}

/** What the audit keeps of a deal. */
export const snapshotOf = ({ product, state: _state, ...deal }: OpsFlash) => ({
  ...deal,
  product_id: product.product_id,
})

/** Ends a deal at once. */
export async function endFlash(tx: Tx, by: By, flashId: string, language: Language): Promise<OpsFlash> {
  const row = await lockFlash(tx, BigInt(flashId), by.at)
  const before = await presentFlash(tx, row, language, by.at)
  // one that has not begun has to begin before it ends
  const startsAt = row.startsAt < by.at ? row.startsAt : new Date(by.at.getTime() - 1)
  const change = { startsAt, endsAt: by.at, ...nextVersion(row, by) }
  const ended = one(await tx.update(flashDeals).set(change).where(eq(flashDeals.id, row.id)).returning())
  const after = await presentFlash(tx, ended, language, by.at)
  await recordChange(tx, by, {
    action: 'end',
    subject: 'flash',
    id: row.id,
    before: snapshotOf(before),
    after: snapshotOf(after),
  })
  return after
}

/** Whether another deal of the product overlaps these times. */
export async function overlaps(tx: Tx, productId: bigint, startsAt: Date, endsAt: Date, but: bigint | null) {
  const [found] = await tx
    .select({ id: flashDeals.id })
    .from(flashDeals)
    .where(
      and(
        eq(flashDeals.productId, productId),
        gt(flashDeals.endsAt, startsAt),
        sql`${flashDeals.startsAt} < ${endsAt.toISOString()}::timestamptz`,
        but === null ? undefined : sql`${flashDeals.id} <> ${but}`,
      ),
    )
    .limit(1)
  return found !== undefined
}
