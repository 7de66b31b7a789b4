/** From the cart to paid orders of two shops: totals, changed quotes, amounts, the last piece in stock. */
import { Code } from '@contract/base/codes'
import { at, one } from '@contract/rules/lists'
import { call, ok } from './support/client'
import { buy, dollars, payByWallet, place, quoteFor, submission } from './support/checkout'
import { moveClock, sql } from './support/control'
import { newItem, newShop, stockOf } from './support/new-product'
import { addressFields, newAddress, newBuyer } from './support/people'

const reason = (data: unknown) => (data as { reason?: string }).reason

describe('two shops in one cart', () => {
  it('become one order each with its own shipping cost, and are paid together [state.order-per-shop]', async () => {
    const buyer = await newBuyer()
    const goods = [await newItem({ price: 1250 }), await newItem({ price: 999 })]
    const { orders, grand_total } = await buy(buyer, goods)
    const totals = orders.map(({ shop_id, grand_total: total }) => [shop_id, total])
    expect(Object.fromEntries(totals)).toEqual({ [one(goods).shopId]: '15.00', [at(goods, 1).shopId]: '12.49' })
    expect(grand_total).toBe('27.49')
    expect(await dollars(buyer)).toMatchObject({ balance: '472.51' })
    for (const { order_id } of orders) {
      const { order } = await ok('order', { order_id }, buyer)
      expect(order).toMatchObject({ status: 'paid', payment_status: 'paid', payment_method: 'wallet' })
    }
  })

  it('take the stock when the orders are placed, and remove the ordered lines from the cart', async () => {
    const buyer = await newBuyer()
    const goods = await newItem({ stock: 5 })
    await place(buyer, [goods], 3)
    expect(await stockOf(goods)).toBe(2)
    expect((await ok('cart', {}, buyer)).cart_info.items_count).toBe(0)
  })

  it('split one payment in another currency without losing a minor unit [money.split] [money.convert-once]', async () => {
    const buyer = await newBuyer()
    const placed = await place(buyer, [await newItem({ price: 333 }), await newItem({ price: 334 })])
    const { wallets } = await ok('getUserBalance', {}, buyer)
    const wallet = wallets.find(({ currency }) => currency !== 'USD')
    if (!wallet) throw new Error('the demo offers a wallet in another currency')
    const { list } = await ok('getCurrency', {})
    const rate = Number(list.find(({ code }) => code === wallet.currency)?.rate)
    const order_ids = placed.orders.map(({ order_id }) => order_id)
    const refused = await call(
      'paymentStart',
      { order_ids, payment_method: 'wallet', wallet: wallet.code, amount: '0.01' },
      buyer,
    )
    expect(reason(refused.data)).toBe('amount_changed')
    const due = Number((refused.data as unknown as { amount: string }).amount)
    expect(Math.abs(due - Number(placed.grand_total) * rate)).toBeLessThan(1)
  })
})

describe('the shipping of a shop', () => {
  it('is free from its threshold', async () => {
    const shopId = await newShop(2_000)
    const goods = await newItem({ shopId, price: 1_000 })
    const { quote } = await quoteFor(await newBuyer(), [goods], 2)
    expect(quote.cart_info).toMatchObject({ shipping_cost: '0.00', grand_total: '20.00' })
  })

  it('has the chosen method', async () => {
    const buyer = await newBuyer()
    const goods = await newItem()
    const { addressId: address_id } = await quoteFor(buyer, [goods])
    const quote = await ok('checkoutQuote', { address_id, shipping_methods: { [goods.shopId]: 'express' } }, buyer)
    expect(quote.cart_info).toMatchObject({ shipping_cost: '6.00', grand_total: '18.50' })
  })
})

describe('the checkout', () => {
  it('requires an address [answer.2000008]', async () => {
    const buyer = await newBuyer()
    await ok('cartAdd', { product_id: (await newItem()).productId, qty: 1 }, buyer)
    expect((await call('checkout', {}, buyer)).code).toBe(Code.noDefaultAddress)
    await newAddress(buyer)
    const { payments } = await ok('checkout', {}, buyer)
    const enabled = payments.filter((payment) => payment.enabled).map(({ payment_method }) => payment_method)
    expect(enabled).toEqual(expect.arrayContaining(['wallet', 'cash_on_delivery']))
  })

  it('refuses another buyer’s address and quote [wire.foreign-id]', async () => {
    const theirs = await quoteFor(await newBuyer(), [await newItem()])
    const buyer = await newBuyer()
    const own = await quoteFor(buyer, [await newItem()])
    const { methods } = own
    const foreign = { address_id: theirs.addressId, shipping_methods: methods }
    expect((await call('checkoutQuote', foreign, buyer)).code).toBe(Code.notFound)
    const stolen = { ...submission(own), quote_id: theirs.quote.quote_id }
    expect((await call('submitOrder', stolen, buyer)).code).toBe(Code.notFound)
  })
})

