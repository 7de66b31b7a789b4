/** Reports of operators and shops. */
import type { Data } from '@contract/all-calls'
import { Code } from '@contract/base/codes'
import { refundFields } from '../support/after-sale'
import { buy } from '../support/checkout'
import { call, ok, refusedFields } from '../support/client'
import { brokenInvariants, fingerprint, moveClock, runHousekeeping, sql } from '../support/control'
import { newArrival, newSale } from '../support/seller-orders'
import { newItem } from '../support/new-product'
import { newOperator, newStall } from '../support/operators'
import { wholeList } from '../support/pages'
import { newBuyer } from '../support/people'

const today = () => new Date().toISOString().slice(0, 10)
const DAY_S = 86_400
const paidAt = (order_id: string, time: string) =>
  sql(`update orders set paid_at = '${time}', created_at = '${time}' where id = ${order_id} returning id::text`)
const daysWithSales = ({ days }: Data<'opsReport'>) =>
  days.filter(({ orders }) => orders > 0).map(({ day, sales }) => `${day} ${sales}`)

afterAll(async () => {
  expect(await brokenInvariants()).toEqual([])
})

describe('a report of sales [call.opsReport] [call.sellerReport] [rule.report-sales] [field.report]', () => {
  it('adds up the goods of paid orders by day, shop, category and product', async () => {
    const operator = await newOperator()
    const { seller, goods, buyer } = await newSale()
    const second = await newItem({ shopId: seller.shopId, price: 2_000 })
    await buy(buyer, [second])
    const report = await ok('sellerReport', {}, seller)
    expect(report).toMatchObject({ until: today(), zone: 'UTC', shipping: '7.80' })
    expect(report.days).toHaveLength(30)
    const total = { orders: 2, pieces: 3, sales: '45.00', refunded: '0.00', net: '45.00' }
    expect(report.total).toEqual(total)
    expect(report.days.at(-1)).toEqual({ day: today(), ...total })
    expect(report.paid).toEqual([{ currency: 'USD', orders: 2, amount: '52.80' }])
    expect(await ok('opsReport', { shop_id: seller.shopId }, operator)).toEqual(report)
    const products = await ok('sellerReportSales', { by: 'product' }, seller)
    expect(products.list.map(({ id, sales }) => [id, sales])).toEqual([
      [goods.productId, '25.00'],
      [second.productId, '20.00'],
    ])
    expect(products).toMatchObject({
      count: 2,
      list: [{ name_en: expect.stringContaining('Test goods') as string }, {}],
    })
    const next = await ok('sellerReportSales', { by: 'product', p: 2, page_size: 1 }, seller)
    expect(next).toEqual({ list: [products.list[1]], count: 2, p: 2, page_size: 1 })
    const shop_id = seller.shopId
    for (const by of ['shop', 'category'] as const) {
      const { list } = await ok('opsReportSales', { by, shop_id }, operator)
      expect({ by, list }).toMatchObject({ by, list: [total] })
    }
  })

  it('takes off what was refunded, and leaves out what was cancelled or not paid', async () => {
    const { seller, buyer, ...arrival } = await newArrival()
    const { refund_id } = await ok('refund', refundFields({ ...arrival, buyer }), buyer)
    await ok('sellerRefundAnswer', { refund_id, answer: 'approve' }, seller)
    await newSale('to_be_paid')
    const { total, funnel } = await ok('sellerReport', {}, seller)
    expect(total).toEqual({ orders: 1, pieces: 2, sales: '25.00', refunded: '12.50', net: '12.50' })
    expect(funnel).toMatchObject({ placed: 1, paid: 1, refunded: 1, cancelled: 0 })
    const cancelled = await newSale()
    await ok('sellerOrderDecline', { order_id: cancelled.order_id, reason: 'Broken' }, cancelled.seller)
    const none = await ok('sellerReport', {}, cancelled.seller)
    expect(none.total).toMatchObject({ orders: 0, sales: '0.00' })
    expect(none.funnel).toMatchObject({ placed: 1, cancelled: 1 })
    expect(none.days.every(({ orders }) => orders === 0)).toBe(true)
  })

  it('begins its days at midnight of the time zone', async () => {
    const { seller, order_id } = await newSale()
    await paidAt(order_id, '2026-03-31T18:30:00Z')
    const days = { from: '2026-03-31', until: '2026-04-01' }
    expect(daysWithSales(await ok('sellerReport', days, seller))).toEqual(['2026-03-31 25.00'])
    const bangkok = await ok('sellerReport', { ...days, zone: 'Asia/Bangkok' }, seller)
    expect(daysWithSales(bangkok)).toEqual(['2026-04-01 25.00'])
    const from = { ...days, from: days.until }
    expect((await ok('sellerReportSales', { ...from, by: 'product' }, seller)).count).toBe(0)
    expect((await ok('sellerReportSales', { ...from, by: 'product', zone: 'Asia/Bangkok' }, seller)).count).toBe(1)
  })

  it('begins its funnel with carts that still hold something', async () => {
    const { seller, productId } = await newStall()
    const before = (await ok('sellerReport', {}, seller)).funnel
    expect(before).toEqual({ carts: 0, placed: 0, paid: 0, shipped: 0, completed: 0, refunded: 0, cancelled: 0 })
    const buyer = await newBuyer()
    await ok('cartAdd', { product_id: productId, qty: 1 }, buyer)
    expect((await ok('sellerReport', {}, seller)).funnel).toEqual({ ...before, carts: 1 })
  })

  it.each([
    [{ zone: 'Mars/Olympus' }, 'zone', 'one_of'],
    [{ zone: '../etc' }, 'zone', 'format'],
    [{ from: '2026-02-30' }, 'from', 'format'],
    [{ from: '1000-01-01', until: '1000-01-02' }, 'until', 'format'],
    [{ from: '2026-05-02', until: '2026-05-01' }, 'until', 'min'],
    [{ from: '2025-01-01', until: '2026-01-02' }, 'until', 'max'],
  ])('refuses %j at its field [answer.1000008] [wire.unchanged]', async (fields, field, rule) => {
    const operator = await newOperator()
    const before = await fingerprint()
    const answer = await call('opsReport', fields, operator)
    expect([answer.code, answer.data]).toMatchObject([Code.invalidParameter, { errors: [{ field, rule }] }])
    expect(await fingerprint()).toBe(before)
  })

  it('knows no shop that does not exist [answer.2000019]', async () => {
    const operator = await newOperator()
    const shop_id = '999999999'
    for (const name of ['opsReport', 'opsReportIdle'] as const) {
      expect((await call(name, { shop_id }, operator)).code).toBe(Code.notFound)
    }
    const by = await call('opsReportSales', {} as { by: 'shop' }, operator)
    expect([by.code, refusedFields(by)]).toEqual([Code.missingParameters, ['by']])
  })
})

