/** States and actions of orders, derived from the table of the contract. */
import { Code, SUCCESS } from '@contract/base/codes'
import { ORDER_STATES, ORDER_TAB_NAMES, type OrderState } from '@contract/base/order-states'
import { BUYER_ACTIONS, ORDER_ACTIONS, refusal, type BuyerAction, type OrderAction } from '@contract/base/order-steps'
import { at, one } from '@contract/rules/lists'
import { refundFields, commenting } from './support/after-sale'
import { call, ok, type Answer } from './support/client'
import { buy, dollars, payByWallet, place } from './support/checkout'
import { brokenInvariants, moveClock, runTimers, sql } from './support/control'
import { newItem, stockOf } from './support/new-product'
import { newOperator } from './support/operators'
import { newBuyer, type Buyer } from './support/people'

/** The states of each tab, listed independently, because the contract's table is under test. */
const SHOWN = {
  all: ORDER_STATES,
  to_pay: ['to_be_paid'],
  to_ship: ['paid', 'to_be_shipped'],
  on_the_way: ['shipped', 'in_transit'],
  delivered: ['delivered'],
  completed: ['receipt_confirmed', 'completed'],
  cancelled: ['cancelled'],
} as const

/** Puts a new order of the buyer into a state. It is cancelled by its call, so that stock and money change too. */
async function orderOf(buyer: Buyer, status: OrderState): Promise<{ order_id: string; amount: string }> {
  const goods = [await newItem({ price: 1_000 })]
  const placed = status === 'to_be_paid' ? await place(buyer, goods) : await buy(buyer, goods)
  const { order_id } = one(placed.orders)
  if (status === 'cancelled') await ok('orderCancel', { order_id }, buyer)
  else await sql(`update orders set status = '${status}' where id = ${order_id} returning id::text`)
  return { order_id, amount: placed.grand_total }
}

async function orderIn(status: OrderState): Promise<{ buyer: Buyer; order_id: string; amount: string }> {
  const buyer = await newBuyer()
  return { buyer, ...(await orderOf(buyer, status)) }
}

type Subject = Awaited<ReturnType<typeof orderIn>>

const itemOf = async ({ buyer, order_id }: Subject) =>
  one((await ok('order', { order_id }, buyer)).order.products).item_id

const ACTS: Record<OrderAction, (subject: Subject) => Promise<Answer>> = {
  pay: async ({ buyer, order_id, amount }) => {
    const { code: wallet } = await dollars(buyer)
    return call('paymentStart', { order_ids: [order_id], payment_method: 'wallet', wallet, amount }, buyer)
  },
  cancel: ({ buyer, order_id }) => call('orderCancel', { order_id }, buyer),
  complete: ({ buyer, order_id }) => call('orderComplete', { order_id }, buyer),
  comment: async (subject) => call('submitReview', commenting({ item_id: await itemOf(subject) }), subject.buyer),
  refund: async (subject) =>
    call('refund', refundFields({ ...subject, item_id: await itemOf(subject) }), subject.buyer),
  accept: async ({ order_id }) => call('opsAccept', { order_id }, await newOperator()),
  decline: async ({ buyer, order_id }) => {
    const { order } = await ok('order', { order_id }, buyer)
    const fields = { shop_id: order.shop.shop_id, order_id, reason: 'Sold out' }
    return call('sellerOrderDecline', fields, await newOperator())
  },
  ship: async ({ order_id }) =>
    call('opsShip', { order_id, carrier: 'Carteiro', log_sn: 'CT7401000123PT' }, await newOperator()),
  transit: async ({ order_id }) => call('opsTransit', { order_id }, await newOperator()),
  deliver: async ({ order_id }) => call('opsDeliver', { order_id }, await newOperator()),
}

const pairs = ORDER_STATES.flatMap((status) =>
  ORDER_ACTIONS.map((action) => {
    const code = refusal(action, { status, cashOnDelivery: false })
    const rows = `[state.${status}.${action}]${code === null ? '' : ` [answer.${code}]`}`
    return { status, action, code, rows }
  }),
)
/** The state that an action leads to; a refund does not change the state. */
const AFTER: Partial<Record<OrderAction, OrderState>> = {
  pay: 'paid',
  cancel: 'cancelled',
  complete: 'receipt_confirmed',
  comment: 'completed',
  accept: 'to_be_shipped',
  decline: 'cancelled',
  ship: 'shipped',
  transit: 'in_transit',
  deliver: 'delivered',
}
const isBuyers = (action: OrderAction): action is BuyerAction => BUYER_ACTIONS.includes(action as BuyerAction)

