/** The prices and the stock of a shop. */
import { Code, SUCCESS } from '@contract/base/codes'
import { quoteFor, submission } from '../support/checkout'
import { call, ok, refusedFields } from '../support/client'
import { brokenInvariants, fingerprint, sql } from '../support/control'
import { newItem, stockOf } from '../support/new-product'
import { newOperator, newStall } from '../support/operators'
import { newBuyer } from '../support/people'

afterAll(async () => {
  expect(await brokenInvariants()).toEqual([])
})

/** A seller whose shop sells one product, with 20 pieces in stock. */
async function stall() {
  const made = await newStall()
  const { seller, productId, skuId, sku } = made
  return { seller, goods: { productId, shopId: seller.shopId, skuId, sku } }
}

const count = { reason: 'count' as const }
const delivery = { reason: 'delivery' as const }

describe('the stock that a shop sets', () => {
  it('changes by the difference, so that pieces sold in the meantime stay sold [rule.seller-stock] [call.sellerStockSet] [stock.sum]', async () => {
    const { seller, goods } = await stall()
    const buyer = await newBuyer()
    const quoted = await quoteFor(buyer, [goods])
    const set = { ...delivery, items: [{ sku_id: goods.skuId, stock: 50, was: 20 }] }
    const [sold, changed] = await Promise.all([
      call('submitOrder', submission(quoted), buyer),
      call('sellerStockSet', set, seller),
    ])
    expect([sold.code, changed.code]).toEqual([SUCCESS, SUCCESS])
    expect(await stockOf(goods)).toBe(49)
  })

  it('is counted by one of two: the other gets what is there now, and nothing changes [rule.seller-stock] [wire.unchanged]', async () => {
    const { seller, goods } = await stall()
    const operator = await newOperator()
    const set = { ...count, items: [{ sku_id: goods.skuId, stock: 50, was: 20 }] }
    await ok('sellerStockSet', { ...set, shop_id: seller.shopId }, operator)
    const before = await fingerprint()
    const late = await call('sellerStockSet', set, seller)
    const now = [{ sku_id: goods.skuId, stock: 50 }]
    expect([late.code, late.data]).toEqual([Code.operationFailed, { reason: 'changed', items: now }])
    expect(await fingerprint()).toBe(before)
  })

  it('has a log of its changes [call.sellerStockLog] [rule.seller-history]', async () => {
    const { seller, goods } = await stall()
    const items = [{ sku_id: goods.skuId, stock: 17, was: 20 }]
    await ok('sellerStockSet', { items, reason: 'damage', note: 'Fell down' }, seller)
    const buyer = await newBuyer()
    await ok('submitOrder', submission(await quoteFor(buyer, [goods])), buyer)
    const { list } = await ok('sellerStockLog', { sku_id: goods.skuId }, seller)
    expect(list).toEqual([
      expect.objectContaining({ kind: 'sale', delta: -1, stock: 16, by: '', order_id: expect.any(String) as unknown }),
      expect.objectContaining({ kind: 'damage', delta: -3, stock: 17, note: 'Fell down', by: 'Ada Lovelace' }),
      expect.objectContaining({ kind: 'opening', delta: 20, stock: 20, by: '', order_id: null }),
    ])
  })

  it('is refused as a whole if one variant would go below zero [answer.2000023] [wire.unchanged]', async () => {
    const { seller, goods } = await stall()
    const other = await newItem({ shopId: seller.shopId, stock: 2 })
    const items = [
      { sku_id: goods.skuId, stock: 30, was: 20 },
      { sku_id: other.skuId, stock: 0, was: 3 },
    ]
    const before = await fingerprint()
    const answer = await call('sellerStockSet', { reason: 'damage', items }, seller)
    expect([answer.code, answer.data]).toEqual([Code.stockInsufficient, { stock: 2 }])
    expect(await fingerprint()).toBe(before)
  })

  it('is refused if a variant is in the list twice [answer.1000008]', async () => {
    const { seller, goods } = await stall()
    const item = { sku_id: goods.skuId, stock: 21, was: 20 }
    const answer = await call('sellerStockSet', { ...count, items: [item, item] }, seller)
    expect([answer.code, refusedFields(answer)]).toEqual([Code.invalidParameter, ['items.1.sku_id']])
  })

  it('is increased only by operators if the settings require it; shops then request it [rule.seller-stock] [call.applyStorage]', async () => {
    const { seller, goods } = await stall()
    const more = { ...delivery, items: [{ sku_id: goods.skuId, stock: 25, was: 20 }] }
    await sql(
      `insert into settings (name, value) values ('trade', '{"stock_by":"operator"}')
       on conflict (name) do update set value = excluded.value returning name`,
    )
    try {
      expect((await ok('sellerStock', {}, seller)).stock_by).toBe('operator')
      const refused = await call('sellerStockSet', more, seller)
      expect([refused.code, refused.data]).toEqual([Code.operationFailed, { reason: 'not_allowed' }])
      const fewer = { ...count, items: [{ sku_id: goods.skuId, stock: 18, was: 20 }] }
      expect(await ok('sellerStockSet', fewer, seller)).toEqual({ items: [{ sku_id: goods.skuId, stock: 18 }] })
      await ok('sellerStockSet', { ...more, shop_id: seller.shopId }, await newOperator())
    } finally {
      await sql(`delete from settings where name = 'trade' returning name`)
    }
    expect(await stockOf(goods)).toBe(23)
    expect((await ok('sellerStock', {}, seller)).stock_by).toBe('shop')
  })

  it('is listed with the lowest stock first, and found by name and SKU [call.sellerStock]', async () => {
    const { seller, goods } = await stall()
    const few = await newItem({ shopId: seller.shopId, stock: 3 })
    const none = await newItem({ shopId: seller.shopId, stock: 0 })
    const skusOf = async (fields: Parameters<typeof ok<'sellerStock'>>[1]) =>
      (await ok('sellerStock', fields, seller)).list.map(({ sku }) => sku)
    expect(await skusOf({})).toEqual([none.sku, few.sku, goods.sku])
    expect(await skusOf({ stock: 'low' })).toEqual([few.sku])
    expect(await skusOf({ stock: 'out' })).toEqual([none.sku])
    expect(await skusOf({ q: few.sku.toLowerCase() })).toEqual([few.sku])
  })
})

