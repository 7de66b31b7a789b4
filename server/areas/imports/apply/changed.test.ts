import { asc, eq } from 'drizzle-orm'
import type { ImportKind } from '@contract/base/import-constants'
import { skus } from '../../../kernel/db/schema/catalogue'
import { importLines, imports } from '../../../kernel/db/schema/imports'
import { newPiece, withSeller } from '../../../testing/seller-scene'
import type { Buyer, Market } from '../../../testing/market'
import { sellerShop } from '../../seller/shop'
import { createImport } from '../create'
import { applySome } from './round'

let market: Market
let seller: Buyer

withSeller((made, by) => {
  market = made
  seller = by
})

/** Checks a file, does `meanwhile`, and applies it. Returns `line column rule` of what was refused. */
async function applied(kind: ImportKind, lines: readonly string[], meanwhile: () => Promise<unknown>) {
  const { db, clock } = market
  const at = clock.now()
  const caller = { id: seller.userId, role: 'seller' as const, email: '', leaving: false, guest: false }
  const shop = await sellerShop(db, caller, {})
  const file = { bytes: Buffer.from(lines.join('\n')), kind, fileName: 'f.csv', userId: seller.userId, bases: [] }
  const { id } = await createImport({ db, shop, byOperator: false, at }, file)
  await meanwhile()
  await db.update(imports).set({ state: 'running', appliedAt: at }).where(eq(imports.id, id))
  const failures: unknown[] = []
  const around = { db, now: () => at, log: { error: (failure: unknown) => void failures.push(failure) } }
  while (await applySome(around)) expect(failures).toEqual([])
  const found = await db
    .select({ faults: importLines.faults })
    .from(importLines)
    .where(eq(importLines.importId, id))
    .orderBy(asc(importLines.line))
  return found.flatMap(({ faults }) => faults.map(({ line, column, rule }) => `${line} ${column} ${rule}`))
}

const rowsOf = async (productId: string) => {
  const found = await market.db
    .select()
    .from(skus)
    .where(eq(skus.productId, BigInt(productId)))
    .orderBy(skus.id)
  return found.map(({ priceMinor, specialPriceMinor, stock }) => [priceMinor, specialPriceMinor, stock])
}

describe('a file that was checked before somebody else changed the shop [rule.import-apply]', () => {
  it('overwrites no price: that line is refused, the others are written [rule.seller-price]', async () => {
    const { productId, skus: rows } = await newPiece(market, {})
    const [first, second] = rows
    const lines = ['sku,price,special_price', `${first?.sku},12,9`, `${second?.sku},13,`]
    const items = JSON.stringify([{ sku_id: String(first?.id), price: '11', special_price: null }])
    expect(await applied('prices', lines, () => seller.ok('sellerPrices', { items }))).toEqual(['2  changed'])
    expect(await rowsOf(productId)).toEqual([
      [1_100n, null, 20],
      [1_300n, null, 20],
    ])
  })

  it('overwrites no count, and adds a delivery to what is there [rule.seller-stock]', async () => {
    const { productId, skus: rows } = await newPiece(market, {})
    const [first, second] = rows
    const lines = ['sku,stock,reason', `${first?.sku},50,count`, `${second?.sku},25,delivery`]
    const items = rows.map(({ id }) => ({ sku_id: String(id), stock: 18, was: 20 }))
    const sell = () => seller.ok('sellerStockSet', { items: JSON.stringify(items), reason: 'damage' })
    expect(await applied('stock', lines, sell)).toEqual(['2  changed'])
    expect((await rowsOf(productId)).map(([, , stock]) => stock)).toEqual([18, 23])
  })

  it('nor does one of products, which counts, too', async () => {
    const { productId, skus: rows } = await newPiece(market, {})
    const lines = ['sku,stock', `${rows[0]?.sku},50`]
    const items = [{ sku_id: String(rows[0]?.id), stock: 30, was: 20 }]
    const count = () => seller.ok('sellerStockSet', { items: JSON.stringify(items), reason: 'count' })
    expect(await applied('products', lines, count)).toEqual(['2  changed'])
    expect((await rowsOf(productId)).map(([, , stock]) => stock)).toEqual([30, 20])
  })
})