describe('a report of what lies [call.opsReportIdle] [call.sellerReportIdle] [rule.report-idle]', () => {
  const listedBefore = (id: string, days: number) =>
    sql(`update products set listed_at = now() - interval '${days} days' where id = ${id} returning id::text`)

  it('has products with stock that nobody bought for some days, the most value first', async () => {
    const { seller, goods, order_id } = await newSale()
    const shopId = seller.shopId
    const never = await newItem({ shopId, stock: 2, price: 50_000 })
    const out = await newItem({ shopId, stock: 0 })
    const young = await newItem({ shopId })
    for (const { productId } of [goods, never, out]) await listedBefore(productId, 90)
    expect((await ok('sellerReportIdle', {}, seller)).list.map(({ product_id }) => product_id)).toEqual([
      never.productId,
    ])
    await paidAt(order_id, new Date(Date.now() - 40 * DAY_S * 1_000).toISOString())
    const { list, count } = await ok('opsReportIdle', { shop_id: shopId }, await newOperator())
    expect(count).toBe(2)
    expect(list).toMatchObject([
      { product_id: never.productId, stock: 2, value: '1000.00', last_sold_at: null, shop: { shop_id: shopId } },
      { product_id: goods.productId, stock: 18, value: '225.00', last_sold_at: expect.any(String) as string },
    ])
    expect((await ok('sellerReportIdle', { days: 60 }, seller)).count).toBe(1)
    expect(list.some(({ product_id }) => product_id === young.productId)).toBe(false)
    const bad = await call('sellerReportIdle', { days: 0 }, seller)
    expect([bad.code, refusedFields(bad)]).toEqual([Code.invalidParameter, ['days']])
  })
})

