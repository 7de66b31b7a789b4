/** What the calls of shops send to the database, exactly: however many variants a save, a list of prices or of stocks has. */
import { eq, sql } from 'drizzle-orm'
import { SKUS_AT_ONCE, SKUS_MAX } from '@contract/base/product-constants'
import { NEEDED } from '../../server/areas/seller/products/product-details'
import { rows } from '../../server/kernel/db/rows'
import { skus } from '../../server/kernel/db/schema/catalogue'
import { uploads } from '../../server/kernel/db/schema/uploads'
import { newPiece, newSeller, readProduct, saveOf } from '../../server/testing/seller-scene'
import { createMarket, type Buyer, type Market } from '../../server/testing/market'
import { countSent, listen } from './sent'

/**
 * Statements of each call, from the session to the answer; begin and commit count, too. A save sends one more for words that
 * nobody has used before, and one for a brand that it names.
 */
const COUNTS = { save: 18, newWords: 19, newBrand: 20, create: 13, prices: 10, stock: 10 } as const

describe.each(['embedded', 'quickest'] as const)('on the engine %s', (engine) => {
  let market: Market
  let seller: Buyer

  beforeAll(async () => {
    market = await createMarket({ engine })
    listen(market.database)
    seller = await newSeller(market)
    // the first call of a seller touches the session
    await seller.ok('sellerStock')
  })
  afterAll(() => market.close())

  /** Uploads that wait for a product. */
  async function pictures(count: number) {
    const waiting = { userId: seller.userId, purpose: 'product' as const, bytes: 1, createdAt: market.clock.now() }
    const files = Array.from({ length: count }, () => ({ ...waiting, name: `public/${crypto.randomUUID()}-600.webp` }))
    const made = await market.db.insert(uploads).values(files).returning({ id: uploads.id })
    return made.map(({ id }) => ({ upload_id: String(id) }))
  }

  /** A save that changes every variant, drops the last ten, adds ten, and has new pictures everywhere. */
  async function everythingOf(productId: string): Promise<Record<string, string>> {
    const product = await readProduct(seller, productId)
    const images = await pictures(12)
    const values = Array.from({ length: 30 }, (_, place) => ({
      ...{ value: `v${place}`, names_en: `V ${place}` },
      image: images[place % 12],
    }))
    const axis = (option: string) => ({ option, names_en: option, values })
    const choice = (place: number) => ({ a: `v${place % 30}`, b: `v${Math.floor(place / 30)}` })
    const kept = product.skus.slice(10).map((sku, place) => ({
      ...{ sku_id: sku.sku_id, sku: `NEW-${place}-${productId}`, options: choice(place) },
      ...{ price: '11.00', image: images[place % 12] },
    }))
    const added = Array.from({ length: SKUS_MAX - kept.length }, (_, place) => ({
      ...{ sku: `ADDED-${place}-${productId}`, options: choice(kept.length + place), price: '12.00', stock: 4 },
    }))
    const skusSent = [...kept, ...added]
    return saveOf(product, { name_en: 'Everything is new', images, options: [axis('a'), axis('b')], skus: skusSent })
  }

  it(`a save sends at most 20 statements, also if all of ${SKUS_MAX} variants change [rule.seller-save]`, async () => {
    const { base } = market
    const counts: number[] = []
    const more: readonly Record<string, string>[] = [
      { name_en: 'Zephyr' },
      { name_en: 'Zephyr' },
      { name_en: 'Quokka', brand_name: 'Wombat' },
    ]
    for (const [place, changes] of more.entries()) {
      const { productId } = await newPiece(market, { variants: place === 0 ? 20 : SKUS_MAX })
      const shelf = {
        category_id: String(base.shoes),
        ...('brand_name' in changes ? {} : { brand_id: String(base.brandId) }),
      }
      const fields = { ...(await everythingOf(productId)), ...shelf, ...changes }
      const { result, statements } = await countSent(() => seller.ok('sellerProductSave', fields))
      expect(result.product.skus).toHaveLength(SKUS_MAX)
      counts.push(statements)
    }
    expect(counts).toEqual([COUNTS.newWords, COUNTS.save, COUNTS.newBrand])
  })

  it('a new product sends fewer [rule.seller-save]', async () => {
    const { productId } = await newPiece(market, { variants: 20 })
    const { product_id: _, version: _version, ...fields } = await everythingOf(productId)
    const added = (JSON.parse(fields.skus ?? '[]') as object[]).map((sku, place) => ({
      ...sku,
      ...{ sku_id: undefined, sku: `COPY-${place}`, stock: 3 },
    }))
    const shelf = { category_id: String(market.base.shoes), brand_id: String(market.base.brandId) }
    const sent = { ...fields, ...shelf, skus: JSON.stringify(added) }
    const { result, statements } = await countSent(() => seller.ok('sellerProductSave', sent))
    expect(result.product).toMatchObject({ state: 'draft', version: 1, skus: { length: SKUS_MAX } })
    expect(statements).toBe(COUNTS.create)
  })

  it('finds what refers to a variant by an index, however many carts there are [rule.seller-variants]', async () => {
    const { db, base } = market
    const { productId, skus: variants } = await newPiece(market, { variants: 2 })
    const skuId = variants[0]?.id ?? 0n
    const many = sql`generate_series(1000000, 1020000) as n(id)`
    await db.execute(sql`
      insert into cart_lines (user_id, sku_id, qty, created_at) select n.id, ${skuId}, 1, now() from ${many}`)
    await db.execute(sql`
      insert into baskets (user_id, sku_id, qty, created_at) select n.id, ${skuId}, 1, now() from ${many}`)
    await db.execute(sql`
      insert into basket_lines (basket_id, sku_id, qty) select b.id, b.sku_id, b.qty from baskets b`)
    await db.execute(sql`
      insert into shop_requests (type, user_id, shop_id, product_id, sku_id, qty)
      select 300, n.id, ${base.shopId}, ${productId}, ${skuId}, 1 from ${many}`)
    await db.execute(sql`analyze cart_lines, baskets, basket_lines, shop_requests`)
    const plan = JSON.stringify(
      await rows(
        db,
        sql`explain (format json) select s.id from skus s where s.product_id = ${productId} and ${NEEDED}`,
      ),
    )
    for (const index of ['cart_lines_sku', 'baskets_sku', 'basket_lines_sku', 'shop_requests_sku'])
      expect(plan).toContain(`"${index}"`)
    for (const table of ['cart_lines', 'baskets', 'basket_lines', 'shop_requests'])
      expect(plan).not.toMatch(new RegExp(`"Seq Scan"[^}]*"Relation Name":"${table}"`))
  })

  it(`${SKUS_AT_ONCE} prices send at most ${COUNTS.prices} statements, those of one product as many [rule.seller-price]`, async () => {
    const pieces = await Promise.all(
      Array.from({ length: SKUS_AT_ONCE / 10 }, () => newPiece(market, { variants: 10 })),
    )
    const all = pieces.flatMap((piece) => piece.skus)
    const counts: number[] = []
    for (const rows of [all.slice(0, 2), all]) {
      const items = rows.map(({ id }) => ({ sku_id: String(id), price: `${9 + counts.length}`, special_price: null }))
      const { statements } = await countSent(() => seller.ok('sellerPrices', { items: JSON.stringify(items) }))
      counts.push(statements)
    }
    expect(counts).toEqual([COUNTS.prices, COUNTS.prices])
  })

  it(`${SKUS_AT_ONCE} stocks send at most ${COUNTS.stock} statements, two as many [rule.seller-stock]`, async () => {
    const pieces = await Promise.all(
      Array.from({ length: SKUS_AT_ONCE / 100 }, () => newPiece(market, { variants: 100 })),
    )
    const all = pieces.flatMap((piece) => piece.skus)
    const counts: number[] = []
    for (const rows of [all.slice(0, 2), all]) {
      const items = rows.map(({ id }) => ({ sku_id: String(id), stock: 50, was: 20 }))
      const fields = { items: JSON.stringify(items), reason: 'delivery' }
      const { statements } = await countSent(() => seller.ok('sellerStockSet', fields))
      counts.push(statements)
    }
    expect(counts).toEqual([COUNTS.stock, COUNTS.stock])
    const [row] = await market.db
      .select()
      .from(skus)
      .where(eq(skus.id, all[199]?.id ?? 0n))
    expect(row?.stock).toBe(50)
  })
})
