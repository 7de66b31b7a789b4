/** Settlements: what shops earn, their terms, and their statements. */
import { Code, SUCCESS } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { refundFields } from '../support/after-sale'
import { call, ok } from '../support/client'
import { buy, place } from '../support/checkout'
import { brokenInvariants, runSettlements, sql } from '../support/control'
import { newCoupon } from '../support/coupons'
import { balanceOf, complete, newEarner, newSale, thisMonth } from '../support/seller-orders'
import { newItem } from '../support/new-product'
import { newOperator, newStall } from '../support/operators'
import { newBuyer } from '../support/people'
import { newSeller, type Seller } from '../support/sellers'
import { pdfText } from '../../support/pdf-text'

afterEach(async () => {
  expect(await brokenInvariants()).toEqual([])
})

type Terms = Omit<Parameters<typeof ok<'opsShopSave'>>[1], 'shop_id' | 'version'>

/** Agrees on terms with a shop. */
async function agree({ shopId: shop_id }: Seller, terms: Terms): Promise<void> {
  await ok('opsShopSave', { shop_id, version: 1, ...terms }, await newOperator())
}

/** A seller with terms, and a paid order of two pieces for 12.50 with shipping for 3.90. */
async function saleUnder(terms: Terms) {
  const stall = await newStall()
  await agree(stall.seller, terms)
  const buyer = await newBuyer()
  const goods = { productId: stall.productId, shopId: stall.seller.shopId }
  const { orders } = await buy(buyer, [goods], 2)
  return { ...stall, buyer, goods, order_id: one(orders).order_id }
}

async function refundOne(sale: { buyer: Awaited<ReturnType<typeof newBuyer>>; order_id: string }, qty = 1) {
  const { order } = await ok('order', { order_id: sale.order_id }, sale.buyer)
  const item = { buyer: sale.buyer, order_id: sale.order_id, item_id: one(order.products).item_id }
  const { refund_id } = await ok('refund', refundFields(item, qty), sale.buyer)
  return refund_id
}
const approve = async (id: string) => ok('opsRefundsDecide', { id, state: 1 }, await newOperator())