describe('a report of searches [call.opsReportSearches] [rule.searches]', () => {
  const found = async (term: string, fields: { found?: boolean; from?: string; until?: string } = {}) => {
    const list = await wholeList('opsReportSearches', fields, await newOperator())
    return list.find((each) => each.term === term)
  }

  it('counts them by term, with those that found nothing, and no page or filter again', async () => {
    const letters = crypto.randomUUID().replace(/[^a-f]/g, '')
    const term = `zxq ${letters}`
    await ok('search', { term: ` ${term.toUpperCase()} ` })
    await ok('search', { term })
    await ok('search', { term, p: 2 })
    await ok('search', { term, in_stock: true })
    const counted = { term: term.toLowerCase(), searches: 2, empty: 2 }
    // hundreds of other searches may stand before it
    const rows = await sql(`select searches, empty from search_terms where term = '${counted.term}'`)
    expect(rows).toEqual([])
    await found(term)
    expect(await sql(`select searches, empty from search_terms where term = '${counted.term}'`)).toEqual([
      { searches: 2, empty: 2 },
    ])
    await ok('search', { term })
    await found(term)
    await sql(`update search_terms set searches = 900, empty = 900 where term = '${counted.term}' returning term`)
    expect(await found(counted.term)).toEqual({ ...counted, searches: 900, empty: 900 })
    expect(await found(counted.term, { found: false })).toBeDefined()
    expect(await found(counted.term, { found: true })).toBeUndefined()
    expect(await found(counted.term, { from: '2026-01-01', until: '2026-01-02' })).toBeUndefined()
  })

  it('keeps nothing that could name a person, and nothing for longer than 180 days', async () => {
    await ok('search', { term: 'ada@example.com' })
    await ok('search', { term: '+66 81 234 5678' })
    await found('x')
    expect(await sql(`select term from search_terms where term like '%@%' or term like '%234%'`)).toEqual([])
    await sql(`insert into search_terms (day, term, searches) values (current_date - 179, 'kept', 1) returning term`)
    await sql(`insert into search_terms (day, term, searches) values (current_date - 182, 'gone', 1) returning term`)
    await runHousekeeping()
    expect(await sql(`select term from search_terms where term in ('kept', 'gone')`)).toEqual([{ term: 'kept' }])
  })

  it('keeps no more than a thousand terms of a day', async () => {
    await sql(
      `insert into search_terms (day, term, searches) select date '2027-03-01', 'made up ' || n, 1
       from generate_series(1, 1000) n returning term`,
    )
    const now = Date.parse('2027-03-01T12:00:00Z')
    await moveClock(Math.round((now - Date.now()) / 1_000))
    try {
      await ok('search', { term: 'one too many' })
      await ok('search', { term: 'made up 7' })
      await found('x')
      const day = await sql<{ terms: string; searches: string }>(
        `select count(*)::text as terms, sum(searches)::text as searches from search_terms where day = '2027-03-01'`,
      )
      expect(day).toEqual([{ terms: '1000', searches: '1001' }])
    } finally {
      await moveClock(0)
    }
  })
})
