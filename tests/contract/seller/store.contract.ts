/** The settings of a shop, and its first page. */
import type { Fields } from '@contract/all-calls'
import { Code, SUCCESS } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { refundFields, commenting, putInto } from '../support/after-sale'
import { buy, quoteFor } from '../support/checkout'
import { call, ok, refusedFields } from '../support/client'
import { brokenInvariants, fingerprint, moveClock, sql } from '../support/control'
import { newSettings } from '../support/input/seller-input'
import { newArrival, newRequest, newSale } from '../support/seller-orders'
import { newItem } from '../support/new-product'
import { newOperator } from '../support/operators'
import { newBuyer } from '../support/people'
import { newSeller, uploaded, type Seller } from '../support/sellers'

const DAY_S = 86_400
const dayIn = (days: number) => new Date(Date.now() + days * DAY_S * 1_000).toISOString().slice(0, 10)

afterEach(() => moveClock(0))

afterAll(async () => {
  expect(await brokenInvariants()).toEqual([])
})

const read = async (seller: Seller) => (await ok('sellerShop', {}, seller)).shop
const save = async (seller: Seller, change: Partial<Fields<'sellerShopSave'>>) => {
  const { version } = await read(seller)
  return (await ok('sellerShopSave', { version, ...change }, seller)).shop
}

describe('the settings of a shop [call.sellerShop] [call.sellerShopSave] [field.store.settings]', () => {
  it('are all saved together, and read again', async () => {
    const seller = await newSeller()
    const { logo: _, ...settings } = await newSettings(seller)
    const logo = await uploaded(seller, 'avatar')
    const before = await read(seller)
    expect(before).toMatchObject({
      version: 1,
      ship_within_days: 3,
      low_stock_at: 5,
      away_until: null,
      free_from: null,
    })
    const after = await save(seller, { ...settings, logo })
    expect(after).toMatchObject({ ...settings, methods: [{ cost: '8.90' }, { cost: '2.00' }], version: 2 })
    expect(after.logo).not.toBe('')
    expect(after.updated_by_name).toBe('Ada Lovelace')
    expect(after.methods[0]).toMatchObject({ method: 'express', names_en: 'Express', names_jp: expect.any(String) })
    expect(after.methods[1]).toMatchObject({ method: 'bicycle', names_en: 'By bicycle', names_es: 'En bicicleta' })
    expect(await read(seller)).toEqual(after)
  })

  it('stay where they are not sent, and go where they are empty', async () => {
    const seller = await newSeller()
    const whole = await save(seller, await newSettings(seller))
    const one = await save(seller, { text_es: '', away_until: '', free_from: '' })
    const { text_es: _, ...rest } = whole
    const { version, updated_at } = one
    expect(one).toEqual({ ...rest, away_until: null, free_from: null, version, updated_at })
    expect(version).toBe(3)
  })

  it('are the same for the form of the app, which knows fewer of them [call.updateStore]', async () => {
    const seller = await newSeller()
    await save(seller, await newSettings(seller))
    const methods = [{ method: 'express' as const, cost: '9', eta_from: 1, eta_to: 3 }]
    await ok('updateStore', { text: 'Vidrio', shipping: { methods } }, { ...seller, lang: 'es' })
    const shop = await read(seller)
    expect(shop).toMatchObject({ text_en: 'Blown by hand.', text_es: 'Vidrio', low_stock_at: 8, version: 3 })
    expect(shop.methods).toMatchObject([{ method: 'express', cost: '9.00', eta_to: 3 }])
    await ok('updateStore', {}, seller)
    expect((await read(seller)).version).toBe(3)
  })

  it('keep a name of its own for a shipping method until another is sent', async () => {
    const seller = await newSeller()
    const method = { method: 'standard', cost: '3', eta_from: 1, eta_to: 2 }
    const named = await save(seller, { methods: [{ ...method, names_es: 'Con calma' }] })
    expect(named.methods[0]).toMatchObject({ names_en: 'Standard', names_es: 'Con calma' })
    const kept = await save(seller, { methods: [{ ...method, cost: '4' }] })
    expect(kept.methods[0]).toMatchObject({ names_es: 'Con calma', cost: '4.00' })
    const plain = await save(seller, { methods: [{ ...method, names_en: '', names_es: '' }] })
    expect(plain.methods[0]).toMatchObject({ names_en: 'Standard' })
  })

  it('are not overwritten by a caller who read them before [answer.2000018] [wire.unchanged]', async () => {
    const seller = await newSeller()
    const operator = await newOperator()
    const { version } = await read(seller)
    await ok('sellerShopSave', { version, shop_id: seller.shopId, address: '2 Lane, Porto' }, operator)
    const before = await fingerprint()
    const late = await call('sellerShopSave', { version, address: '3 Lane, Faro' }, seller)
    expect(late.code).toBe(Code.operationFailed)
    expect(late.data).toMatchObject({ reason: 'changed', version: 2, updated_by_name: 'Ada Lovelace' })
    const none = await call('sellerShopSave', { address: '3 Lane, Faro' }, seller)
    expect([none.code, refusedFields(none)]).toEqual([Code.missingParameters, ['version']])
    expect(await fingerprint()).toBe(before)
  })

  it('are saved by one of two at once [answer.2000018]', async () => {
    const seller = await newSeller()
    const { version } = await read(seller)
    const answers = await Promise.all(
      [1, 2, 3].map((days) => call('sellerShopSave', { version, ship_within_days: days }, seller)),
    )
    expect(answers.filter(({ code }) => code === SUCCESS)).toHaveLength(1)
    expect((await read(seller)).version).toBe(2)
  })

  it('leave a record of the terms, and of no name or address [rule.seller-history]', async () => {
    const seller = await newSeller()
    await save(seller, { name: 'Grace’s glass', address: '1 Lane, Lisbon', low_stock_at: 8, free_from: '40' })
    const { list } = await ok('opsAudits', { subject: 'shops', subject_id: seller.shopId }, await newOperator())
    expect(list).toMatchObject([{ action: 'change', before: { low_stock_at: 5, free_from: null } }])
    expect(list[0]?.after).toEqual({ low_stock_at: 8, free_from: '40.00', changed: ['name', 'address'] })
    expect(JSON.stringify(list)).not.toContain('Grace')
  })

  it.each([
    ['a name of blanks', { name: '  ' }, ['name']],
    ['an address of blanks', { address: ' ' }, ['address']],
    ['a text of 2001 letters', { returns_th: 'a'.repeat(2_001) }, ['returns_th']],
    ['a day that no calendar has', { away_until: '2027-02-30' }, ['away_until']],
    ['today', { away_until: dayIn(0) }, ['away_until']],
    ['a day in two years', { away_until: dayIn(800) }, ['away_until']],
    ['free shipping from a word', { free_from: 'free' }, ['free_from']],
    ['free shipping from too much', { free_from: '100000.01' }, ['free_from']],
    ['more days than agreed', { ship_within_days: 4 }, ['ship_within_days']],
    [
      'a method twice, one of them without a name, a cost or an order of its days',
      {
        methods: [
          { method: 'bicycle', cost: '1.001', eta_from: 2, eta_to: 1 },
          { method: 'bicycle', names_en: 'By bicycle', cost: '1000.01', eta_from: 1, eta_to: 1 },
        ],
      },
      ['methods.0.names_en', 'methods.0.cost', 'methods.0.eta_to', 'methods.1.method', 'methods.1.cost'],
    ],
    [
      'a name of 61 letters',
      { methods: [{ method: 'standard', names_en: 'a'.repeat(61), cost: '1', eta_from: 1, eta_to: 1 }] },
      ['methods.0.names_en'],
    ],
  ] as [string, Partial<Fields<'sellerShopSave'>>, string[]][])(
    'refuse %s, and change nothing [answer.1000008] [wire.unchanged]',
    async (_, change, fields) => {
      const seller = await newSeller()
      const { version } = await read(seller)
      const before = await fingerprint()
      const answer = await call('sellerShopSave', { version, low_stock_at: 9, ...change }, seller)
      expect([answer.code, refusedFields(answer)]).toEqual([Code.invalidParameter, fields])
      expect(await fingerprint()).toBe(before)
    },
  )

  it('take a logo of the author alone [answer.2000019] [wire.foreign-id]', async () => {
    const seller = await newSeller()
    const theirs = await uploaded(await newSeller(), 'avatar')
    const wrong = await uploaded(seller, 'product')
    const { version } = await read(seller)
    for (const logo of [theirs, wrong, '999999999']) {
      expect((await call('sellerShopSave', { version, logo }, seller)).code).toBe(Code.notFound)
    }
  })
})

