/** The wishlist. */
import { Code } from '@contract/base/codes'
import { call, ok } from './support/client'
import { sql } from './support/control'
import { newItem } from './support/new-product'
import { newBuyer, type Buyer } from './support/people'

const counted = async (buyer: Buyer) => (await ok('getUserinfo', {}, buyer)).product.count

describe('the wishlist', () => {
  it('has a product once, even if it is added several times [call.favorite]', async () => {
    const buyer = await newBuyer()
    const { productId } = await newItem()
    const first = await ok('favorite', { product_id: productId }, buyer)
    const again = await ok('favorite', { product_id: productId }, buyer)
    expect(first.count).toBe(1)
    expect(again).toEqual(first)
    expect(await counted(buyer)).toBe(1)
  })

  it('is separate for each buyer, with the latest product first [call.favorites] [role.buyer]', async () => {
    const buyer = await newBuyer()
    const goods = [await newItem(), await newItem()]
    for (const { productId } of goods) await ok('favorite', { product_id: productId }, buyer)
    const { list, count } = await ok('favorites', {}, buyer)
    expect(list.map(({ product_id }) => product_id)).toEqual(goods.map(({ productId }) => productId).reverse())
    expect(count).toBe(2)
    expect((await ok('favorites', {}, await newBuyer())).count).toBe(0)
  })

  it('has an empty page past its end [call.favorites]', async () => {
    const buyer = await newBuyer()
    await ok('favorite', { product_id: (await newItem()).productId }, buyer)
    expect(await ok('favorites', { p: 2 }, buyer)).toMatchObject({ list: [], count: 1, p: 2 })
  })

  it('removes an entry only once [call.favoriteRemove]', async () => {
    const buyer = await newBuyer()
    const { favorite_id } = await ok('favorite', { product_id: (await newItem()).productId }, buyer)
    expect(await ok('favoriteRemove', { favorite_id }, buyer)).toEqual({ count: 0 })
    expect((await call('favoriteRemove', { favorite_id }, buyer)).code).toBe(Code.notFound)
    expect(await counted(buyer)).toBe(0)
  })

  it('answers another buyer’s entry like one that does not exist, and does not remove it [call.favoriteRemove] [wire.foreign-id]', async () => {
    const owner = await newBuyer()
    const { favorite_id } = await ok('favorite', { product_id: (await newItem()).productId }, owner)
    const stranger = await newBuyer()
    for (const id of [favorite_id, '999999999999']) {
      expect((await call('favoriteRemove', { favorite_id: id }, stranger)).code).toBe(Code.notFound)
    }
    expect(await counted(owner)).toBe(1)
  })

  it('refuses unknown and withdrawn products [call.favorite] [answer.2000019] [answer.2000021]', async () => {
    const buyer = await newBuyer()
    const { productId } = await newItem()
    await sql(`update products set state = 'withdrawn', hidden = true where id = ${productId} returning id::text`)
    expect((await call('favorite', { product_id: '999999999999' }, buyer)).code).toBe(Code.notFound)
    expect((await call('favorite', { product_id: productId }, buyer)).code).toBe(Code.productInvalid)
    expect(await counted(buyer)).toBe(0)
  })
})