describe('the prices that a shop sets', () => {
  it('apply at once to lists and carts, and an earlier quote is refused with a new one [call.sellerPrices] [wire.quote-changed]', async () => {
    const { seller, goods } = await stall()
    const buyer = await newBuyer()
    const quoted = await quoteFor(buyer, [goods])
    const item = { sku_id: goods.skuId, price: '15', special_price: '14.00' }
    expect(await ok('sellerPrices', { items: [item] }, seller)).toEqual({ items: [{ ...item, price: '15.00' }] })
    const answer = await call('submitOrder', submission(quoted), buyer)
    expect([answer.code, answer.data]).toMatchObject([Code.operationFailed, { reason: 'quote_changed' }])
    const { product } = await ok('product', { product_id: goods.productId })
    expect(product).toMatchObject({ price: '15.00', special_price: '14.00' })
  })

  it('are not overwritten by who saw others: the refusal has those that are there [rule.seller-price] [wire.unchanged]', async () => {
    const { seller, goods } = await stall()
    const was = { price: '12.50', special_price: null }
    const item = { sku_id: goods.skuId, price: '15.00', special_price: '14.00' }
    await ok('sellerPrices', { items: [{ ...item, was }] }, seller)
    const before = await fingerprint()
    const late = await call('sellerPrices', { items: [{ ...item, price: '16', was }] }, seller)
    expect([late.code, late.data]).toEqual([Code.operationFailed, { reason: 'changed', items: [item] }])
    expect(await fingerprint()).toBe(before)
  })

  it('are refused together, each invalid one at its place, and change nothing [rule.seller-price] [answer.1000008] [wire.unchanged]', async () => {
    const { seller, goods } = await stall()
    const [other, third] = [await newItem({ shopId: seller.shopId }), await newItem({ shopId: seller.shopId })]
    const items = [
      { sku_id: goods.skuId, price: '0', special_price: null },
      { sku_id: other.skuId, price: '15.00', special_price: '15.01' },
      { sku_id: third.skuId, price: '15.00', special_price: '1 USD' },
    ]
    const before = await fingerprint()
    const answer = await call('sellerPrices', { items }, seller)
    expect(answer.code).toBe(Code.invalidParameter)
    expect(refusedFields(answer)).toEqual(['items.0.price', 'items.1.special_price', 'items.2.special_price'])
    expect(await fingerprint()).toBe(before)
  })
})
