/** The seller's own store: its dashboard, its settings, and the link to the seller site. */
import type { Fields } from '@contract/all-calls'
import { Code, SUCCESS } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { buy, place } from './support/checkout'
import { call, ok, refusedFields, request } from './support/client'
import { fingerprint, moveClock, quoted, sql } from './support/control'
import { newItem } from './support/new-product'
import { newBuyer } from './support/people'
import { newSeller, uploaded, type Seller } from './support/sellers'

const DENIED = { code: Code.operationFailed, data: { reason: 'permission' } }

describe('the dashboard of a store', () => {
  /** An order of this shop, paid at this time. */
  async function sold(shopId: string, price: number, paidAt: string): Promise<string> {
    const goods = await newItem({ shopId, price })
    const { orders } = await buy(await newBuyer(), [goods])
    await sql(`update orders set paid_at = ${quoted(paidAt)} where id = ${one(orders).order_id} returning id::text`)
    return one(orders).order_id
  }

  it('sums up paid orders by UTC month and day [call.storeDashboard] [role.seller]', async () => {
    const seller = await newSeller()
    const now = new Date()
    const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
    const first = new Date(Date.UTC(year, month, 1))
    const lastMoment = new Date(first.getTime() - 1)
    const before = new Date(Date.UTC(year, month - 1, 1) - 1)
    await sold(seller.shopId, 1_000, first.toISOString())
    await sold(seller.shopId, 2_000, lastMoment.toISOString())
    await sold(seller.shopId, 4_000, before.toISOString())
    const board = await ok('storeDashboard', {}, seller)
    // each with 3.90 for shipping
    expect(board).toMatchObject({ this_month: '13.90', last_month: '23.90', total: '81.70' })
    expect(board.by_day).toHaveLength(now.getUTCDate())
    expect(board.by_day[0]).toEqual({ day: first.toISOString().slice(0, 10), amount: '13.90' })
    expect(board.by_day.slice(1).every(({ amount }) => amount === '0.00')).toBe(true)
    expect(board.best).toEqual([expect.objectContaining({ sold: 1, amount: '10.00' })])
  })

  it('counts open work, and leaves out cancelled and unpaid orders [call.storeDashboard]', async () => {
    const seller = await newSeller()
    const buyer = await newBuyer()
    const goods = await newItem({ shopId: seller.shopId, stock: 12 })
    // nine are left, and none of the other
    await newItem({ shopId: seller.shopId, stock: 0 })
    await ok('sellerShopSave', { version: 1, low_stock_at: 8 }, seller)
    await place(buyer, [goods])
    const gone = await buy(buyer, [goods])
    await ok('orderCancel', { order_id: one(gone.orders).order_id }, buyer)
    await buy(buyer, [goods])
    const onTheWay = await buy(buyer, [goods])
    await sql(`update orders set status = 'shipped' where id = ${one(onTheWay.orders).order_id} returning id::text`)
    const paid = { this_month: '32.80', refunds: 0 }
    const board = await ok('storeDashboard', {}, seller)
    expect(board).toMatchObject({ ...paid, to_accept: 1, to_ship: 0, on_the_way: 1, low_stock: 0 })
    const { order_id } = one((await ok('sellerOrders', { tab: 'to_accept' }, seller)).list)
    await ok('sellerOrderAccept', { order_ids: [order_id] }, seller)
    await ok('sellerShopSave', { version: 2, low_stock_at: 9 }, seller)
    const accepted = await ok('storeDashboard', {}, seller)
    expect(accepted).toMatchObject({ ...paid, to_accept: 0, to_ship: 1, on_the_way: 1, low_stock: 1 })
    const listed = async (tab: 'to_ship' | 'on_the_way') => (await ok('sellerOrders', { tab }, seller)).count
    expect([await listed('to_ship'), await listed('on_the_way')]).toEqual([1, 1])
    expect((await ok('sellerStock', { stock: 'low' }, seller)).count).toBe(1)
    expect(board.best).toEqual([expect.objectContaining({ product_id: goods.productId, sold: 2, amount: '25.00' })])
  })

  it('subtracts refunds, and counts pending ones [call.storeDashboard]', async () => {
    const seller = await newSeller()
    const order = await sold(seller.shopId, 1_000, new Date().toISOString())
    const refund = (state: string, amount: number) =>
      sql(`insert into refunds (user_id, order_id, state, reason, amount)
        select user_id, id, ${quoted(state)}, 'broken', ${amount} from orders where id = ${order} returning id::text`)
    await refund('approved', 400)
    await refund('review', 100)
    await refund('refused', 200)
    try {
      expect(await ok('storeDashboard', {}, seller)).toMatchObject({ this_month: '9.90', total: '9.90', refunds: 1 })
    } finally {
      // no money went back for them, which the invariants of later tests would report
      await sql(`delete from refunds where order_id = ${order} returning id::text`)
    }
  })

  it('starts a new month at zero [call.storeDashboard]', async () => {
    const seller = await newSeller()
    await sold(seller.shopId, 1_000, new Date().toISOString())
    try {
      await moveClock(31 * 86_400)
      // no session is valid that long
      const { 'access-token': token } = await ok('login', { email: seller.email, password: seller.password })
      const board = await ok('storeDashboard', {}, { token })
      expect(board).toMatchObject({ this_month: '0.00', total: '13.90', best: [] })
    } finally {
      await moveClock(0)
    }
  })

  it('is only for sellers, each for their own store [call.storeDashboard] [call.updateStore] [role.seller] [answer.2000018]', async () => {
    const [buyer, one, other] = [await newBuyer(), await newSeller(), await newSeller()]
    expect(await call('storeDashboard', {}, buyer)).toMatchObject(DENIED)
    expect(await call('updateStore', { name: 'Mine now' }, buyer)).toMatchObject(DENIED)
    await ok('updateStore', { name: 'The first' }, one)
    expect((await ok('storeDashboard', {}, one)).store).toMatchObject({ shop_id: one.shopId, name: 'The first' })
    expect((await ok('storeDashboard', {}, other)).store).toMatchObject({ shop_id: other.shopId, name: 'New store' })
  })
})

