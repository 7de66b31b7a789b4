/** A marketplace that trades at random, with the functions of the server: for tests of settlements. */
import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { BASE_CURRENCY } from '@contract/base/constants'
import { ORDER_STATES } from '@contract/base/order-states'
import { at, one } from '@contract/rules/lists'
import { cancelOrderById, completeOrderById, payOrders, payOrdersInCash } from '../app/demo/direct-orders'
import { loadLineItems } from '../areas/cart/load-line-items'
import { priceCart } from '../areas/cart/price-cart'
import { withCoupon } from '../areas/cart/with-coupon'
import { readBook } from '../areas/addresses/book'
import { addressIn } from '../areas/checkout/check'
import { payOutStore } from '../areas/seller/settlement/payout'
import { seedBalance } from '../areas/ledger/credit'
import { moveOrderTo } from '../areas/orders/shop-steps'
import { linesOf, refundableOf } from '../areas/orders/lines'
import { placeOrders } from '../areas/orders/place'
import { readPlacing } from '../areas/orders/placing'
import { runTimers } from '../areas/orders/timers'
import { lockOrders } from '../areas/order-changes/transitions'
import { applyEvent } from '../areas/payments/apply-event'
import { payByCard } from '../areas/payments/by-card'
import { returnMoney } from '../areas/payments/return-money'
import { decideRefund } from '../areas/refunds/decisions'
import { requestRefund } from '../areas/refunds/request'
import { MONEY } from '../areas/settings/money'
import { settleDue } from '../areas/settlement/settle-due'
import { storeBalance } from '../areas/settlement/store'
import { refunds } from '../kernel/db/schema/aftersale'
import { cardDisputes, paymentOrders, payments } from '../kernel/db/schema/payments'
import { categories, shops, skus } from '../kernel/db/schema/catalogue'
import { orders } from '../kernel/db/schema/orders'
import { settings } from '../kernel/db/schema/settings'
import { transaction } from '../kernel/db/transaction'
import type { Tx } from '../kernel/db/types'
import { Refusal } from '../kernel/http/refusal'
import type { CardRefundAnswer, Gateway } from '../kernel/ports/card-gateway'
import { seedProducts } from './catalogue'
import { newCoupon } from './coupon'
import type { Buyer, Market } from './market'
import { dayIn } from '../kernel/text/day'
import { BUYERS, type Step } from './trade-steps'
import { openStock } from '../app/demo/opening'

const DAY_S = 86_400

type Of<W extends Step['what']> = Extract<Step, { what: W }>

/** Opens shops with terms of every kind, goods at odd prices, and buyers with money. */
export async function openTrade(market: Market) {
  const { db, clock } = market
  const owners = [(await market.signIn()).userId, (await market.signIn()).userId] as const
  const shopIds = [BigInt(market.shop), BigInt(market.otherShop)] as const
  await db.update(shops).set({ ownerUserId: owners[0] }).where(eq(shops.id, shopIds[0]))
  const terms = { ownerUserId: owners[1], commissionBps: 1_275, cashWith: 'platform' } as const
  await db.update(shops).set(terms).where(eq(shops.id, shopIds[1]))
  const own = one(await db.insert(shops).values({ name: 'Own shop', image: '', ground: 'mist' }).returning()).id
  await db.execute(
    `insert into shop_shipping_methods (shop_id, method, names, cost_minor, eta_from_days, eta_to_days)
     values (${own}, 'post', '{"en": "Post"}', 0, 1, 2)`,
  )
  await db.update(categories).set({ commissionBps: 333 }).where(eq(categories.id, market.base.clothes))
  const money = { commission_bps: 850, hold_days: 0, card_fee_bps: 290, card_fee_fixed: '0.30', cash_with: 'shop' }
  await db.insert(settings).values({ name: MONEY.name, value: money })
  const stock = 1_000_000
  const productIds = await seedProducts(db, market.base, [
    { priceMinor: 1n, stock, shopId: shopIds[0] },
    { priceMinor: 1_099n, stock, shopId: shopIds[0], categoryId: market.base.shoes },
    { priceMinor: 333n, stock, shopId: shopIds[0] },
    { priceMinor: 7_777n, stock, shopId: shopIds[1] },
    { priceMinor: 55n, stock, shopId: shopIds[1] },
    { priceMinor: 901n, stock, shopId: own },
  ])
  await openStock(db, market.clock.now())
  const pieces = await db.select().from(skus).where(inArray(skus.productId, productIds)).orderBy(asc(skus.productId))
  const buyers: Buyer[] = []
  for (let index = 0; index < BUYERS; index += 1) {
    const buyer = await market.buyer(1_000_000_000n)
    for (const code of ['EUR', 'THB']) {
      const wallet = { code, currency: code }
      const amount = 1_000_000_000n
      await transaction(db, (tx) => seedBalance(tx, { userId: buyer.userId, wallet, amount, at: clock.now() }))
    }
    buyers.push(buyer)
  }
  return { market, owners, shopIds, skuIds: pieces.map(({ id }) => id), buyers, placed: [] as bigint[] }
}
export type Trade = Awaited<ReturnType<typeof openTrade>>

