/** The cart of buyers and visitors. */
import { Code } from '@contract/base/codes'
import { CART_LINE_MAX, CART_LINES_MAX } from '@contract/base/constants'
import { one } from '@contract/rules/lists'
import { call, ok } from './support/client'
import { quoted, sql } from './support/control'
import { newItem, newShop } from './support/new-product'
import { newBuyer, type Buyer } from './support/people'

async function lines(buyer: Buyer) {
  const { cart_info: cart } = await ok('cart', {}, buyer)
  return cart.shops.flatMap(({ products }) => products)
}

async function filled(qty = 2, stock = 5) {
  const buyer = await newBuyer()
  const goods = await newItem({ stock })
  await ok('cartAdd', { product_id: goods.productId, qty }, buyer)
  const { item_id } = one(await lines(buyer))
  return { buyer, goods, item_id }
}

describe('adding to the cart', () => {
  it('counts the pieces of all lines [call.cartAdd]', async () => {
    const { buyer, goods } = await filled(2)
    const { items_count } = await ok('cartAdd', { product_id: goods.productId, qty: 3 }, buyer)
    expect(items_count).toBe(5)
    expect((await ok('getUserinfo', {}, buyer)).card.count).toBe(5)
  })

  it('refuses more pieces than are in stock, including those already in the cart [answer.2000023]', async () => {
    const { buyer, goods } = await filled(4, 5)
    expect((await call('cartAdd', { product_id: goods.productId, qty: 2 }, buyer)).code).toBe(Code.stockInsufficient)
    expect((await lines(buyer))[0]?.qty).toBe(4)
  })

  it('requires the variant if the product has variants [wire.missing-field]', async () => {
    const buyer = await newBuyer()
    const goods = await newItem({ sizes: ['S', 'M'] })
    expect((await call('cartAdd', { product_id: goods.productId, qty: 1 }, buyer)).code).toBe(Code.missingParameters)
    await ok('cartAdd', { product_id: goods.productId, qty: 1, custom_option_sku: goods.sku }, buyer)
    expect((await lines(buyer))[0]).toMatchObject({
      sku: goods.sku,
      custom_option_info: [{ name: 'Size', value: 'S' }],
    })
  })

  it('refuses a withdrawn product [answer.2000021]', async () => {
    const { productId } = await newItem()
    await sql(`update products set state = 'withdrawn', hidden = true where id = ${productId} returning id::text`)
    const answer = await call('cartAdd', { product_id: productId, qty: 1 }, await newBuyer())
    expect(answer.code).toBe(Code.productInvalid)
  })
})

describe('the content of a cart', () => {
  it(`is at most ${CART_LINE_MAX} pieces per line, when they are added or changed [const.cart-limits] [answer.1000008]`, async () => {
    const { buyer, goods, item_id } = await filled(CART_LINE_MAX, CART_LINE_MAX + 5)
    const full = { code: Code.invalidParameter, data: { errors: [{ field: 'qty', params: { limit: CART_LINE_MAX } }] } }
    expect(await call('cartAdd', { product_id: goods.productId, qty: 1 }, buyer)).toMatchObject(full)
    expect(await call('cartUpdate', { item_id, up_type: 'add_one' }, buyer)).toMatchObject(full)
    expect((await lines(buyer))[0]?.qty).toBe(CART_LINE_MAX)
  })

  it(`is at most ${CART_LINES_MAX} lines, also when a visitor’s cart is merged into it [const.cart-limits]`, async () => {
    const { buyer } = await filled(1)
    const more = CART_LINES_MAX - 1
    await sql(
      `insert into cart_lines (user_id, sku_id, qty, selected, created_at)
       select u.id, s.id, 1, false, now() from users u,
         (select id from skus where id not in (select sku_id from cart_lines l join users o on o.id = l.user_id
            where o.email = ${quoted(buyer.email)}) order by id limit ${more}) s
       where u.email = ${quoted(buyer.email)} returning id::text`,
    )
    const { productId: product_id } = await newItem()
    const refused = await call('cartAdd', { product_id, qty: 1 }, buyer)
    const limit = { field: 'product_id', rule: 'max', params: { limit: CART_LINES_MAX } }
    expect(refused).toMatchObject({ code: Code.invalidParameter, data: { errors: [limit] } })
    const merged = await ok('cartMerge', { items: [{ product_id, qty: 1 }] }, buyer)
    const left_out = [{ product_id, name_en: expect.any(String) as string, qty: 1, reason: 'full' }]
    expect(merged).toEqual({ items_count: CART_LINES_MAX, clamped: [product_id], left_out, unselected: 0 })
    expect(await lines(buyer)).toHaveLength(CART_LINES_MAX)
  })
})

