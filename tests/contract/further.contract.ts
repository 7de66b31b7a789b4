/** Parameters of lists, types of notices, and states of a payment. */
import { SORTS } from '@contract/entities/filters'
import { NOTICE_TYPES } from '@contract/entities/notice'
import type { ProductCard } from '@contract/entities/product'
import { at, one } from '@contract/rules/lists'
import { refundFields, orderThatIs, putInto } from './support/after-sale'
import { payByWallet, place } from './support/checkout'
import { call, ok } from './support/client'
import { newItem } from './support/new-product'
import { requestedIntake, requestedSale, newOperator } from './support/operators'
import { newBuyer, type Buyer } from './support/people'
import { application } from './support/sellers'
import { newSaver, rechargeFields, withdrawn } from './support/wallets'

const priceNow = ({ price, special_price, flash }: ProductCard) => Number(flash?.price ?? special_price ?? price)
const whole = { page_size: 50 }

describe('a list of products [rule.filters]', () => {
  it('can be limited to one shop, to one brand, or to several', async () => {
    const { list } = await ok('getAllProducts', { ...whole, sort: 'sold' })
    const first = at(list, 0)
    const other = list.find(({ brand_id }) => brand_id !== first.brand_id) ?? first
    const ofShop = await ok('getAllProducts', { ...whole, shop_id: first.shop_id })
    expect(new Set(ofShop.list.map(({ shop_id }) => shop_id))).toEqual(new Set([first.shop_id]))
    const one = await ok('getAllProducts', { ...whole, brand_id: first.brand_id })
    const two = await ok('getAllProducts', { ...whole, brand_id: [first.brand_id, other.brand_id] })
    const second = await ok('getAllProducts', { ...whole, brand_id: other.brand_id })
    expect(new Set(one.list.map(({ brand_id }) => brand_id))).toEqual(new Set([first.brand_id]))
    expect(two.count).toBe(one.count + second.count)
  })

  it('can be limited to a category and its subcategories', async () => {
    const { list: top } = await ok('getFirstCategory', {})
    const { list: tree } = await ok('seriesCategorys', { category_id: one(top).category_id })
    const known = JSON.stringify(tree)
    const { list } = await ok('getAllProducts', { ...whole, category_id: one(top).category_id })
    expect(list.length).toBeGreaterThan(0)
    for (const { category_id } of list) expect(known).toContain(`"category_id":"${category_id}"`)
  })

  it('can be limited to a range of current prices', async () => {
    const { list } = await ok('getAllProducts', { ...whole, price_min: '10', price_max: '30' })
    expect(list.length).toBeGreaterThan(0)
    for (const card of list) expect(priceNow(card) >= 10 && priceNow(card) <= 30).toBe(true)
  })

  it('can be limited to products with a good rating, in stock, or on sale', async () => {
    const { list } = await ok('getAllProducts', { ...whole, rate_min: 450, in_stock: true, on_sale: true })
    expect(list.length).toBeGreaterThan(0)
    for (const card of list) {
      expect([card.rate >= 450, card.stock > 0, priceNow(card) < Number(card.price)]).toEqual([true, true, true])
    }
  })
})

describe('the order of a list [rule.sorts]', () => {
  const keys: Partial<Record<(typeof SORTS)[number], (card: ProductCard) => number>> = {
    price_asc: priceNow,
    price_desc: (card) => -priceNow(card),
    sold: (card) => -card.sold,
    rate: (card) => -card.rate,
  }

  it.each(SORTS)('%s has the same products in a different order', async (sort) => {
    const { list, count } = await ok('getAllProducts', { ...whole, sort })
    expect(count).toBe((await ok('getAllProducts', whole)).count)
    const key = keys[sort]
    const values = key ? list.map(key) : []
    expect([...values].sort((a, b) => a - b)).toEqual(values)
  })
})

