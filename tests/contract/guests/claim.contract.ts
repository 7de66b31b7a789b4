/** An account takes over what its owner ordered without it [role.guests-claim] [call.claimOrders]. */
import { Code, SUCCESS } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { chosenSubmission, dollars, place } from '../support/checkout'
import { call, ok, refusedFields } from '../support/client'
import { brokenInvariants, quoted, sendMails, sql } from '../support/control'
import { newCoupon } from '../support/coupons'
import { guestWithOrder, guestWithRefund, newGuest, payCash } from '../support/guests'
import { newItem } from '../support/new-product'
import { addressFields, newAddress, newBuyer, type Buyer } from '../support/people'

const item = () => newItem({ stock: 20, price: 1_000 })
const claim = (guest: Buyer, buyer: Buyer) => call('claimOrders', { guest_token: guest.token }, buyer)
const ordersOf = async (buyer: Buyer) => (await ok('orders', {}, buyer)).list.map(({ order_id }) => order_id)
const booked = async (buyer: Buyer) => (await ok('getAddressList', {}, buyer)).address_list

async function idOf({ email }: Buyer): Promise<string> {
  return one(await sql<{ id: string }>(`select id::text from users where guest_email = ${quoted(email)}`)).id
}

/** The tables with rows of this user. */
async function tablesOf(userId: string): Promise<string[]> {
  const tables = await sql<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'user_id' order by 1`,
  )
  expect(tables.length).toBeGreaterThan(20)
  const counts = tables.map(({ name }) => `(select count(*) from ${name} where user_id = ${userId})::int as ${name}`)
  const [row = {}] = await sql(`select ${counts.join(', ')}`)
  return Object.keys(row).filter((name) => row[name] !== 0)
}

describe('claiming the orders of a guest', () => {
  it('moves orders, addresses, messages, notices and favourites, and leaves no guest', async () => {
    const buyer = await newBuyer()
    const { guest, orderId, link } = await guestWithOrder(buyer.email)
    const id = await idOf(guest)
    const { productId } = await item()
    await ok('favorite', { product_id: productId }, guest)
    await ok('orderMessageSend', { order_id: orderId, text: 'When does it come?' }, guest)
    const later = await ok('loginByOrder', link)
    expect(await ok('claimOrders', { guest_token: guest.token }, buyer)).toEqual({ orders: 1 })
    expect(await ordersOf(buyer)).toEqual([orderId])
    const { list } = await ok('orderMessages', { order_id: orderId }, buyer)
    expect(list.map(({ text, author }) => [text, author])).toEqual([['When does it come?', 'buyer']])
    expect((await ok('favorites', {}, buyer)).list.map(({ product_id }) => product_id)).toEqual([productId])
    expect((await booked(buyer)).map(({ is_default }) => is_default)).toEqual([true])
    for (const token of [guest.token, later['access-token']]) {
      expect((await call('orders', {}, { token })).code).toBe(Code.notLoggedIn)
    }
    expect((await call('loginByOrder', link)).code).toBe(Code.wrongCode)
    expect(await sql(`select id::text from users where id = ${id}`)).toEqual([])
    expect(await tablesOf(id)).toEqual([])
    await ok('orderCancel', { order_id: orderId }, buyer)
    await sendMails()
    expect(await brokenInvariants()).toEqual([])
  })

  it('keeps the default address of the account, and none twice', async () => {
    const buyer = await newBuyer()
    const own = await newAddress(buyer)
    const guest = await newGuest(buyer.email)
    await ok('addressAdd', addressFields(), guest)
    await ok('addressAdd', { ...addressFields(), street: '9 Quay Street' }, guest)
    await ok('claimOrders', { guest_token: guest.token }, buyer)
    const book = await booked(buyer)
    expect(book.map(({ street }) => street)).toEqual([addressFields().street, '9 Quay Street'])
    expect(book.filter(({ is_default }) => is_default).map(({ address_id }) => address_id)).toEqual([own])
  })

  it('brings along what was refunded into the wallet, as money of the account', async () => {
    const buyer = await newBuyer()
    const before = Number((await dollars(buyer)).balance)
    const { guest, orderId, operator, refundId: id } = await guestWithRefund(buyer.email)
    await ok('opsRefundsDecide', { id, state: 1, remark: 'Seen' }, operator)
    await ok('claimOrders', { guest_token: guest.token }, buyer)
    const { order } = await ok('order', { order_id: orderId }, buyer)
    expect(Number((await dollars(buyer)).balance)).toBeCloseTo(before + Number(order.grand_total), 2)
    const { list } = await ok('transactionDetails', {}, buyer)
    expect(list[0]).toMatchObject({ type: 'order_refund', amount: order.grand_total, order_ids: [orderId] })
    expect((await ok('refunds', {}, buyer)).list).toHaveLength(1)
    expect(await brokenInvariants()).toEqual([])
  })

  it('keeps both uses of a coupon that the account has used itself', async () => {
    const buyer = await newBuyer()
    const code = await newCoupon({ percent: 10 })
    const order = async (by: Buyer) => {
      await newAddress(by)
      await ok('cartAdd', { product_id: (await item()).productId, qty: 1 }, by)
      await ok('cartAddCoupon', { coupon_code: code }, by)
      return one((await ok('submitOrder', await chosenSubmission(by), by)).orders).order_id
    }
    const guest = await newGuest(buyer.email)
    const ids = [await order(buyer), await order(guest)]
    await ok('claimOrders', { guest_token: guest.token }, buyer)
    for (const order_id of ids) await ok('orderCancel', { order_id }, buyer)
    expect(await brokenInvariants()).toEqual([])
  })

  it('is refused for another address, for an account, and for the token of nobody', async () => {
    const [buyer, other, { guest }] = [await newBuyer(), await newBuyer(), await guestWithOrder()]
    expect(await claim(guest, buyer)).toMatchObject({
      code: Code.operationFailed,
      data: { reason: 'not_allowed' },
    })
    for (const token of [other.token, buyer.token, 'nobody', 'A'.repeat(43)]) {
      const answer = await call('claimOrders', { guest_token: token }, buyer)
      expect([answer.code, refusedFields(answer)]).toEqual([Code.wrongCode, ['guest_token']])
    }
    expect(await ordersOf(guest)).toHaveLength(1)
    expect(await ordersOf(buyer)).toEqual([])
  })

  it('happens once when it is asked for at once', async () => {
    const buyer = await newBuyer()
    const { guest, orderId, operator, refundId: id } = await guestWithRefund(buyer.email)
    await ok('opsRefundsDecide', { id, state: 1, remark: 'Seen' }, operator)
    const before = Number((await dollars(buyer)).balance)
    const answers = await Promise.all(Array.from({ length: 6 }, () => claim(guest, buyer)))
    expect(answers.filter(({ data }) => data?.orders === 1)).toHaveLength(1)
    const rest = answers.filter(({ data }) => data?.orders !== 1)
    expect(rest.filter(({ code, data }) => code !== Code.wrongCode && data?.orders !== 0)).toEqual([])
    expect(await ordersOf(buyer)).toEqual([orderId])
    expect(Number((await dollars(buyer)).balance)).toBeGreaterThan(before)
    expect(await brokenInvariants()).toEqual([])
  })

  it('loses nothing while the guest orders, cancels, and is paid back', async () => {
    const buyer = await newBuyer()
    const { guest, operator, refundId: id } = await guestWithRefund(buyer.email)
    const cancelled = one((await place(guest, [await item()])).orders).order_id
    await ok('cartAdd', { product_id: (await item()).productId, qty: 1 }, guest)
    const submission = await chosenSubmission(guest)
    const userId = await idOf(guest)
    const [placed, , decided] = await Promise.all([
      call('submitOrder', submission, guest),
      call('orderCancel', { order_id: cancelled }, guest),
      call('opsRefundsDecide', { id, state: 1, remark: 'Seen' }, operator),
      ok('claimOrders', { guest_token: guest.token }, buyer),
    ])
    expect(decided.code).toBe(SUCCESS)
    const made = placed.code === SUCCESS ? (placed.data?.orders ?? []).map(({ order_id }) => order_id) : []
    const found = await ordersOf(buyer)
    expect(found).toEqual(expect.arrayContaining([cancelled, ...made]))
    expect(found).toHaveLength(2 + made.length)
    const left = await sql(
      `select id::text from orders where user_id = ${userId}
       union all select id::text from ledger_accounts where user_id = ${userId} and balance <> 0`,
    )
    expect(left).toEqual([])
    expect(await brokenInvariants()).toEqual([])
  })

  it('goes on with an order that is paid afterwards', async () => {
    const buyer = await newBuyer()
    const guest = await newGuest(buyer.email)
    const placed = await place(guest, [await item()])
    await ok('claimOrders', { guest_token: guest.token }, buyer)
    await payCash(buyer, placed)
    expect((await ok('order', { order_id: one(placed.orders).order_id }, buyer)).order.payment_method).toBe(
      'cash_on_delivery',
    )
  })
})