describe('an action in a state', () => {
  it.each(pairs)('$action in $status $rows', async ({ status, action, code }) => {
    const subject = await orderIn(status)
    const { order: before } = await ok('order', { order_id: subject.order_id }, subject.buyer)
    if (isBuyers(action)) expect(before.actions.includes(action)).toBe(code === null)
    expect((await ACTS[action](subject)).code).toBe(code ?? SUCCESS)
    const { order } = await ok('order', { order_id: subject.order_id }, subject.buyer)
    expect(order.status).toBe(code === null ? (AFTER[action] ?? status) : status)
  })

  it('of the shop adds the parcel, its tracking events and notices [action.accept] [action.ship]', async () => {
    const { buyer, order_id } = await orderIn('paid')
    const operator = await newOperator()
    await ok('opsAccept', { order_id }, operator)
    await ok('opsShip', { order_id, carrier: 'Carteiro', log_sn: 'CT7401000125PT' }, operator)
    await ok('opsTransit', { order_id }, operator)
    await ok('opsDeliver', { order_id }, operator)
    const way = await ok('track', { order_id }, buyer)
    expect(way).toMatchObject({ status: 'delivered', carrier: 'Carteiro', log_sn: 'CT7401000125PT' })
    expect(way.events.map(({ state }) => state)).toEqual(['handed_over', 'on_the_way', 'picked_up'])
    expect(way.events[0]?.place).toBe('Bangkok')
    const { list } = await ok('notices', { type: 600 }, buyer)
    const told = ['Order delivered', 'Order on its way', 'Order shipped', 'Order accepted']
    expect(list.map(({ title_en }) => title_en).slice(0, 4)).toEqual(told)
  })
})

describe('a cancellation', () => {
  it('returns stock and money of a paid order [state.cancel-returns]', async () => {
    const buyer = await newBuyer()
    const goods = await newItem({ stock: 5 })
    const { orders } = await buy(buyer, [goods], 2)
    expect({ stock: await stockOf(goods), balance: (await dollars(buyer)).balance }).toEqual({
      stock: 3,
      balance: '472.50',
    })
    const { order } = await ok('orderCancel', { order_id: one(orders).order_id, cancel_remark: 'No more' }, buyer)
    expect(order).toMatchObject({
      status: 'cancelled',
      payment_status: 'refunded',
      cancel_remark: 'No more',
      actions: [],
    })
    expect({ stock: await stockOf(goods), balance: (await dollars(buyer)).balance }).toEqual({
      stock: 5,
      balance: '500.00',
    })
  })

  it('happens once, even if it is requested several times [state.cancel-returns] [answer.2000032]', async () => {
    const buyer = await newBuyer()
    const goods = await newItem({ stock: 5 })
    const { orders } = await buy(buyer, [goods])
    const { order_id } = one(orders)
    const answers = await Promise.all([1, 2, 3, 4].map(() => call('orderCancel', { order_id }, buyer)))
    const codes = answers.map(({ code }) => code).sort((a, b) => a - b)
    expect(codes).toEqual([SUCCESS, Code.cancelFailed, Code.cancelFailed, Code.cancelFailed])
    expect({ stock: await stockOf(goods), balance: (await dollars(buyer)).balance }).toEqual({
      stock: 5,
      balance: '500.00',
    })
  })

  it('and a simultaneous payment never take too much [money.one-debit]', async () => {
    const buyer = await newBuyer()
    const placed = await place(buyer, [await newItem()])
    const { order_id } = one(placed.orders)
    await Promise.allSettled([payByWallet(buyer, placed), call('orderCancel', { order_id }, buyer)])
    const { order } = await ok('order', { order_id }, buyer)
    expect(order.status).toBe('cancelled')
    expect(await dollars(buyer)).toMatchObject({ balance: '500.00' })
  })
})