describe('an order of a shop [money.settlement]', () => {
  it('is held until it is completed, and then earned once [call.sellerBalance]', async () => {
    const sale = await newSale()
    const paid = await ok('sellerBalance', {}, sale.seller)
    expect(paid).toMatchObject({ currency: 'USD', balance: '0.00', held: '28.90', open_orders: 1, last: [] })
    expect(paid.terms).toMatchObject({ commission_bps: 0, cash_with: 'shop', hold_days: 0 })
    await runSettlements()
    expect(await balanceOf(sale.seller)).toBe('0.00')
    await complete(sale.buyer, sale.order_id)
    await Promise.all([runSettlements(), runSettlements(), runSettlements()])
    const earned = await ok('sellerBalance', {}, sale.seller)
    expect(earned).toMatchObject({ balance: '28.90', held: '0.00', open_orders: 0 })
    expect(earned.last).toHaveLength(1)
    expect(earned.last[0]).toMatchObject({
      kind: 'settle',
      order_id: sale.order_id,
      goods: '25.00',
      shipping: '3.90',
      commission: '0.00',
      net: '28.90',
    })
    await runSettlements()
    expect(await balanceOf(sale.seller)).toBe('28.90')
  })

  it('waits while a refund is asked for, and counts what was refunded before [money.settlement]', async () => {
    const sale = await saleUnder({ commission_bps: '1000' })
    await complete(sale.buyer, sale.order_id)
    const id = await refundOne(sale)
    await runSettlements()
    expect(await balanceOf(sale.seller)).toBe('0.00')
    await approve(id)
    expect((await ok('sellerBalance', {}, sale.seller)).held).toBe('15.15')
    await runSettlements()
    // 12.50 and 3.90, less 1.25
    expect(await balanceOf(sale.seller)).toBe('15.15')
  })

  it('gives back what a refund takes after it, to the last cent [money.settlement-back]', async () => {
    const sale = await saleUnder({ commission_bps: '1000' })
    await complete(sale.buyer, sale.order_id)
    await runSettlements()
    expect(await balanceOf(sale.seller)).toBe('26.40')
    await approve(await refundOne(sale))
    expect(await balanceOf(sale.seller)).toBe('15.15')
    await approve(await refundOne(sale))
    expect(await balanceOf(sale.seller)).toBe('0.00')
    const { last } = await ok('sellerBalance', {}, sale.seller)
    expect(last.map(({ kind, net }) => [kind, net])).toEqual([
      ['back', '-15.15'],
      ['back', '-11.25'],
      ['settle', '26.40'],
    ])
  })

  it('comes to the same when it is refunded while it is settled [money.settlement-back]', async () => {
    for (let round = 0; round < 4; round += 1) {
      const sale = await saleUnder({ commission_bps: '1000' })
      const id = await complete(sale.buyer, sale.order_id).then(() => refundOne(sale))
      await Promise.all([approve(id), runSettlements(), runSettlements()])
      await runSettlements()
      expect(await balanceOf(sale.seller)).toBe('15.15')
    }
  })

  it('bears no coupon of the marketplace, and commission on the full price', async () => {
    const stall = await newStall()
    await agree(stall.seller, { commission_bps: '1000' })
    const buyer = await newBuyer()
    const code = await newCoupon({ percent: 20 })
    await ok('cartAdd', { product_id: stall.productId, qty: 1 }, buyer)
    await ok('cartAddCoupon', { coupon_code: code }, buyer)
    const goods = { productId: stall.productId, shopId: stall.seller.shopId }
    const placed = await buy(buyer, [goods])
    await complete(buyer, one(placed.orders).order_id)
    await runSettlements()
    const { last, balance } = await ok('sellerBalance', {}, stall.seller)
    expect(last[0]).toMatchObject({ goods: '20.00', promotion: '5.00', commission: '2.50', net: '26.40' })
    expect(balance).toBe('26.40')
  })

  it('in cash leaves the shop with the cash, and owing the commission', async () => {
    const stall = await newStall()
    await agree(stall.seller, { commission_bps: '1000' })
    const buyer = await newBuyer()
    const goods = { productId: stall.productId, shopId: stall.seller.shopId }
    const { orders, grand_total: amount } = await place(buyer, [goods], 2)
    const { order_id } = one(orders)
    await ok('paymentStart', { order_ids: [order_id], payment_method: 'cash_on_delivery', amount }, buyer)
    const operator = await newOperator()
    await ok('opsShip', { order_id, carrier: 'Carteiro', log_sn: 'CT7401000124PT' }, operator)
    await ok('opsTransit', { order_id }, operator)
    await ok('opsDeliver', { order_id }, operator)
    await ok('orderComplete', { order_id }, buyer)
    const sale = { buyer, order_id }
    await approve(await refundOne(sale))
    const { order } = await ok('order', { order_id }, buyer)
    const review = { selectStar: 5, summary: 'Good', review_content: 'It is well made.', images: [] }
    for (const { item_id } of order.products) await ok('submitReview', { item_id, ...review }, buyer)
    await runSettlements()
    const { last, balance } = await ok('sellerBalance', {}, stall.seller)
    // it has 28.90, of which 12.50 went back to the buyer, and 1.25 is commission
    expect(last.map(({ kind, net }) => [kind, net])).toEqual([
      ['cash', '-28.90'],
      ['settle', '15.15'],
    ])
    expect(balance).toBe('-13.75')
    await approve(await refundOne(sale))
    expect(await balanceOf(stall.seller)).toBe('-28.90')
  })

  it('of the marketplace’s own shop goes to the house', async () => {
    const goods = await newItem()
    const buyer = await newBuyer()
    const { orders } = await buy(buyer, [goods])
    await complete(buyer, one(orders).order_id)
    await runSettlements()
    const shop = { shop_id: goods.shopId }
    expect(await ok('sellerBalance', shop, await newOperator())).toMatchObject({ balance: '15.00', held: '0.00' })
  })

  it('from before there were settlements is settled on purpose alone [call.opsSettlementRelease]', async () => {
    const sale = await newSale()
    await sql(`update orders set settles = false where id = ${sale.order_id} returning id::text`)
    await complete(sale.buyer, sale.order_id)
    await runSettlements()
    expect(await ok('sellerBalance', {}, sale.seller)).toMatchObject({ balance: '0.00', held: '0.00' })
    const operator = await newOperator()
    expect(await ok('opsSettlementRelease', { before: '2026-01-01' }, operator)).toEqual({ orders: 0 })
    const { orders } = await ok('opsSettlementRelease', { before: '2098-01-01' }, operator)
    expect(orders).toBeGreaterThan(0)
    await runSettlements()
    expect(await balanceOf(sale.seller)).toBe('28.90')
    const wrong = await call('opsSettlementRelease', { before: '2026-02-30' }, operator)
    expect(wrong).toMatchObject({ code: Code.invalidParameter })
  })
})

