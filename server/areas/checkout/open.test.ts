import { eq } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { addresses } from '../../kernel/db/schema/accounts'
import { skus } from '../../kernel/db/schema/catalogue'
import { pay, type Buyer, type Market } from '../../testing/market'
import { onMarket } from '../../testing/market-scene'

let market: Market
let buyer: Buyer

onMarket((made, by) => {
  market = made
  buyer = by
})

const add = (product_id: string, qty: number, by = buyer) => by.ok('cartAdd', { product_id, qty: String(qty) })
const setStock = (productId: string, stock: number) =>
  market.db
    .update(skus)
    .set({ stock })
    .where(eq(skus.productId, BigInt(productId)))

describe('opening the checkout [call.checkout]', () => {
  it('shows the shipping of each shop, the payments and the wallets', async () => {
    await add(market.shirt, 1)
    await add(market.lamp, 1)
    const data = await buyer.ok('checkout')
    expect(data.address_list).toMatchObject([{ address_id: buyer.addressId, is_default: true }])
    expect(data.shippings).toEqual([
      {
        shop_id: market.shop,
        methods: [
          {
            method: 'standard',
            name: 'Standard',
            cost: '4.99',
            eta_from: '2026-03-04',
            eta_to: '2026-03-06',
            selected: true,
          },
          {
            method: 'express',
            name: 'Express',
            cost: '15.00',
            eta_from: '2026-03-02',
            eta_to: '2026-03-03',
            selected: false,
          },
        ],
      },
      { shop_id: market.otherShop, methods: [expect.objectContaining({ method: 'post', cost: '3.00' })] },
    ])
    expect(data.payments.map(({ payment_method, enabled }) => [payment_method, enabled])).toEqual([
      ['wallet', true],
      ['bank_card', true],
      ['cash_on_delivery', true],
    ])
    expect(data.wallets[0]).toMatchObject({ code: 'USD', balance: '500.00', frozen: '0.00' })
  })

  it('quotes what it chose, at the same prices, so that the next call places the orders', async () => {
    await add(market.shirt, 1)
    await add(market.lamp, 1)
    const { cart_info, chosen, quote_id = '', charge } = await buyer.ok('checkout')
    expect(chosen).toEqual({
      address_id: buyer.addressId,
      shipping_methods: { [market.shop]: 'standard', [market.otherShop]: 'post' },
      payment_method: 'wallet',
      wallet: 'USD',
    })
    expect(charge?.[0]).toEqual({ wallet: 'USD', currency: 'USD', amount: cart_info.grand_total })
    const { payment_method: _method, wallet: _wallet, ...choices } = { ...chosen! }
    const fields = { ...choices, shipping_methods: JSON.stringify(choices.shipping_methods), quote_id }
    expect(await buyer.ok('submitOrder', fields)).toMatchObject({ grand_total: cart_info.grand_total })
  })

  it('chooses what the last order had: the method of each shop, the address and what paid', async () => {
    const book = await buyer.ok('getAddressList')
    const { address_id: _id, is_default: _default, ...parts } = one(book.address_list)
    const added = await buyer.ok('addressAdd', { ...parts, street: 'Second street 2', is_default: '0' })
    const address_id = added.address_list.find(({ street }) => street === 'Second street 2')?.address_id ?? ''
    await market.db.update(addresses).set({ isDefault: false }).where(eq(addresses.userId, buyer.userId))
    await add(market.shirt, 1)
    const fields = { address_id: buyer.addressId, shipping_methods: JSON.stringify({ [market.shop]: 'express' }) }
    const { quote_id } = await buyer.ok('checkoutQuote', fields)
    const { orders: placed, grand_total } = await buyer.ok('submitOrder', { ...fields, quote_id })
    const ids = placed.map(({ order_id }) => order_id)
    await pay(buyer, ids, grand_total, { payment_method: 'cash_on_delivery' })
    await add(market.shirt, 1)
    await add(market.lamp, 1)
    const { chosen, cart_info, shippings } = await buyer.ok('checkout')
    expect(chosen).toEqual({
      address_id: buyer.addressId,
      shipping_methods: { [market.shop]: 'express', [market.otherShop]: 'post' },
      payment_method: 'cash_on_delivery',
    })
    expect(cart_info.shipping_cost).toBe('18.00')
    expect(shippings[0]?.methods.map(({ selected }) => selected)).toEqual([false, true])
    expect((await buyer.ok('checkout', { address_id })).chosen?.address_id).toBe(address_id)
  })

  it('chooses for another buyer as if nobody had bought', async () => {
    const other = await market.buyer(0n)
    await add(market.shirt, 1, other)
    const { chosen } = await other.ok('checkout')
    expect(chosen).toMatchObject({ shipping_methods: { [market.shop]: 'standard' }, payment_method: 'bank_card' })
  })

  it('has no quote for what cannot be ordered', async () => {
    expect(await buyer.ok('checkout')).not.toHaveProperty('quote_id')
    await add(market.lamp, 2)
    await setStock(market.lamp, 1)
    expect(await buyer.ok('checkout')).not.toHaveProperty('quote_id')
    await setStock(market.lamp, 3)
    expect(await buyer.ok('checkout')).toHaveProperty('quote_id')
  })

  it('asks for an address first', async () => {
    await market.db.delete(addresses).where(eq(addresses.userId, buyer.userId))
    expect(await buyer.call('checkout')).toMatchObject({ code: 2000008 })
  })
})
