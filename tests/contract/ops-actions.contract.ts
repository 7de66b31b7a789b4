/** Operators' actions on orders and accounts. */
import type { Fields } from '@contract/all-calls'
import { Code, SUCCESS } from '@contract/base/codes'
import { one } from '@contract/rules/lists'
import { buy } from './support/checkout'
import { call, ok } from './support/client'
import { brokenInvariants, fingerprint } from './support/control'
import { newItem } from './support/new-product'
import { newOperator, userIdOf } from './support/operators'
import { wholeList } from './support/pages'
import { newBuyer, type Buyer } from './support/people'
import { newSeller } from './support/sellers'

afterAll(async () => {
  expect(await brokenInvariants()).toEqual([])
})

async function paidOrder() {
  const buyer = await newBuyer()
  const { orders } = await buy(buyer, [await newItem()])
  return { buyer, order_id: one(orders).order_id }
}

describe('an order that operators handle [role.operator]', () => {
  it('is listed by state with what to pack, and each step adds an audit entry [action.accept] [call.opsOrders] [call.opsAudits]', async () => {
    const { order_id } = await paidOrder()
    const operator = await newOperator()
    const { order } = await ok('opsAccept', { order_id }, operator)
    expect(order).toMatchObject({ status: 'to_be_shipped', actions: ['ship'], lines: [{ qty: 1 }] })
    expect(order.address).toMatchObject({ street: '12 Wireless Road', country: 'TH' })
    await ok('opsShip', { order_id, carrier: ' Carteiro ', log_sn: 'CT-1' }, operator)
    const { list } = await ok('opsAudits', { subject: 'orders', subject_id: order_id }, operator)
    expect(list).toMatchObject([
      {
        action: 'ship',
        before: { status: 'to_be_shipped', carrier: null },
        after: { status: 'shipped', carrier: 'Carteiro', log_sn: 'CT-1' },
        operator: { email: operator.email },
      },
      { action: 'accept', before: { status: 'paid' }, after: { status: 'to_be_shipped' } },
    ])
    const page = await ok('opsOrders', { status: 'shipped', page_size: 50 }, operator)
    expect(page.list.every(({ status }) => status === 'shipped')).toBe(true)
    expect((await ok('opsOrders', { p: 100_000 }, operator)).list).toEqual([])
  })

  it('is found by its number, its buyer and its SKU, the newest first where that is asked for [call.opsOrders]', async () => {
    const { buyer, order_id } = await paidOrder()
    const operator = await newOperator()
    const find = async (fields: Fields<'opsOrders'>) => (await ok('opsOrders', fields, operator)).list
    const [order] = await find({ q: buyer.email })
    expect(order).toMatchObject({ order_id, customer: { email: buyer.email } })
    const { increment_id: number = '', lines } = order ?? {}
    for (const q of [number, `${number} ${buyer.email.toUpperCase()}`, `${buyer.email} ${lines?.[0]?.sku ?? ''}`]) {
      expect(await find({ q, status: 'paid' })).toMatchObject([{ order_id }])
    }
    expect(await find({ q: `${number} elsewhere` })).toEqual([])
    const times = (await find({ sort: 'newest' })).map(({ created_at }) => created_at)
    expect(times).toEqual([...times].sort().reverse())
  })

  it('shows the buyer’s reason for a cancellation [call.opsOrders] [field.order.remarks]', async () => {
    const { buyer, order_id } = await paidOrder()
    await ok('orderCancel', { order_id, cancel_remark: 'Found one at home' }, buyer)
    const operator = await newOperator()
    const cancelled = await wholeList('opsOrders', { status: 'cancelled' }, operator)
    expect(cancelled.find((order) => order.order_id === order_id)).toMatchObject({ cancel_remark: 'Found one at home' })
  })

  it('stands in the audit under who did what to which account, and when [call.opsAudits] [role.operator]', async () => {
    const { buyer, order_id } = await paidOrder()
    const operator = await newOperator()
    await ok('opsAccept', { order_id }, operator)
    const user_id = await userIdOf(buyer)
    const find = async (fields: Fields<'opsAudits'>) => (await ok('opsAudits', fields, operator)).list
    const mine = { q: operator.email }
    const [row] = await find(mine)
    expect(row).toMatchObject({ action: 'accept', subject_id: order_id, user_id })
    const day = row?.at.slice(0, 10)
    const before = new Date(Date.parse(row?.at ?? '') - 86_400_000).toISOString().slice(0, 10)
    expect(await find({ ...mine, action: 'accept', subject: 'orders', user_id, from: day, until: day })).toHaveLength(1)
    for (const other of [{ action: 'ship' }, { subject: 'coupons' }, { user_id: '999999999' }, { until: before }]) {
      expect(await find({ ...mine, ...other })).toEqual([])
    }
    const answer = await call('opsAudits', { from: '2026-02-30' }, operator)
    expect(answer).toMatchObject({ code: Code.invalidParameter, data: { errors: [{ field: 'from', rule: 'format' }] } })
  })

  it('is accepted once if two operators accept it at the same time, with one audit entry [answer.2000007]', async () => {
    const { order_id } = await paidOrder()
    const operators = [await newOperator(), await newOperator(), await newOperator()]
    const answers = await Promise.all(operators.map((operator) => call('opsAccept', { order_id }, operator)))
    expect(answers.map(({ code }) => code).sort()).toEqual([SUCCESS, Code.auditFailed, Code.auditFailed])
    const { count } = await ok('opsAudits', { subject: 'orders', subject_id: order_id }, operators[0])
    expect(count).toBe(1)
  })

  it('that does not exist, or whose state does not allow the step, changes nothing [answer.1500018] [answer.2000005] [wire.unchanged]', async () => {
    const { order_id } = await paidOrder()
    const operator = await newOperator()
    const before = await fingerprint()
    expect((await call('opsAccept', { order_id: '999999999' }, operator)).code).toBe(Code.orderUnknown)
    expect((await call('opsDeliver', { order_id }, operator)).code).toBe(Code.deliverySwitch)
    expect(await fingerprint()).toBe(before)
  })
})