it('compares four products, and refuses a fifth [rule.compare-max]', async () => {
  const { list } = await ok('getAllProducts', { page_size: 5 })
  const ids = list.map(({ product_id }) => product_id)
  expect((await ok('compare', { ids: ids.slice(0, 4) })).list).toHaveLength(4)
  expect((await call('compare', { ids })).code).not.toBe(200)
})

describe('notices [rule.notice-types]', () => {
  /** How a notice of each type is created, and who receives it. */
  const MADE: Record<Exclude<keyof typeof NOTICE_TYPES, 'offer'>, () => Promise<Buyer>> = {
    merchant_account: async () => {
      const buyer = await newBuyer()
      await ok('applySeller', await application(buyer), buyer)
      return buyer
    },
    product: async () => {
      const { seller, id } = await requestedSale()
      await ok('opsApplicationsDecide', { id, type: 200, state: 1, remark: '' }, await newOperator())
      return seller
    },
    storage: async () => {
      const { seller, id } = await requestedIntake()
      await ok('opsStorageDecide', { id, state: 1, remark: '' }, await newOperator())
      return seller
    },
    withdrawal: async () => {
      const saver = await newSaver()
      await withdrawn(saver)
      return saver
    },
    recharge: async () => {
      const buyer = await newBuyer()
      await ok('recharge', await rechargeFields(buyer), buyer)
      return buyer
    },
    order: async () => {
      const buyer = await newBuyer()
      await place(buyer, [await newItem()])
      return buyer
    },
    refund: async () => {
      const arrived = await orderThatIs()
      await ok('refund', refundFields(arrived), arrived.buyer)
      return arrived.buyer
    },
  }

  it.each(Object.entries(MADE))('of type %s are created by their events', async (name, make) => {
    const type = NOTICE_TYPES[name as keyof typeof MADE]
    const { list } = await ok('notices', { type }, await make())
    expect(list.length).toBeGreaterThan(0)
    expect(new Set(list.map((notice) => notice.type))).toEqual(new Set([type]))
  })

  it('have the numbers of the specification, with offers as the highest', async () => {
    expect(Object.values(NOTICE_TYPES)).toEqual([100, 200, 300, 400, 500, 600, 700, 800])
    const { list } = await ok('systemNotify', {})
    expect(list.every(({ type }) => type === NOTICE_TYPES.offer)).toBe(true)
  })
})

it('pays all orders of a payment or none [money.all-or-none]', async () => {
  const buyer = await newBuyer()
  const placed = await place(buyer, [await newItem(), await newItem()])
  const order_ids = placed.orders.map(({ order_id }) => order_id)
  const pay = (ids: string[], amount: string) =>
    call('paymentStart', { order_ids: ids, payment_method: 'wallet', wallet: 'USD', amount }, buyer)
  const states = async () => {
    const { list } = await ok('orders', {}, buyer)
    return list.map(({ payment_status }) => payment_status)
  }
  expect((await pay([...order_ids, '999999999999'], placed.grand_total)).code).not.toBe(200)
  expect(await states()).toEqual(['unpaid', 'unpaid'])
  expect((await pay(order_ids, placed.grand_total)).code).toBe(200)
  expect(await states()).toEqual(['paid', 'paid'])
})

it('moves the payment status of an order from unpaid to paid, and by refunds to partly refunded and refunded [state.payment]', async () => {
  const buyer = await newBuyer()
  const placed = await place(buyer, [await newItem()], 2)
  const { order_id } = one(placed.orders)
  const order = async () => (await ok('order', { order_id }, buyer)).order
  const seen = [(await order()).payment_status]
  await payByWallet(buyer, placed)
  seen.push((await order()).payment_status)
  await putInto(order_id, 'delivered')
  const operator = await newOperator()
  const { item_id } = one((await order()).products)
  for (const _ of [1, 2]) {
    const { refund_id: id } = await ok('refund', refundFields({ buyer, order_id, item_id }), buyer)
    await ok('opsRefundsDecide', { id, state: 1, remark: '' }, operator)
    seen.push((await order()).payment_status)
  }
  expect(seen).toEqual(['unpaid', 'paid', 'partly_refunded', 'refunded'])
})