describe('an order whose total changed after the quote', () => {
  it('is refused with a new quote, and nothing is created [wire.quote-changed] [answer.2000018]', async () => {
    const buyer = await newBuyer()
    const goods = await newItem({ price: 1_000 })
    const quoted = await quoteFor(buyer, [goods])
    await sql(`update skus set price_minor = 1100 where id = ${goods.skuId} returning id::text`)
    await sql(`update products set price_minor = 1100 where id = ${goods.productId} returning id::text`)
    const refused = await call('submitOrder', submission(quoted), buyer)
    expect(refused.code).toBe(Code.operationFailed)
    expect(refused.data).toMatchObject({ reason: 'quote_changed', cart_info: { grand_total: '13.50' } })
    expect((await ok('orders', {}, buyer)).count).toBe(0)
    expect(await stockOf(goods)).toBe(20)
    const { quote_id } = refused.data as unknown as { quote_id: string }
    const placed = await ok('submitOrder', { ...submission(quoted), quote_id }, buyer)
    expect(placed.grand_total).toBe('13.50')
  })

  it('is refused if its quote is older than 30 minutes [wire.quote-changed] [const.quote-life]', async () => {
    const buyer = await newBuyer()
    const quoted = await quoteFor(buyer, [await newItem()])
    try {
      await moveClock(31 * 60)
      const refused = await call('submitOrder', submission(quoted), buyer)
      expect(refused).toMatchObject({ code: Code.operationFailed, data: { reason: 'quote_changed' } })
    } finally {
      await moveClock(0)
    }
  })
})

describe('a product that is no longer available', () => {
  it('cannot be ordered if it was withdrawn, and no stock is taken [answer.2000021]', async () => {
    const buyer = await newBuyer()
    const [gone, there] = [await newItem(), await newItem()]
    const quoted = await quoteFor(buyer, [there, gone])
    await sql(`update products set state = 'withdrawn', hidden = true where id = ${gone.productId} returning id::text`)
    expect((await call('submitOrder', submission(quoted), buyer)).code).toBe(Code.productInvalid)
    expect(await stockOf(there)).toBe(20)
  })

  it('cannot be ordered in a larger quantity than is left, and no stock is taken [answer.2000023]', async () => {
    const buyer = await newBuyer()
    const [few, there] = [await newItem({ stock: 3 }), await newItem()]
    const quoted = await quoteFor(buyer, [there, few], 2)
    await sql(
      `with less as (update skus set stock = 1 where id = ${few.skuId} returning id)
       insert into stock_movements (sku_id, kind, reason, delta, at)
       select id, 'adjustment', 'damage', -2, now() from less returning id::text`,
    )
    expect((await call('submitOrder', submission(quoted), buyer)).code).toBe(Code.stockInsufficient)
    expect([await stockOf(there), await stockOf(few)]).toEqual([20, 1])
  })

  it('is sold to only one of many buyers who want the last piece [stock.last-unit]', async () => {
    const goods = await newItem({ stock: 1 })
    const buyers = await Promise.all(Array.from({ length: 5 }, () => newBuyer()))
    const quotes = await Promise.all(buyers.map((buyer) => quoteFor(buyer, [goods])))
    const answers = await Promise.all(
      quotes.map((quoted, index) => call('submitOrder', submission(quoted), buyers[index])),
    )
    const codes = answers.map(({ code }) => code).sort((a, b) => a - b)
    expect(codes).toEqual([200, ...Array<number>(4).fill(Code.stockInsufficient)])
    expect(await stockOf(goods)).toBe(0)
  })
})