describe('changing the cart', () => {
  it.each([
    ['add_one', 3],
    ['less_one', 1],
  ] as const)('%s changes the quantity by one [call.cartUpdate]', async (up_type, qty) => {
    const { buyer, item_id } = await filled(2)
    await ok('cartUpdate', { item_id, up_type }, buyer)
    expect((await lines(buyer))[0]?.qty).toBe(qty)
  })

  it('refuses a quantity above the stock and keeps the line [answer.2000023]', async () => {
    const { buyer, item_id } = await filled(2, 5)
    expect((await call('cartUpdate', { item_id, up_type: 'set', qty: 6 }, buyer)).code).toBe(Code.stockInsufficient)
    expect((await lines(buyer))[0]?.qty).toBe(2)
  })

  it('removes several lines at once [call.cartUpdate]', async () => {
    const { buyer } = await filled()
    await ok('cartAdd', { product_id: (await newItem()).productId, qty: 1 }, buyer)
    const item_id = (await lines(buyer)).map((line) => line.item_id).join(',')
    await ok('cartUpdate', { item_id, up_type: 'remove' }, buyer)
    expect(await lines(buyer)).toEqual([])
  })

  it('answers another buyer’s line like one that does not exist [wire.foreign-id]', async () => {
    const { item_id } = await filled()
    const buyer = await newBuyer()
    expect((await call('cartUpdate', { item_id, up_type: 'add_one' }, buyer)).code).toBe(Code.notFound)
    expect((await call('cartSelectOne', { item_id, checked: false }, buyer)).code).toBe(Code.notFound)
  })

  it('adds only selected lines to the totals [money.selected-only]', async () => {
    const { buyer, item_id } = await filled(2)
    const both = await ok('cart', {}, buyer)
    expect(both.cart_info.product_total).toBe('25.00')
    const { cart_info: cart } = await ok('cartSelectOne', { item_id, checked: false }, buyer)
    expect(cart).toMatchObject({ product_total: '0.00', grand_total: '0.00', items_count: 2 })
  })

  it('shows the line of a withdrawn product as deselected, and in no total [stock.inactive]', async () => {
    const { buyer, goods, item_id } = await filled()
    await sql(`update products set state = 'withdrawn', hidden = true where id = ${goods.productId} returning id::text`)
    await call('cartSelectOne', { item_id, checked: true }, buyer)
    await ok('cartSelectAll', { checked: true }, buyer)
    const { cart_info: cart } = await ok('cart', {}, buyer)
    expect(cart.shops[0]?.products[0]).toMatchObject({ active: false, selected: false })
    expect(cart.product_total).toBe('0.00')
  })
})

describe('a visitor’s cart', () => {
  it('is priced without an account, and unavailable products are inactive [call.cartQuote] [stock.inactive]', async () => {
    const shopId = await newShop()
    const [good, gone] = [await newItem({ shopId }), await newItem({ shopId, stock: 0 })]
    const items = [good, gone].map(({ productId }) => ({ product_id: productId, qty: 2 }))
    const { cart_info: cart } = await ok('cartQuote', { items })
    const byProduct = Object.fromEntries(one(cart.shops).products.map((line) => [line.product_id, line.active]))
    expect(byProduct).toEqual({ [good.productId]: true, [gone.productId]: false })
    expect(cart.product_total).toBe('25.00')
  })

  it('is merged at login, with quantities limited to the stock [session.cart-merge] [call.cartMerge]', async () => {
    const { buyer, goods } = await filled(4, 5)
    const other = await newItem()
    const items = [
      { product_id: goods.productId, qty: 3 },
      { product_id: other.productId, qty: 1 },
    ]
    const merged = await ok('cartMerge', { items }, buyer)
    expect(merged).toEqual({ items_count: 6, clamped: [goods.productId], left_out: [], unselected: 0 })
  })

  it('takes the ticks off what lay there, where the visitor was on the way to the checkout [session.merge-checkout]', async () => {
    const { buyer, goods } = await filled(2, 5)
    const brought = await newItem()
    const merged = await ok('cartMerge', { items: [{ product_id: brought.productId, qty: 1 }], checkout: true }, buyer)
    expect(merged).toMatchObject({ items_count: 3, unselected: 1 })
    const ticks = async () => Object.fromEntries((await lines(buyer)).map((line) => [line.product_id, line.selected]))
    expect(await ticks()).toEqual({ [goods.productId]: false, [brought.productId]: true })
  })

  it('leaves the ticks where nothing that a visitor brought can be ordered [session.merge-checkout]', async () => {
    const { buyer, goods } = await filled(2, 5)
    const other = await newItem()
    const items = [{ product_id: other.productId, qty: 1, selected: false }]
    expect(await ok('cartMerge', { items, checkout: true }, buyer)).toMatchObject({ unselected: 0 })
    const [, mine] = (await lines(buyer)).sort((one) => (one.product_id === goods.productId ? 1 : -1))
    expect(mine).toMatchObject({ product_id: goods.productId, selected: true })
  })

  it('keeps its ticks at login, also for what the buyer’s cart had [session.merge-ticks] [call.cartMerge]', async () => {
    const { buyer, goods } = await filled(1, 5)
    const other = await newItem()
    const items = [
      { product_id: goods.productId, qty: 1, selected: false },
      { product_id: other.productId, qty: 1, selected: true },
    ]
    await ok('cartMerge', { items }, buyer)
    const ticks = (await lines(buyer)).map(({ product_id, selected }) => [product_id, selected])
    expect(ticks).toEqual(
      expect.arrayContaining([
        [goods.productId, false],
        [other.productId, true],
      ]),
    )
  })

  it('shows what is sold in other variants than before, and a merge says it [stock.changed-variants]', async () => {
    const { productId: product_id } = await newItem()
    const items = [{ product_id, custom_option_sku: 'WAS-HERE', qty: 1 }]
    const { cart_info: cart, left_out } = await ok('cartQuote', { items })
    expect(cart.shops[0]?.products[0]).toMatchObject({
      ...{ product_id, custom_option_sku: 'WAS-HERE', active: false, selected: false, inactive_reason: 'withdrawn' },
    })
    expect(left_out).toEqual([])
    const merged = await ok('cartMerge', { items }, await newBuyer())
    expect(merged.left_out).toMatchObject([{ product_id, custom_option_sku: 'WAS-HERE', reason: 'withdrawn' }])
  })
})
