import { and, asc, eq, not } from 'drizzle-orm'
import type { Fields } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import { BASE_CURRENCY, STOCK_MAX } from '@contract/base/constants'
import type { OpsFlash } from '@contract/entities/market/catalogue'
import type { Language } from '@contract/base/languages'
import { one } from '@contract/rules/lists'
import { toMinor } from '@contract/rules/money'
import { products, skus } from '../../../kernel/db/schema/catalogue'
import { flashDeals } from '../../../kernel/db/schema/flash-deals'
import type { Tx } from '../../../kernel/db/types'
import { Refusal } from '../../../kernel/http/refusal'
import type { By } from '../../saving/by'
import { Errors } from '../../saving/check'
import { recordChange } from '../../saving/record'
import { momentIn } from '../../saving/time'
import { requireVersion } from '../../audit/version'
import { firstVersion, nextVersion } from '../../saving/version'
import { lockFlash, snapshotOf, overlaps, presentFlash, type FlashRow } from './flash'

type Sent = Fields<'opsFlashSave'>

/**
 * The lowest price of a product's variants on offer, which stay locked, so that no shop lowers it meanwhile; null without
 * any. Throws 2000019 for an unknown product.
 */
async function lowestPrice(tx: Tx, productId: bigint): Promise<bigint | null> {
  const variants = await tx
    .select({ price: skus.priceMinor, special: skus.specialPriceMinor })
    .from(skus)
    .where(and(eq(skus.productId, productId), not(skus.discontinued)))
    .orderBy(asc(skus.id))
    .for('no key update')
  const [product] = await tx.select({ id: products.id }).from(products).where(eq(products.id, productId)).for('update')
  if (!product) throw new Refusal(Code.notFound)
  const prices = variants.map(({ price, special }) => special ?? price)
  return prices.length === 0 ? null : prices.reduce((least, each) => (each < least ? each : least))
}

/** The pieces that are left after the change. */
function leftAfter(row: FlashRow | null, { left, left_was: was }: Sent): number | undefined {
  if (left === undefined) return row?.left
  return row && was !== undefined ? row.left + left - was : left
}

/**
 * The deal that is changed, with its product's variants locked before it, in the order in which orders lock them; null for
 * a new one.
 */
async function lockRow(tx: Tx, by: By, sent: Sent) {
  if (sent.flash_id === undefined) {
    const productId = sent.product_id === undefined ? null : BigInt(sent.product_id)
    return { row: null, productId, lowest: productId === null ? null : await lowestPrice(tx, productId) }
  }
  const id = BigInt(sent.flash_id)
  const [known] = await tx.select({ productId: flashDeals.productId }).from(flashDeals).where(eq(flashDeals.id, id))
  if (!known) throw new Refusal(Code.notFound)
  const lowest = await lowestPrice(tx, known.productId)
  return { row: await lockFlash(tx, id, by.at), productId: known.productId, lowest }
}

/**
 * Creates or changes a deal. Throws 2000019 for an unknown deal or product, not_allowed for one that has ended, 2000018
 * changed, 1000009 and 1000008 with all errors.
 */
export async function saveFlash(tx: Tx, by: By, sent: Sent, language: Language): Promise<OpsFlash> {
  const { row, productId, lowest } = await lockRow(tx, by, sent)
  if (row) await requireVersion(tx, row, sent.version)
  const before = row ? await presentFlash(tx, row, language, by.at) : null
  const errors = new Errors()
  if (!row) for (const field of ['product_id', 'price', 'ends_at', 'left'] as const) errors.need(field, sent[field])
  const price = sent.price === undefined ? (row?.priceMinor ?? 0n) : toMinor(sent.price, BASE_CURRENCY)
  errors.add(sent.price !== undefined && price === 0n && { field: 'price', rule: 'min', params: { limit: 0.01 } })
  errors.add(productId !== null && lowest === null && { field: 'product_id', rule: 'one_of' })
  const limit = Number((lowest ?? 0n) - 1n) / 100
  errors.add(lowest !== null && price >= lowest && { field: 'price', rule: 'max', params: { limit } })
  const startsAt = errors.take(momentIn('starts_at', sent.starts_at, row?.startsAt ?? by.at), null) ?? by.at
  const endsAt = errors.take(momentIn('ends_at', sent.ends_at, row?.endsAt ?? null), null)
  errors.add(endsAt !== null && (endsAt <= startsAt || endsAt <= by.at) && { field: 'ends_at', rule: 'min' })
  const left = leftAfter(row, sent) ?? 0
  errors.add(left < 0 && { field: 'left', rule: 'min', params: { limit: (sent.left ?? 0) - left } })
  errors.add(left > STOCK_MAX && { field: 'left', rule: 'max', params: { limit: STOCK_MAX } })
  errors.refuse()
  if (productId === null || endsAt === null) throw new Error('a deal was checked that lacks its product or its end')
  errors.add(
    (await overlaps(tx, productId, startsAt, endsAt, row?.id ?? null)) && { field: 'starts_at', rule: 'taken' },
  )
  errors.refuse()
  const content = { productId, priceMinor: price, startsAt, endsAt, left }
  const saved = row
    ? one(
        await tx
          .update(flashDeals)
          .set({ ...content, ...nextVersion(row, by) })
          .where(eq(flashDeals.id, row.id))
          .returning(),
      )
    : one(
        await tx
          .insert(flashDeals)
          .values({ ...content, ...firstVersion(by) })
          .returning(),
      )
  const after = await presentFlash(tx, saved, language, by.at)
  const change = { before: before ? snapshotOf(before) : {}, after: snapshotOf(after) }
  await recordChange(tx, by, { action: row ? 'change' : 'create', subject: 'flash', id: saved.id, ...change })
  return after
}