describe('a shop that is away [field.store.settings]', () => {
  it('tells buyers, and promises them nothing before it is back', async () => {
    const seller = await newSeller()
    const goods = await newItem({ shopId: seller.shopId })
    const away_until = dayIn(20)
    await save(seller, { away_until, returns_en: 'Unused pieces within 30 days.' })
    const { shop } = await ok('shop', { a: seller.shopId, b: 1 })
    expect(shop).toMatchObject({ away_until, returns: 'Unused pieces within 30 days.' })
    const { shipping } = await ok('product', { product_id: goods.productId })
    expect([shipping?.eta_from, shipping?.eta_to]).toEqual([dayIn(23), dayIn(25)])
    const buyer = await newBuyer()
    await quoteFor(buyer, [goods])
    const { shippings } = await ok('checkout', {}, buyer)
    expect(shippings[0]?.methods[0]).toMatchObject({ eta_from: dayIn(23), eta_to: dayIn(25) })
    await moveClock(20 * DAY_S)
    expect((await ok('shop', { a: seller.shopId, b: 1 })).shop.away_until).toBeNull()
  })

  it('has its days to ship from then on, for what is ordered meanwhile [rule.seller-late]', async () => {
    const { seller, goods, order_id } = await newSale('to_be_shipped')
    const untilOf = async (id: string) => (await ok('sellerOrder', { order_id: id }, seller)).order.ship_by
    const soon = await untilOf(order_id)
    await save(seller, { ship_within_days: 1, away_until: dayIn(10) })
    expect(await untilOf(order_id)).toBe(soon)
    const later = one((await buy(await newBuyer(), [goods])).orders)
    await putInto(later.order_id, 'to_be_shipped')
    expect(await untilOf(later.order_id)).toBe(`${dayIn(11)}T00:00:00.000Z`)
    await save(seller, { ship_within_days: 3, away_until: '' })
    expect(await untilOf(later.order_id)).toBe(`${dayIn(11)}T00:00:00.000Z`)
    await moveClock(5 * DAY_S)
    const late = await ok('sellerOrders', { late: true }, seller)
    expect(late).toMatchObject({ late: 1, list: [{ order_id }] })
    expect((await ok('sellerHome', {}, seller)).late).toBe(1)
    await moveClock(12 * DAY_S)
    expect((await ok('sellerOrders', { late: true }, seller)).late).toBe(2)
  })
})