describe('the terms of a shop [money.settlement-terms]', () => {
  it('are those of the time of the order, the shop’s before the category’s [call.opsShopSave] [call.opsCategoryCommission]', async () => {
    const stall = await newStall()
    const operator = await newOperator()
    const { id: category_id } = one(
      await sql<{ id: string }>(
        `insert into categories (names, image, ground, parent_id)
       select names, image, ground, id from categories order by id limit 1 returning id::text`,
      ),
    )
    await sql(`update products set category_id = ${category_id} where id = ${stall.productId} returning id::text`)
    await ok('opsCategoryCommission', { category_id, commission_bps: '400' }, operator)
    const { list } = await ok('opsCategories', {}, operator)
    expect(list.find((each) => each.category_id === category_id)?.commission_bps).toBe(400)
    const buyer = await newBuyer()
    const goods = { productId: stall.productId, shopId: stall.seller.shopId }
    const first = await buy(buyer, [goods], 2)
    await agree(stall.seller, { commission_bps: '1000' })
    const second = await buy(buyer, [goods], 2)
    // other tests sell goods of the newest category
    await ok('opsCategoryCommission', { category_id, commission_bps: 'default' }, operator)
    for (const { orders } of [first, second]) await complete(buyer, one(orders).order_id)
    await runSettlements()
    const { last, terms } = await ok('sellerBalance', {}, stall.seller)
    expect(last.map(({ commission }) => commission).sort()).toEqual(['1.00', '2.50'])
    expect(terms.commission_bps).toBe(1_000)
  })

  it('are not overwritten by somebody who did not see a change [call.opsShops] [call.opsShopSave]', async () => {
    const { shopId: shop_id } = await newSeller()
    const operator = await newOperator()
    const { shop } = await ok('opsShopSave', { shop_id, version: 1, commission_bps: '300' }, operator)
    expect(shop).toMatchObject({ commission_bps: 300, cash_with: null, trusted: false, version: 2 })
    const late = await call('opsShopSave', { shop_id, version: 1, commission_bps: '900' }, operator)
    expect(late).toMatchObject({ code: Code.operationFailed, data: { reason: 'changed', version: 2 } })
    const back = await ok('opsShopSave', { shop_id, version: 2, commission_bps: 'default', trusted: true }, operator)
    expect(back.shop).toMatchObject({ commission_bps: null, trusted: true, version: 3 })
    const unknown = await call('opsShopSave', { shop_id: '999999999', version: 1 }, operator)
    expect(unknown.code).toBe(Code.notFound)
    expect(
      (await call('opsCategoryCommission', { category_id: '999999999', commission_bps: '1' }, operator)).code,
    ).toBe(Code.notFound)
    for (const commission_bps of ['5001', '-1', '2.5', '']) {
      const refused = await call('opsShopSave', { shop_id, version: 3, commission_bps, cash_with: 'shop' }, operator)
      expect([commission_bps, refused.code]).toEqual([
        commission_bps,
        commission_bps === '' ? SUCCESS : Code.invalidParameter,
      ])
    }
    const { list } = await ok('opsShops', { q: 'New store', page_size: 50 }, operator)
    expect(list.length).toBeGreaterThan(0)
  })
})