describe('an account that an operator disables [role.disable] [call.opsAccountDisable] [answer.2000017]', () => {
  const login = ({ email, password }: Buyer) => call('login', { email, password })

  it('loses its sessions and cannot log in until it is enabled again [call.opsAccountEnable] [call.opsAccounts]', async () => {
    const operator = await newOperator()
    const buyer = await newBuyer()
    const user_id = await userIdOf(buyer)
    const { account } = await ok('opsAccountDisable', { user_id, remark: 'Stolen card' }, operator)
    expect(account).toMatchObject({ user_id, email: buyer.email })
    expect(account.disabled_at).not.toBeNull()
    expect((await call('getUserinfo', {}, buyer)).code).toBe(Code.accountDisabled)
    expect((await login(buyer)).code).toBe(Code.accountDisabled)
    const shut = await ok('opsAccounts', { q: buyer.email, disabled: true }, operator)
    expect(shut.list).toMatchObject([{ user_id }])

    await ok('opsAccountEnable', { user_id, remark: 'A mistake' }, operator)
    expect((await call('getUserinfo', {}, buyer)).code).toBe(Code.notLoggedIn)
    expect((await login(buyer)).code).toBe(SUCCESS)
    expect((await ok('opsAccounts', { q: buyer.email, disabled: true }, operator)).list).toEqual([])
    const { list } = await ok('opsAudits', { subject: 'accounts', subject_id: user_id }, operator)
    expect(list).toMatchObject([
      { action: 'enable', remark: 'A mistake' },
      { action: 'disable', remark: 'Stolen card' },
    ])
  })

  it('is disabled only once, and is never an operator’s [wire.unchanged]', async () => {
    const operator = await newOperator()
    const user_id = await userIdOf(await newBuyer())
    await ok('opsAccountDisable', { user_id, remark: 'Once' }, operator)
    const before = await fingerprint()
    const refused = [
      [user_id, 'not_allowed'],
      [await userIdOf(operator), 'permission'],
    ] as const
    for (const [id, reason] of refused) {
      const answer = await call('opsAccountDisable', { user_id: id, remark: 'Again' }, operator)
      expect(answer).toMatchObject({ code: Code.operationFailed, data: { reason } })
    }
    expect((await call('opsAccountDisable', { user_id: '99999999', remark: 'Who' }, operator)).code).toBe(Code.notFound)
    expect(await fingerprint()).toBe(before)
  })

  it('is found by a part of its address, without wildcards [call.opsAccounts]', async () => {
    const operator = await newOperator()
    expect((await ok('opsAccounts', { q: '%' }, operator)).list).toEqual([])
    expect((await ok('opsAccounts', { q: operator.email.toUpperCase() }, operator)).list).toMatchObject([
      { email: operator.email, role: 'operator' },
    ])
    const user_id = await userIdOf(operator)
    expect((await ok('opsAccounts', { user_id }, operator)).list).toMatchObject([{ user_id, email: operator.email }])
  })
})

describe('the shops, for operators [call.opsShops]', () => {
  it('are found by their name, and by the name or the address of their owner', async () => {
    const operator = await newOperator()
    const letters = crypto.randomUUID()
    const sellers = [await newSeller(), await newSeller()] as const
    for (const [index, seller] of sellers.entries()) {
      await ok('sellerShopSave', { version: 1, name: `${['b', 'A'][index]} ${letters}` }, seller)
    }
    const [second, first] = sellers
    const named = await ok('opsShops', { q: letters.toUpperCase() }, operator)
    expect(named.list.map(({ shop_id }) => shop_id)).toEqual([first.shopId, second.shopId])
    const owned = await ok('opsShops', { q: first.email.toUpperCase() }, operator)
    expect(owned.list).toEqual([named.list[0]])
    // no wildcard: other tests give shops names that contain one
    const listed = await wholeList('opsShops', { q: `${letters.slice(0, 8)}%` }, operator)
    expect(listed).toEqual([])
  })
})
