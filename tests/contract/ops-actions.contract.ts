/** Operators' actions on orders and accounts. */
import { Code, SUCCESS } from '@contract/codes'
import { buy } from './support/checkout'
import { call, ok } from './support/client'
import { brokenInvariants, fingerprint } from './support/control'
import { newGoods } from './support/goods'
import { newOperator, userIdOf } from './support/operators'
import { newBuyer, type Buyer } from './support/people'

afterAll(async () => {
  expect(await brokenInvariants()).toEqual([])
})

async function paidOrder() {
  const buyer = await newBuyer()
  const { orders } = await buy(buyer, [await newGoods()])
  return { buyer, order_id: orders[0].order_id }
}

describe('an order in the hands of operators [role.operator]', () => {
  it('is listed by its state with what to pack, and moved with an audit row each [action.accept] [call.opsOrders] [call.opsAudits]', async () => {
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

  it('says why its buyer called it off [call.opsOrders] [field.order.remarks]', async () => {
    const { buyer, order_id } = await paidOrder()
    await ok('orderCancel', { order_id, cancel_remark: 'Found one at home' }, buyer)
    const operator = await newOperator()
    const page = (p: number) => ok('opsOrders', { status: 'cancelled', page_size: 50, p }, operator)
    const { count } = await page(1)
    // other tests cancel orders at later times, which come after it
    const pages = await Promise.all(Array.from({ length: Math.ceil(count / 50) }, (_, index) => page(index + 1)))
    const found = pages.flatMap(({ list }) => list).find((order) => order.order_id === order_id)
    expect(found).toMatchObject({ cancel_remark: 'Found one at home' })
  })

  it('is accepted once when operators race, and leaves one audit row [answer.2000007]', async () => {
    const { order_id } = await paidOrder()
    const operators = [await newOperator(), await newOperator(), await newOperator()]
    const answers = await Promise.all(operators.map((operator) => call('opsAccept', { order_id }, operator)))
    expect(answers.map(({ code }) => code).sort()).toEqual([SUCCESS, Code.auditFailed, Code.auditFailed])
    const { count } = await ok('opsAudits', { subject: 'orders', subject_id: order_id }, operators[0])
    expect(count).toBe(1)
  })

  it('that is not there, or not its turn, leaves nothing behind [answer.1500018] [answer.2000005] [wire.unchanged]', async () => {
    const { order_id } = await paidOrder()
    const operator = await newOperator()
    const before = await fingerprint()
    expect((await call('opsAccept', { order_id: '999999999' }, operator)).code).toBe(Code.orderUnknown)
    expect((await call('opsDeliver', { order_id }, operator)).code).toBe(Code.deliverySwitch)
    expect(await fingerprint()).toBe(before)
  })
})

describe('an account that an operator shuts [role.disable] [call.opsAccountDisable] [answer.2000017]', () => {
  const login = ({ email, password }: Buyer) => call('login', { email, password })

  it('loses its sessions and its login, and gets them back [call.opsAccountEnable] [call.opsAccounts]', async () => {
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

  it('is shut once, and never an operator’s [wire.unchanged]', async () => {
    const operator = await newOperator()
    const user_id = await userIdOf(await newBuyer())
    await ok('opsAccountDisable', { user_id, remark: 'Once' }, operator)
    const before = await fingerprint()
    const refused = [
      [user_id, 'not_allowed'],
      [await userIdOf(operator), 'permission'],
    ]
    for (const [id, reason] of refused) {
      const answer = await call('opsAccountDisable', { user_id: id, remark: 'Again' }, operator)
      expect(answer).toMatchObject({ code: Code.operationFailed, data: { reason } })
    }
    expect((await call('opsAccountDisable', { user_id: '99999999', remark: 'Who' }, operator)).code).toBe(Code.notFound)
    expect(await fingerprint()).toBe(before)
  })

  it('is found by what its address holds, signs taken as they stand [call.opsAccounts]', async () => {
    const operator = await newOperator()
    expect((await ok('opsAccounts', { q: '%' }, operator)).list).toEqual([])
    expect((await ok('opsAccounts', { q: operator.email.toUpperCase() }, operator)).list).toMatchObject([
      { email: operator.email, role: 'operator' },
    ])
  })
})