/** The sums of a month with one sale for 25.00 and its shipping, as a Spanish reader gets them. */
const STATED = ['Saldo inicial 0,00 US$', '25,00 US$', '3,90 US$', 'Saldo final 28,90 US$']

describe('a statement [money.statement]', () => {
  it('has the lines of its month and adds up [call.sellerStatements] [call.sellerStatement]', async () => {
    const { seller, order_id } = await newEarner()
    const month = thisMonth()
    const { list } = await ok('sellerStatements', {}, seller)
    expect(list).toHaveLength(1)
    expect(list[0]).toMatchObject({ month, orders: 1, opening: '0.00', net: '28.90', closing: '28.90', closed: false })
    const page = await ok('sellerStatement', { month }, seller)
    expect(page).toMatchObject({ statement: list[0], count: 1, p: 1 })
    expect(page.list[0]).toMatchObject({ order_id, net: '28.90' })
    expect((await ok('sellerStatement', { month, p: 2 }, seller)).list).toEqual([])
    for (const wrong of ['2026-13', '26-01', '2026-1', '2026-00']) {
      expect((await call('sellerStatement', { month: wrong }, seller)).code).toBe(Code.invalidParameter)
    }
    expect((await call('sellerStatement', { month: '2001-01' }, seller)).code).toBe(Code.notFound)
  })

  it('of another shop is not to be had, whatever is named [call.sellerStatement] [role.shop-calls]', async () => {
    const { seller } = await newEarner()
    const other = await newSeller()
    const asked = { shop_id: seller.shopId, month: thisMonth() }
    expect((await call('sellerStatement', asked, other)).code).toBe(Code.notFound)
    expect((await call('sellerStatementDocument', { ...asked, as: 'csv', link: true }, other)).code).toBe(Code.notFound)
    expect((await ok('sellerBalance', { shop_id: seller.shopId }, other)).balance).toBe('0.00')
    expect((await call('sellerStatement', asked, await newOperator())).code).toBe(SUCCESS)
  })

  it.each(['csv', 'pdf'] as const)(
    'is to be had as %s, by its link for a while [call.sellerStatementDocument]',
    async (as) => {
      const { seller, order } = await newEarner()
      const { url } = await ok(
        'sellerStatementDocument',
        { month: thisMonth(), as, link: true },
        { ...seller, lang: 'es' },
      )
      const { pathname, search } = new URL(url)
      const document = await fetch(`${process.env.SOUK_TEST_API}${pathname}${search}`)
      expect(document.headers.get('content-type')).toBe(as === 'csv' ? 'text/csv; charset=utf-8' : 'application/pdf')
      const bytes = new Uint8Array(await document.arrayBuffer())
      if (as === 'csv') {
        const [heading, line, end] = new TextDecoder().decode(bytes).split('\r\n')
        expect(heading).toContain('Fecha,Concepto,Pedido')
        expect(line).toContain(`,${order.increment_id},25.00,3.90,0.00,0.00,0.00,28.90`)
        expect(end).toBe('')
      } else {
        const [text, ...others] = pdfText(bytes)
        expect(others).toEqual([])
        for (const line of STATED) expect(text).toContain(line)
        expect(text).toMatch(new RegExp(`${order.increment_id} 28,90 US\\$`))
      }
      const forged = search.replace(/month=\d{4}/, 'month=2001')
      expect((await fetch(`${process.env.SOUK_TEST_API}${pathname}${forged}`)).status).toBe(404)
    },
  )
})