describe('orders of the same products that change at the same time', () => {
  const deadlocks = async () => {
    const { count } = one(
      await sql<{ count: string }>(
        `select pg_stat_clear_snapshot(), deadlocks::text as count from pg_stat_database where datname = current_database()`,
      ),
    )
    return count
  }

  it('do not deadlock, whatever the order of their lines [money.one-debit]', async () => {
    const goods = [await newItem({ stock: 99 }), await newItem({ stock: 99 })]
    const ways = [goods, [...goods].reverse()]
    const buyers = await Promise.all(Array.from({ length: 6 }, () => newBuyer()))
    const before = await deadlocks()
    for (let round = 0; round < 3; round += 1) {
      const placed = await Promise.all(buyers.map((buyer, index) => place(buyer, at(ways, index % 2))))
      await Promise.all(placed.map((orders, index) => payByWallet(at(buyers, index), orders)))
      const cancelled = placed.flatMap(({ orders }, index) =>
        orders.map(({ order_id }) => call('orderCancel', { order_id }, buyers[index])),
      )
      const next = buyers.map((buyer, index) => place(buyer, at(ways, (index + 1) % 2)))
      expect((await Promise.all(cancelled)).map(({ code }) => code)).toEqual(cancelled.map(() => SUCCESS))
      await Promise.all(next)
    }
    expect(await deadlocks()).toBe(before)
    expect(await stockOf(one(goods))).toBe(99 - 18)
  })

  it('do not deadlock with those who are about to buy them [stock.last-unit]', async () => {
    const goods = [await newItem({ stock: 500 }), await newItem({ stock: 500 })]
    const eight = () => Promise.all(Array.from({ length: 8 }, () => newBuyer()))
    const [buyers, others] = await Promise.all([eight(), eight()])
    const before = await deadlocks()
    let ordering = true
    const added = others.map(async (other, index) => {
      for (let next = index; ordering; next += 1) {
        // each makes a basket of its own, which refers to the variant
        await ok('cartAdd', { product_id: at(goods, next % 2).productId, qty: 1, buy_now: true }, other)
      }
    })
    await Promise.all(
      buyers.map(async (buyer) => {
        for (let round = 0; round < 5; round += 1) await place(buyer, goods)
      }),
    ).finally(() => (ordering = false))
    await Promise.all(added)
    expect(await deadlocks()).toBe(before)
    expect(await Promise.all(goods.map(stockOf))).toEqual([460, 460])
  })
})

describe('another buyer’s order', () => {
  it.each(['order', 'orderCancel', 'orderComplete'] as const)(
    'is answered by %s like one that does not exist [answer.1500018] [wire.foreign-id] [role.buyer]',
    async (name) => {
      const { order_id } = await orderIn('paid')
      const stranger = await newBuyer()
      const foreign = await call(name, { order_id }, stranger)
      const unknown = await call(name, { order_id: '999999999999' }, stranger)
      expect(foreign.code).toBe(Code.orderUnknown)
      expect({ ...foreign, headers: null }).toEqual({ ...unknown, headers: null })
    },
  )
})

describe('the tabs of the history', () => {
  it.each(ORDER_TAB_NAMES.map((tab) => ({ tab })))(
    '$tab lists and counts the orders in its states [tab.$tab]',
    async ({ tab }) => {
      const buyer = await newBuyer()
      for (const status of ORDER_STATES) await orderOf(buyer, status)
      const { list, count, counts } = await ok('orders', { status: tab }, buyer)
      expect(list.map(({ status }) => status).sort()).toEqual([...SHOWN[tab]].sort())
      expect({ count, ofTab: counts[tab] }).toEqual({ count: SHOWN[tab].length, ofTab: SHOWN[tab].length })
    },
  )
})

describe('the timers', () => {
  const day = 86_400
  async function after(seconds: number, status: OrderState): Promise<string> {
    const { buyer, order_id } = await orderIn(status)
    try {
      await moveClock(seconds)
      await runTimers()
    } finally {
      await moveClock(0)
    }
    const { order } = await ok('order', { order_id }, buyer)
    return order.status
  }

  it('cancel an unpaid order after 24 hours, not before [timer.unpaid]', async () => {
    expect(await after(day - 60, 'to_be_paid')).toBe('to_be_paid')
    expect(await after(day + 60, 'to_be_paid')).toBe('cancelled')
  })

  it('accept a paid order after 10 minutes in the demo [timer.accept]', async () => {
    expect(await after(9 * 60, 'paid')).toBe('paid')
    expect(await after(11 * 60, 'paid')).toBe('to_be_shipped')
  })

  it('complete a delivered order after 7 days [timer.delivered]', async () => {
    expect(await after(6 * day, 'delivered')).toBe('delivered')
    expect(await after(7 * day + 60, 'delivered')).toBe('completed')
  })

  it('complete a confirmed order after 7 days [timer.receipt]', async () => {
    expect(await after(6 * day, 'receipt_confirmed')).toBe('receipt_confirmed')
    expect(await after(7 * day + 60, 'receipt_confirmed')).toBe('completed')
  })
})

it('leaves ledger, stock and orders in balance after the whole suite [money.ledger-zero] [stock.sum]', async () => {
  expect(await brokenInvariants()).toEqual([])
})