describe('the settings of a store', () => {
  const METHODS = [
    { method: 'express' as const, cost: '8.9', eta_from: 1, eta_to: 2 },
    { method: 'green' as const, cost: '0', eta_from: 5, eta_to: 9 },
  ]

  it('change only in the fields that were sent [call.updateStore]', async () => {
    const seller = await newSeller()
    const store = await ok('updateStore', { name: ' Ada’s 陶器 ', address: '1 Lane, Lisbon' }, seller)
    expect(store).toMatchObject({ name: 'Ada’s 陶器', address: '1 Lane, Lisbon', text: '' })
    expect(await ok('updateStore', {}, seller)).toEqual(store)
    expect((await ok('storeDashboard', {}, seller)).store).toEqual(store)
    const { shop } = await ok('shop', { a: seller.shopId, b: 1 })
    expect(shop).toMatchObject({ name: 'Ada’s 陶器', text: '' })
  })

  it('set the shipping methods; a product page promises the cheapest and names the fastest [call.updateStore] [field.product.shipping]', async () => {
    const seller = await newSeller()
    const { shipping } = await ok('updateStore', { shipping: { free_from: '40.5', methods: METHODS } }, seller)
    expect(shipping).toEqual({
      free_from: '40.50',
      methods: [
        { method: 'express', name: 'Express', cost: '8.90', eta_from: 1, eta_to: 2 },
        { method: 'green', name: 'Eco, slower', cost: '0.00', eta_from: 5, eta_to: 9 },
      ],
    })
    const goods = await newItem({ shopId: seller.shopId })
    expect((await ok('product', { product_id: goods.productId })).shipping).toMatchObject({
      cost: '0.00',
      faster: { cost: '8.90' },
    })
    const kept = await ok('updateStore', { shipping: { free_from: null } }, seller)
    expect([kept.shipping.free_from, kept.shipping.methods.length]).toEqual([null, 2])
  })

  it('have a text in each language, and another language is shown if one is missing [call.updateStore]', async () => {
    const seller = await newSeller()
    const textIn = async (lang: string) => (await ok('shop', { a: seller.shopId, b: 1 }, { lang })).shop.text
    await ok('updateStore', { text: 'Tazas' }, { ...seller, lang: 'es' })
    expect([await textIn('es'), await textIn('jp')]).toEqual(['Tazas', 'Tazas'])
    await ok('updateStore', { text: 'Cups' }, { ...seller, lang: 'en' })
    expect([await textIn('es'), await textIn('jp')]).toEqual(['Tazas', 'Cups'])
    await ok('updateStore', { text: '' }, { ...seller, lang: 'es' })
    expect(await textIn('es')).toBe('Cups')
  })

  it('set a logo that everyone can load from the static base [call.updateStore]', async () => {
    const seller = await newSeller()
    const logo = await uploaded(seller, 'avatar')
    const { image } = await ok('updateStore', { logo }, seller)
    const { static_url: base } = await ok('getCurrency', {})
    const answer = await request(new URL(`${base}${image}`).pathname)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await call('updateStore', { logo }, seller)).code).toBe(Code.notFound)
    const theirs = await uploaded(await newBuyer(), 'avatar')
    expect((await call('updateStore', { logo: theirs }, seller)).code).toBe(Code.notFound)
    expect((await call('updateStore', { logo: await uploaded(seller, 'id') }, seller)).code).toBe(Code.notFound)
    expect((await ok('storeDashboard', {}, seller)).store.image).toBe(image)
  })

  it.each([
    ['a name of spaces', { name: '  ' }, 'name'],
    ['a name of 61 letters', { name: 'a'.repeat(61) }, 'name'],
    ['a text of 2001 letters', { text: 'a'.repeat(2_001) }, 'text'],
    ['an address of spaces', { address: ' ' }, 'address'],
    ['a shipping method twice', { shipping: { methods: [METHODS[0], METHODS[0]] } }, 'shipping'],
    ['a cost below zero', { shipping: { methods: [{ ...METHODS[0], cost: '-1' }] } }, 'shipping'],
    ['a cost with three decimals', { shipping: { methods: [{ ...METHODS[0], cost: '1.001' }] } }, 'shipping'],
    ['a cost above 1000', { shipping: { methods: [{ ...METHODS[0], cost: '1000.01' }] } }, 'shipping'],
    ['a parcel that arrives before it leaves', { shipping: { methods: [{ ...METHODS[1], eta_to: 4 }] } }, 'shipping'],
    ['free shipping from an amount below zero', { shipping: { free_from: '-5' } }, 'shipping'],
  ] as [string, Fields<'updateStore'>, string][])(
    'are refused with %s, and nothing changes [call.updateStore] [answer.1000008] [wire.unchanged]',
    async (_, change, field) => {
      const seller: Seller = await newSeller()
      const before = await fingerprint()
      const answer = await call('updateStore', { ...change }, seller)
      expect({ code: answer.code, fields: refusedFields(answer) }).toEqual({
        code: Code.invalidParameter,
        fields: [field],
      })
      expect(await fingerprint()).toBe(before)
    },
  )
})

