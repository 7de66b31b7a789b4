/** The steps under /ops/orders are those of shops, taken by an operator one by one. */
import { asc, eq } from 'drizzle-orm'
import type { Data, Fields } from '@contract/all-calls'
import type { AnyCall } from '@contract/endpoints/all'
import { Code } from '@contract/base/codes'
import { DAY_MS } from '@contract/base/constants'
import type { Envelope } from '@contract/base/envelope'
import { audits } from '../../kernel/db/schema/ops'
import { orders } from '../../kernel/db/schema/orders'
import { createMarket, order, pay, type Market } from '../../testing/market'

let market: Market
let token: string

beforeAll(async () => {
  market = await createMarket()
  token = (await market.signIn({ role: 'operator' })).token
})
afterAll(() => market.close())

async function send<N extends AnyCall>(name: N, fields: Readonly<Record<string, string>>): Promise<Envelope<Data<N>>> {
  return (await market.call(name, fields, { 'access-token': token })) as Envelope<Data<N>>
}
const inShop = (
  name: 'sellerOrderShip' | 'sellerOrderAccept' | 'sellerOrderDeliver',
  fields: Readonly<Record<string, string>>,
) => send(name, { ...fields, shop_id: market.shop, idempotency_key: crypto.randomUUID() })

const PARCEL = { carrier: ' Carteiro ', log_sn: 'CT 7401 000123 PT' }

async function paidOrder() {
  const buyer = await market.buyer(100_000n)
  const { ids, total } = await order(market, buyer, [market.shirt, 1])
  expect((await pay(buyer, ids, total)).code).toBe(200)
  return { buyer, order_id: ids[0] ?? '' }
}

/** What the history tells of an order, the oldest first. */
const toldOf = async (id: string) =>
  (
    await market.db
      .select()
      .from(audits)
      .where(eq(audits.subjectId, BigInt(id)))
      .orderBy(asc(audits.id))
  )
    .filter(({ subject }) => subject === 'orders')
    .map(({ action, before, after, remark }) => ({ action, before, after, remark }))

it('leave the same history as those of the shop [role.operator] [action.accept] [action.ship] [rule.seller-history]', async () => {
  const [one, other] = [await paidOrder(), await paidOrder()]
  const { order_id } = one
  for (const name of ['opsAccept', 'opsShip', 'opsTransit', 'opsDeliver'] as const)
    expect((await send(name, { order_id, ...(name === 'opsShip' ? PARCEL : {}) })).code).toBe(200)
  await inShop('sellerOrderAccept', { order_ids: JSON.stringify([other.order_id]) })
  await inShop('sellerOrderShip', { order_id: other.order_id, ...PARCEL })
  await send('opsTransit', { order_id: other.order_id })
  await inShop('sellerOrderDeliver', { order_id: other.order_id })
  const told = await toldOf(order_id)
  expect(told.map(({ action }) => action)).toEqual(['accept', 'ship', 'transit', 'deliver'])
  expect(told).toEqual(await toldOf(other.order_id))
})

it('are taken in order, each once, although a shop takes two at a time [action.ship] [answer.2000005]', async () => {
  const { order_id } = await paidOrder()
  expect((await send('opsShip', { order_id, ...PARCEL })).code).toBe(Code.deliverySwitch)
  expect((await send('opsAccept', { order_id })).code).toBe(200)
  expect((await send('opsAccept', { order_id })).code).toBe(Code.auditFailed)
  expect((await send('opsShip', { order_id, ...PARCEL })).code).toBe(200)
  expect((await send('opsDeliver', { order_id })).code).toBe(Code.deliverySwitch)
  expect(await toldOf(order_id)).toHaveLength(2)
  expect((await send('opsTransit', { order_id: '999999' })).code).toBe(Code.orderUnknown)
})

describe('whose order it is', () => {
  const find = async (fields: Partial<Record<keyof Fields<'opsOrders'>, string>>) =>
    (await send('opsOrders', fields)).data as Data<'opsOrders'>

  it('is read, and found, from payment until 30 days after completion [rule.seller-address] [call.opsOrders]', async () => {
    const { buyer, order_id } = await paidOrder()
    const { email } = await buyer.ok('getUserinfo')
    expect((await find({ q: email })).list).toMatchObject([
      { order_id, customer: { email }, address: { country: 'TH' } },
    ])
    const completedAt = new Date(market.clock.now().getTime() - 31 * DAY_MS)
    const id = BigInt(order_id)
    await market.db.update(orders).set({ status: 'completed', completedAt }).where(eq(orders.id, id))
    expect((await find({ q: email })).list).toEqual([])
    const { list } = await find({ status: 'completed' })
    expect(list).toMatchObject([{ order_id, user_id: String(buyer.userId), customer: null, address: null }])
  })

  it('is not read before it is paid, nor once it is cancelled [rule.seller-address]', async () => {
    const buyer = await market.buyer()
    const { ids } = await order(market, buyer, [market.shirt, 1])
    const { email } = await buyer.ok('getUserinfo')
    expect((await find({ q: email })).list).toEqual([])
    expect((await find({ status: 'to_be_paid' })).list).toMatchObject([{ order_id: ids[0], customer: null }])
    await buyer.ok('orderCancel', { order_id: ids[0] ?? '' })
    expect((await find({ q: email })).list).toEqual([])
  })
})