/** A card gateway that refunds at once, or refuses to. */
const gatewayThat = (state: CardRefundAnswer['state']): Gateway =>
  ({
    name: 'trade',
    refund: async () => ({ ref: randomUUID(), state, reason: '' }),
    findRefund: async () => null,
  }) as unknown as Gateway

async function payCard(trade: Trade, userId: bigint, ids: readonly bigint[]): Promise<void> {
  const { db, clock } = trade.market
  const at = clock.now()
  const payer = { userId, origin: 'https://souk.test', way: undefined, at }
  const paymentId = await transaction(db, async (tx) =>
    payByCard(tx, await lockOrders(tx, userId, ids), gatewayThat('done'), payer),
  )
  const { amount, currency } = one(await db.select().from(payments).where(eq(payments.id, paymentId)))
  const event = { kind: 'paid', id: randomUUID(), paymentId: String(paymentId), amount, currency } as const
  await applyEvent(db, 'trade', { ...event, chargeRef: `ch_${paymentId}` }, at)
}

/** The gateway reports a dispute, whose amount it takes until the shop has won. */
async function tellDispute(
  { market }: Trade,
  { id, chargeRef }: Pick<typeof payments.$inferSelect, 'id' | 'chargeRef'>,
  amount: bigint,
  state: 'open' | 'lost' | 'won',
): Promise<void> {
  const happenedAt = market.clock.now()
  const about = { ref: `dp_${id}`, chargeRef: chargeRef ?? '', currency: BASE_CURRENCY, reason: 'fraudulent' }
  const funds = state === 'won' ? 'given_back' : 'taken'
  const event = { kind: 'dispute', id: randomUUID(), ...about, amount, happenedAt, state, funds } as const
  await applyEvent(market.db, 'trade', event, happenedAt)
}