describe('the first page of a shop [call.sellerHome] [field.seller.home]', () => {
  it('counts what waits, the oldest first', async () => {
    const { seller, goods, order_id } = await newSale()
    const { list } = await ok('sellerOrders', {}, seller)
    const shipping = one((await buy(await newBuyer(), [goods])).orders)
    await putInto(shipping.order_id, 'to_be_shipped')
    const home = await ok('sellerHome', {}, seller)
    expect(home).toMatchObject({
      to_accept: 1,
      to_ship: 1,
      late: 0,
      refunds: 0,
      answer_until: null,
      reviews: 0,
      rate: 0,
    })
    expect(one(list).order_id).toBe(order_id)
    const { at } = one(
      await sql<{ at: string }>(
        `select to_char(status_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at from orders where id = ${order_id}`,
      ),
    )
    expect(home.oldest_at).toBe(at)
    await moveClock(3 * DAY_S + 60)
    expect(await ok('sellerHome', { shop_id: seller.shopId }, await newOperator())).toMatchObject({
      to_accept: 1,
      late: 1,
    })
  })

  it('names the variants on sale that run out, by the number that the shop has set', async () => {
    const seller = await newSeller()
    for (const stock of [4, 9, 0, 2, 1]) await newItem({ shopId: seller.shopId, stock })
    const few = await ok('sellerHome', {}, seller)
    expect(few.low_stock.map(({ stock }) => stock)).toEqual([0, 1, 2])
    expect(few.low_stock_count).toBe(4)
    expect((await ok('sellerStock', { stock: 'low' }, seller)).count).toBe(3)
    await save(seller, { low_stock_at: 1 })
    expect((await ok('sellerHome', {}, seller)).low_stock_count).toBe(2)
    expect((await ok('sellerStock', { stock: 'low' }, seller)).count).toBe(1)
    expect((await ok('sellerProducts', { stock: 'low' }, seller)).count).toBe(1)
  })

  it('counts refunds that wait for the shop, for three days [rule.seller-refund], and reviews without a reply', async () => {
    const { seller, buyer, order_id } = await newSale('receipt_confirmed')
    const { order } = await ok('order', { order_id }, buyer)
    const { item_id } = one(order.products)
    const { created_at } = await ok('refund', refundFields({ buyer, order_id, item_id }), buyer)
    await ok('submitReview', commenting({ item_id }), buyer)
    const home = await ok('sellerHome', {}, seller)
    expect(home).toMatchObject({ refunds: 1, reviews: 1, rate: 400 })
    expect(home.answer_until).toBe(new Date(Date.parse(created_at) + 3 * DAY_S * 1_000).toISOString())
    await moveClock(3 * DAY_S + 60)
    expect(await ok('sellerHome', {}, seller)).toMatchObject({ refunds: 0, answer_until: null })
  })

  it('adds up the month as the store’s dashboard does [field.dashboard.sums]', async () => {
    const { seller, goods } = await newSale()
    const { sales, best } = await ok('sellerHome', {}, seller)
    const board = await ok('storeDashboard', {}, seller)
    expect(sales).toEqual({ month: '28.90', before: '0.00', by_day: board.by_day })
    expect(best).toMatchObject([{ product_id: goods.productId, sold: 2, amount: '25.00' }])
  })

  it('names its best sellers after refunds, as the sums beside them [field.dashboard.sums]', async () => {
    const { seller, goods, refund_id } = await newRequest()
    await ok('opsRefundsDecide', { id: refund_id, state: 1, remark: '', restock: false }, await newOperator())
    const { sales, best } = await ok('sellerHome', {}, seller)
    expect(best).toMatchObject([{ product_id: goods.productId, sold: 1, amount: '12.50' }])
    expect(sales.month).toBe('16.40')
    expect((await ok('storeDashboard', {}, seller)).best).toEqual(best)
  })

  it('names no product among its best sellers of which all came back', async () => {
    const { seller, buyer, order_id, item_id } = await newArrival()
    const { refund_id } = await ok('refund', refundFields({ buyer, order_id, item_id }, 2), buyer)
    await ok('opsRefundsDecide', { id: refund_id, state: 1, remark: '', restock: false }, await newOperator())
    expect((await ok('sellerHome', {}, seller)).best).toEqual([])
  })
})