describe('the way to the seller site', () => {
  const pass = async (by: Seller) => (await ok('sellerPass', {}, by)).ptoken

  it('opens once, within a minute, for the seller of the code [call.sellerPass] [call.sellerSession] [rule.seller-link] [answer.1100003]', async () => {
    const seller = await newSeller()
    const ptoken = await pass(seller)
    const session = await ok('sellerSession', { ptoken })
    const token = session['access-token']
    expect(session.user).toMatchObject({ email: seller.email, role: 'seller', seller: { shop_id: seller.shopId } })
    expect((await ok('sellerShop', {}, { token })).shop.shop_id).toBe(seller.shopId)
    expect((await call('sellerSession', { ptoken })).code).toBe(Code.notLoggedIn)
    const { list } = await ok('signIns', { page_size: 1 }, { token })
    expect(list).toMatchObject([{ kind: 'login', detail: 'seller_link' }])
    const late = await pass(seller)
    try {
      await moveClock(61)
      expect((await call('sellerSession', { ptoken: late })).code).toBe(Code.notLoggedIn)
    } finally {
      await moveClock(0)
    }
  })

  it('is the console, where old links lead too, and is not used up by a program that only looks [rule.seller-link]', async () => {
    const seller = await newSeller()
    const { seller_url: address } = await ok('getUserinfo', {}, seller)
    expect(new URL(address).pathname + new URL(address).search).toBe(`/console/?shop_id=${seller.shopId}`)
    const ptoken = await pass(seller)
    const query = `?shop_id=${seller.shopId}&ptoken=${ptoken}`
    for (const old of [`/seller${query}`, `/seller${query}`]) {
      const { status, headers } = await request(old)
      expect([status, headers.get('location')]).toEqual([302, `/console/${query}`])
    }
    await request(`/console/${query}`)
    expect((await ok('sellerSession', { ptoken })).user.email).toBe(seller.email)
  })

  it('opens once when many use the code at the same time [rule.seller-link]', async () => {
    const ptoken = await pass(await newSeller())
    const answers = await Promise.all([1, 2, 3, 4].map(() => call('sellerSession', { ptoken })))
    expect(answers.filter(({ code }) => code === SUCCESS)).toHaveLength(1)
  })

  it('ignores a session that is sent along, and answers the seller of the code', async () => {
    const [seller, other] = [await newSeller(), await newSeller()]
    const { user } = await ok('sellerSession', { ptoken: await pass(seller) }, other)
    expect(user.email).toBe(seller.email)
  })

  it('is closed to disabled accounts and to sellers whose application was withdrawn [answer.2000017] [answer.1100003]', async () => {
    const [disabled, former] = [await newSeller(), await newSeller()]
    const codes = [await pass(disabled), await pass(former)]
    const idOf = ({ email }: Seller) => `(select id from users where email = ${quoted(email)})`
    await sql(`update users set disabled_at = now() where id = ${idOf(disabled)} returning id::text`)
    await sql(`update sellers set state = -1 where user_id = ${idOf(former)} returning user_id::text`)
    const answers = await Promise.all(codes.map((ptoken) => call('sellerSession', { ptoken })))
    expect(answers.map(({ code }) => code)).toEqual([Code.accountDisabled, Code.notLoggedIn])
  })

  it('is closed to buyers, and to made-up codes [call.sellerPass] [answer.2000018] [answer.1100003] [wire.unchanged]', async () => {
    expect(await call('sellerPass', {}, await newBuyer())).toMatchObject(DENIED)
    const before = await fingerprint()
    for (const ptoken of ['x', "1' or '1'='1", 'a'.repeat(64)]) {
      expect((await call('sellerSession', { ptoken })).code).toBe(Code.notLoggedIn)
    }
    expect(await fingerprint()).toBe(before)
  })
})