const ACTS: { [W in Step['what']]: (trade: Trade, step: Of<W>) => Promise<unknown> } = {
  async place(trade, { buyer: index, lines, coupon, bearer, pay }) {
    const { db, clock } = trade.market
    const { userId, addressId } = at(trade.buyers, index)
    const now = clock.now()
    const wanted = [...new Map(lines.map(({ product, qty }) => [product, qty]))].map(([product, qty], item) => ({
      skuId: at(trade.skuIds, product),
      qty,
      itemId: BigInt(item + 1),
      selected: true,
    }))
    const ids = await transaction(db, async (tx) => {
      const goods = await loadLineItems(
        tx,
        wanted.map(({ skuId }) => skuId),
        now,
      )
      const priced = priceCart(wanted, goods, now)
      const shop = bearer === 'shop' ? one(priced.shops).shop : null
      const used = coupon === 0 ? null : await newCoupon(tx, coupon, shop, now)
      const cart = withCoupon(priced, used)
      const { address_list } = await readBook(tx, userId)
      const draft = {
        userId,
        cart,
        address: addressIn(address_list, addressId),
        quoteId: null,
        remark: '',
        at: now,
        today: dayIn('UTC', now),
      }
      const productIds = [...goods.values()].map(({ productId }) => productId)
      return (await placeOrders(tx, draft, await readPlacing(tx, userId, productIds))).map(({ orderId }) => orderId)
    })
    trade.placed.unshift(...ids)
    if (pay === 'nothing') return
    if (pay === 'card') return payCard(trade, userId, ids)
    await transaction(db, async (tx) => {
      if (pay === 'cash') await payOrdersInCash(tx, ids, now)
      else await payOrders(tx, ids, pay, now)
    })
  },
  cancel: (trade, { order }) => onOrder(trade, order, (tx, id, at) => cancelOrderById(tx, id, at)),
  advance: (trade, { order, steps }) =>
    onOrder(trade, order, async (tx, id, at) => {
      for (let step = 0; step < steps; step += 1) {
        const { status } = one(await tx.select({ status: orders.status }).from(orders).where(eq(orders.id, id)))
        const next = ORDER_STATES[ORDER_STATES.indexOf(status) + 1]
        if (status === 'delivered') await completeOrderById(tx, id, at)
        else if (status !== 'to_be_paid' && next && next !== 'cancelled') await moveOrderTo(tx, id, next, {}, at)
      }
    }),
  refund: (trade, { order: index, line: choice, qty, decided }) =>
    onOrder(trade, index, async (tx, id, now) => {
      const { userId } = one(await tx.select().from(orders).where(eq(orders.id, id)))
      const lines = await linesOf(tx, [id])
      const line = at(lines, choice % lines.length)
      const items = [{ item_id: String(line.id), qty: Math.min(qty, Math.max(refundableOf(line), 1)) }]
      const fields = { order_id: String(id), items, reason: 'Broken', images: [] }
      const asked = await requestRefund(tx, { userId, fields, now })
      if (decided === 0) return
      await decideRefund(tx, { id: asked.id, state: decided, remark: '', restock: qty > 2, at: now })
    }),
  settle: ({ market }) => settleDue(market.db, market.clock.now()),
  async gateway({ market }, { fails }) {
    const log = { error: () => undefined }
    await returnMoney(market.db, [gatewayThat(fails ? 'failed' : 'done')], market.clock.now(), log)
  },
  async dispute(trade, { order: index, percent, ends }) {
    const { db } = trade.market
    const id = trade.placed[index]
    if (id === undefined) return
    const isPaid = and(eq(paymentOrders.orderId, id), eq(payments.method, 'bank_card'))
    const [found] = await db
      .select({ payment: payments })
      .from(payments)
      .innerJoin(paymentOrders, eq(paymentOrders.paymentId, payments.id))
      .where(isPaid)
    if (!found?.payment.chargeRef) return
    const { payment } = found
    const [known] = await db.select().from(cardDisputes).where(eq(cardDisputes.paymentId, payment.id))
    const amount = known?.amount ?? (payment.amount * percent + 99n) / 100n
    if (!known) await tellDispute(trade, payment, amount, 'open')
    else if (known.state === 'open') await tellDispute(trade, payment, amount, ends)
  },
  async payout({ market, owners, shopIds }, { shop, percent, wallet, to }) {
    const store = { shopId: at(shopIds, shop), userId: at(owners, shop) }
    await transaction(market.db, async (tx) => {
      const cents = ((await storeBalance(tx, store)) * BigInt(percent)) / 100n
      if (cents <= 0n) return
      const amount = `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`
      await payOutStore(tx, store, { wallet, amount, to }, market.clock.now())
    })
  },
  async tick({ market }, { days }) {
    market.clock.advance(days * DAY_S + 60)
    await runTimers(market.db, market.clock.now(), { demo: true })
  },
}

async function onOrder(trade: Trade, index: number, work: (tx: Tx, id: bigint, at: Date) => Promise<unknown>) {
  const id = trade.placed[index]
  const { db, clock } = trade.market
  if (id !== undefined) await transaction(db, (tx) => work(tx, id, clock.now()))
}

/** Does it; what the shop refuses is left undone. Returns whether it was done. */
export async function act(trade: Trade, what: Step): Promise<boolean> {
  const work = ACTS[what.what] as (on: Trade, does: Step) => Promise<unknown>
  try {
    await work(trade, what)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** Brings everything to its end: parcels arrive, refunds are decided, cards are refunded, and orders are settled. */
export async function closeTrade(trade: Trade): Promise<void> {
  const { db, clock } = trade.market
  const disputed = await db
    .select({ payment: payments, amount: cardDisputes.amount })
    .from(cardDisputes)
    .innerJoin(payments, eq(payments.id, cardDisputes.paymentId))
    .where(eq(cardDisputes.state, 'open'))
  for (const { payment, amount } of disputed) await tellDispute(trade, payment, amount, 'lost')
  for (let order = 0; order < trade.placed.length; order += 1) await act(trade, { what: 'advance', order, steps: 6 })
  const asked = await db.select({ id: refunds.id }).from(refunds).where(eq(refunds.state, 'review'))
  for (const { id } of asked) {
    await transaction(db, (tx) => decideRefund(tx, { id, state: 1, remark: '', at: clock.now() }))
  }
  await act(trade, { what: 'tick', days: 40 })
  await act(trade, { what: 'gateway', fails: false })
  for (let more = 1; more > 0;) more = await settleDue(db, clock.now())
}