describe('paying', () => {
  async function unpaid(price = 1_000) {
    const buyer = await newBuyer()
    const placed = await place(buyer, [await newItem({ price })])
    const order_ids = placed.orders.map(({ order_id }) => order_id)
    const wallet = (await dollars(buyer)).code
    return {
      buyer,
      placed,
      fields: { order_ids, payment_method: 'wallet' as const, wallet, amount: placed.grand_total },
    }
  }

  it('refuses a wrong amount, answers the amount due, and books nothing [wire.amount-changed]', async () => {
    const { buyer, fields, placed } = await unpaid()
    const refused = await call('paymentStart', { ...fields, amount: '1.00' }, buyer)
    expect(refused).toMatchObject({ code: Code.operationFailed, data: { reason: 'amount_changed' } })
    expect(JSON.stringify(refused.data)).toContain(placed.grand_total)
    expect(await dollars(buyer)).toMatchObject({ balance: '500.00' })
  })

  it('refuses more than the balance of the wallet, and books nothing [answer.2000022] [money.not-negative]', async () => {
    const { buyer, fields, placed } = await unpaid(60_000)
    expect((await call('paymentStart', fields, buyer)).code).toBe(Code.balanceInsufficient)
    expect(await dollars(buyer)).toMatchObject({ balance: '500.00' })
    const { order } = await ok('order', { order_id: one(placed.orders).order_id }, buyer)
    expect(order.status).toBe('to_be_paid')
  })

  it('refuses a wallet that is not available [answer.2000029]', async () => {
    const { buyer, fields } = await unpaid()
    expect((await call('paymentStart', { ...fields, wallet: 'shells' }, buyer)).code).toBe(Code.currencyInvalid)
  })

  it('refuses other buyers’ and unknown orders, and then pays none of the orders [answer.1500018] [wire.foreign-id]', async () => {
    const { buyer, fields } = await unpaid()
    const theirs = await unpaid()
    for (const other of [one(theirs.fields.order_ids), '999999999999']) {
      const answer = await call('paymentStart', { ...fields, order_ids: [...fields.order_ids, other] }, buyer)
      expect(answer.code).toBe(Code.orderUnknown)
    }
    expect(await dollars(buyer)).toMatchObject({ balance: '500.00' })
  })

  it('refuses an order that is already paid [answer.1500019]', async () => {
    const { buyer, fields, placed } = await unpaid()
    await payByWallet(buyer, placed)
    expect((await call('paymentStart', fields, buyer)).code).toBe(Code.orderPayment)
    expect(await dollars(buyer)).toMatchObject({ balance: '487.50' })
  })

  it('in cash moves the order straight to to_be_shipped, unpaid, and its receipt is confirmed only after delivery [state.cash-on-delivery] [state.cash-complete]', async () => {
    const { buyer, fields } = await unpaid()
    const { wallet: _, ...cash } = fields
    const paid = await ok('paymentStart', { ...cash, payment_method: 'cash_on_delivery' }, buyer)
    expect(paid.state).toBe('pending')
    const order_id = one(fields.order_ids)
    const { order } = await ok('order', { order_id }, buyer)
    expect(order).toMatchObject({ status: 'to_be_shipped', payment_status: 'unpaid' })
    await sql(`update orders set status = 'shipped' where id = ${order_id} returning id::text`)
    expect((await call('orderComplete', { order_id }, buyer)).code).toBe(Code.receiveFailed)
    await sql(`update orders set status = 'delivered' where id = ${order_id} returning id::text`)
    await ok('orderComplete', { order_id }, buyer)
  })

  it("shows only the state of the buyer's own payment [call.paymentState] [wire.foreign-id]", async () => {
    const buyer = await newBuyer()
    const { payment_id } = await payByWallet(buyer, await place(buyer, [await newItem()]))
    expect(await ok('paymentState', { payment_id }, buyer)).toMatchObject({
      state: 'paid',
      orders: [{ status: 'paid' }],
    })
    expect((await call('paymentState', { payment_id }, await newBuyer())).code).toBe(Code.notFound)
  })
})

it('does not change the address of an order after it was placed', async () => {
  const buyer = await newBuyer()
  const { orders } = await place(buyer, [await newItem()])
  const { address_list: list } = await ok('getAddressList', {}, buyer)
  await ok('addressAdd', { ...addressFields(), address_id: one(list).address_id, city: 'Elsewhere' }, buyer)
  const { order } = await ok('order', { order_id: one(orders).order_id }, buyer)
  expect(order.address.city).toBe('Bangkok')
})
