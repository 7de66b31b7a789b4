/** The cart and the checkout, field by field. */
import { one } from '@contract/rules/lists'
import { dollars, quoteFor } from '../support/checkout'
import { ok } from '../support/client'
import { newCoupon } from '../support/coupons'
import { newItem, newShop } from '../support/new-product'
import { newAddress, newBuyer } from '../support/people'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Two pieces at 12.50 of a shop that ships for free from 60.00 on, and a coupon of 5.00. */
async function filled() {
  const buyer = await newBuyer()
  const goods = await newItem({ shopId: await newShop(6_000), stock: 7, sizes: ['S', 'M'] })
  await ok('cartAdd', { product_id: goods.productId, qty: 2, custom_option_sku: goods.sku }, buyer)
  const coupon_code = await newCoupon({ amount: 500, min: 1_000 })
  await ok('cartAddCoupon', { coupon_code }, buyer)
  return { buyer, goods, coupon_code }
}

describe('a cart', () => {
  it('has its number of pieces and its totals [field.cart.totals]', async () => {
    const { buyer, coupon_code } = await filled()
    const { cart_info: cart, currency } = await ok('cart', {}, buyer)
    expect(currency).toBe('USD')
    expect(cart).toMatchObject({ items_count: 2, coupon_code, product_total: '25.00', coupon_cost: '5.00' })
    const sum = Number(cart.product_total) - Number(cart.coupon_cost) + Number(cart.shipping_cost)
    expect(Number(cart.grand_total)).toBeCloseTo(sum, 2)
    expect(Number(cart.tax_total)).toBeGreaterThan(0)
  })

  it('groups its lines by shop [field.cart.shops]', async () => {
    const { buyer, goods } = await filled()
    const { shops } = (await ok('cart', {}, buyer)).cart_info
    expect(shops).toMatchObject([
      {
        shop_id: goods.shopId,
        name: expect.stringContaining('Test shop') as string,
        free_shipping_from: '60.00',
        product_total: '25.00',
      },
    ])
  })

  it('has lines with product, prices, and whether they are selected [field.cart.lines]', async () => {
    const { buyer, goods } = await filled()
    const { products } = one((await ok('cart', {}, buyer)).cart_info.shops)
    expect(products).toEqual([
      expect.objectContaining({
        item_id: expect.stringMatching(/^\d+$/) as string,
        product_id: goods.productId,
        sku: goods.sku,
        name_en: expect.stringContaining('Test goods') as string,
        qty: 2,
        stock: 7,
        price: '12.50',
        row_price: '25.00',
        custom_option_sku: goods.sku,
        custom_option_info: [{ name: 'Size', value: 'S' }],
        selected: true,
        active: true,
      }),
    ])
  })
})

describe('a checkout', () => {
  it('has shipping methods for each shop, one of them selected [field.checkout.shippings]', async () => {
    const { buyer, goods } = await filled()
    await newAddress(buyer)
    const { shippings } = await ok('checkout', {}, buyer)
    const eta = { eta_from: expect.stringMatching(DAY) as string, eta_to: expect.stringMatching(DAY) as string }
    expect(shippings).toEqual([
      {
        shop_id: goods.shopId,
        methods: [
          { method: 'standard', name: 'Standard', cost: '2.50', selected: true, ...eta },
          { method: 'express', name: 'Express', cost: '6.00', selected: false, ...eta },
        ],
      },
    ])
    const { eta_from, eta_to } = one(one(shippings).methods)
    expect(eta_from < eta_to).toBe(true)
  })

  it('has three payment methods, each either enabled or disabled with a reason [field.checkout.payments]', async () => {
    const { buyer } = await filled()
    await newAddress(buyer)
    const { payments } = await ok('checkout', {}, buyer)
    expect(payments.map(({ payment_method }) => payment_method).sort()).toEqual([
      'bank_card',
      'cash_on_delivery',
      'wallet',
    ])
    for (const { name, enabled, reason } of payments) {
      expect(name).not.toBe('')
      if (!enabled) expect(reason).toEqual(expect.stringMatching(/./))
    }
  })

  it('has the wallets that could pay, the addresses and the currency [field.checkout.wallets]', async () => {
    const { buyer } = await filled()
    const address_id = await newAddress(buyer)
    const { wallets, address_list, currency } = await ok('checkout', {}, buyer)
    expect(wallets).toContainEqual(await dollars(buyer))
    expect(address_list.map((address) => address.address_id)).toEqual([address_id])
    expect(currency).toBe('USD')
  })

  it('returns a quote with an id, totals, and the amount that each wallet would be charged [field.quote.charge]', async () => {
    const buyer = await newBuyer()
    const { quote } = await quoteFor(buyer, [await newItem()])
    expect(quote.quote_id).toMatch(/^\d+$/)
    expect(quote.cart_info).toMatchObject({ shipping_cost: '2.50', grand_total: '15.00' })
    expect(quote.charge).toContainEqual({ wallet: 'USD', currency: 'USD', amount: '15.00' })
    const { list } = await ok('getWallets', {})
    expect(quote.charge.map(({ wallet }) => wallet).sort()).toEqual(list.map(({ code }) => code).sort())
  })
})
