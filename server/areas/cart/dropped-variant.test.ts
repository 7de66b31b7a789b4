/** A variant that a save drops while somebody puts it into a cart. On the embedded engine one waits for the other anyway. */
import { eq } from 'drizzle-orm'
import { Code } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { basketLines, baskets, cartLines } from '../../kernel/db/schema/cart'
import { products, skus } from '../../kernel/db/schema/catalogue'
import { favourites } from '../../kernel/db/schema/favourites'
import { shopRequests } from '../../kernel/db/schema/ops'
import type { Tx } from '../../kernel/db/types'
import { newPiece, withSeller, readProduct, saveOf } from '../../testing/seller-scene'
import { during } from '../../testing/during'
import type { Buyer, Market } from '../../testing/market'
import { productIn } from '../catalogue/product-state'
import { removeProduct } from '../seller/products/remove'
import { saveProduct } from '../seller/products/save'
import { sellerShop } from '../seller/shop'
import { add } from './change'

let market: Market
let seller: Buyer

withSeller((made, by) => {
  market = made
  seller = by
})

async function actorOf(tx: Tx) {
  const { userId } = seller
  const caller = { id: userId, role: 'seller' as const, email: '', leaving: false, guest: false }
  return { userId, byOperator: false, shop: await sellerShop(tx, caller, {}), at: market.clock.now() }
}

/** A product of two variants, and a save in a transaction that keeps only the first. */
async function halved() {
  const piece = await newPiece(market, { variants: 2 })
  const product = await readProduct(seller, piece.productId)
  const [kept] = product.skus
  const drop = async (tx: Tx) => {
    const { product_id, version } = product
    await saveProduct(tx, await actorOf(tx), {
      product_id,
      version,
      skus: kept ? [{ ...kept, discontinued: false }] : [],
    })
  }
  const [, dropped] = piece.skus
  if (!dropped) throw new Error('a product of two variants has two')
  return { ...piece, product, drop, dropped }
}
type Halved = Awaited<ReturnType<typeof halved>>

const WAYS: readonly (readonly [string, (buyer: Buyer, made: Halved) => Promise<{ code: number }>])[] = [
  [
    'added to the cart',
    (buyer, { productId, dropped }) =>
      buyer.call('cartAdd', { product_id: productId, qty: '1', custom_option_sku: dropped.sku }),
  ],
  [
    'bought now',
    (buyer, { productId, dropped }) =>
      buyer.call('cartAdd', { product_id: productId, qty: '1', custom_option_sku: dropped.sku, buy_now: '1' }),
  ],
  [
    'chosen for a line',
    async (buyer, { dropped }) => {
      const { cart_info } = await buyer.ok('cart')
      const { item_id } = one(one(cart_info.shops).products)
      return buyer.call('cartUpdate', { item_id, up_type: 'option', custom_option_sku: dropped.sku })
    },
  ],
  ['asked for by the shop', (_buyer, { dropped }) => seller.call('applyStorage', { sku: dropped.sku, qty: '5' })],
]

describe('a variant that a save is dropping [rule.seller-variants]', () => {
  it.each(WAYS)('cannot be %s: it is refused, and nothing of it stays', async (_how, take) => {
    const made = await halved()
    const buyer = await market.buyer()
    const [other] = made.skus
    await buyer.ok('cartAdd', { product_id: made.productId, qty: '1', custom_option_sku: other?.sku ?? '' })
    const { code } = await during(market, made.drop, () => take(buyer, made))
    expect([Code.notFound, Code.productInvalid]).toContain(code)
    const left = await Promise.all(
      [cartLines, basketLines, baskets, shopRequests].map((table) =>
        market.db.select().from(table).where(eq(table.skuId, made.dropped.id)),
      ),
    )
    expect(left.flat()).toEqual([])
    expect((await buyer.ok('cart')).cart_info.items_count).toBe(1)
  })

  it('is left out of a visitor’s cart that is merged, and told', async () => {
    const made = await halved()
    const buyer = await market.buyer()
    const items = made.skus.map(({ sku }) => ({ product_id: made.productId, custom_option_sku: sku, qty: 2 }))
    const merged = await during(market, made.drop, () => buyer.ok('cartMerge', { items: JSON.stringify(items) }))
    expect(merged).toMatchObject({
      ...{ items_count: 2, clamped: [made.productId] },
      left_out: [{ product_id: made.productId, qty: 2, reason: 'choose' }],
    })
  })

  it('stays, discontinued, if somebody was faster, whose line is shown and counted', async () => {
    const made = await halved()
    const buyer = await market.buyer()
    const fields = { product_id: made.productId, qty: 3, custom_option_sku: made.dropped.sku }
    const put = (tx: Tx) => add(tx, { userId: buyer.userId, now: market.clock.now() }, fields)
    const saved = await during(market, put, () =>
      seller.call('sellerProductSave', saveOf(made.product, { skus: made.product.skus.slice(0, 1) })),
    )
    expect(saved.code).toBe(200)
    const [row] = await market.db.select().from(skus).where(eq(skus.id, made.dropped.id))
    expect(row).toMatchObject({ discontinued: true })
    const { cart_info } = await buyer.ok('cart')
    expect(cart_info).toMatchObject({ items_count: 3 })
    expect(one(one(cart_info.shops).products)).toMatchObject({ sku: made.dropped.sku, active: false })
  })
})

it('a product that its shop removes cannot be put on a wishlist meanwhile [call.favorite]', async () => {
  const { productId } = await newPiece(market, {})
  const id = BigInt(productId)
  const buyer = await market.buyer()
  const remove = async (tx: Tx) => {
    await tx.update(products).set(productIn('withdrawn', market.clock.now())).where(eq(products.id, id))
    await removeProduct(tx, await actorOf(tx), id)
  }
  const { code } = await during(market, remove, () => buyer.call('favorite', { product_id: productId }))
  expect(code).toBe(Code.notFound)
  expect(await market.db.select().from(favourites).where(eq(favourites.productId, id))).toEqual([])
})
