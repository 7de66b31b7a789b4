/** Wallets and their records, field by field. */
import { one } from '@contract/rules/lists'
import { dollars, payByWallet, place } from '../support/checkout'
import { ok } from '../support/client'
import { newItem } from '../support/new-product'
import { newOperator } from '../support/operators'
import { newBuyer } from '../support/people'
import { balanceAndFrozen, newSaver, rechargeFields, withdrawn } from '../support/wallets'

const TIME = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/
const MONEY = /^\d+\.\d{2}$/

describe('a wallet', () => {
  it('has code, name and currency, the available and the frozen balance [field.wallet.balance]', async () => {
    const saver = await newSaver()
    await withdrawn(saver, '20.00')
    const { balance, frozen, wallets } = await ok('getUserBalance', {}, saver)
    expect({ balance, frozen }).toEqual({ balance: '480.00', frozen: '20.00' })
    expect(wallets.find(({ code }) => code === 'USD')).toEqual({
      code: 'USD',
      name: expect.any(String) as string,
      currency: 'USD',
      balance: '480.00',
      frozen: '20.00',
    })
    expect(wallets.every((wallet) => wallet.name !== '' && /^\d+(\.\d+)?$/.test(wallet.balance))).toBe(true)
  })

  it('that is available has a code, a name and a currency [field.wallet.offer] [field.client.wallets]', async () => {
    const { list } = await ok('getWallets', {})
    expect(list.length).toBeGreaterThan(1)
    expect(list).toEqual(
      list.map(() => ({
        code: expect.stringMatching(/./) as string,
        name: expect.stringMatching(/./) as string,
        currency: expect.stringMatching(/^[A-Z]{3}$/) as string,
      })),
    )
    const { wallets } = await ok('getUserBalance', {}, await newBuyer())
    expect(wallets.map(({ code }) => code)).toEqual(list.map(({ code }) => code))
  })
})

describe('a recharge', () => {
  it('has the requested and the received amount, a transaction id and a proof [field.record.recharge] [field.record.approval]', async () => {
    const buyer = await newBuyer()
    const fields = await rechargeFields(buyer)
    const asked = await ok('recharge', { ...fields, amount: '150.25' }, buyer)
    expect(asked).toMatchObject({
      amount: '150.25',
      actual_amount: '0.00',
      transaction_id: fields.transaction_id,
      proof: expect.stringContaining('http') as string,
      created_at: expect.stringMatching(TIME) as string,
      approved_at: null,
    })
    await ok('opsRechargesDecide', { id: asked.id, state: 1, remark: 'Seen' }, await newOperator())
    const [record] = (await ok('rechargeList', {}, buyer)).list
    expect(record).toMatchObject({
      id: asked.id,
      actual_amount: '150.25',
      balance_after: '650.25',
      approved_at: expect.stringMatching(TIME) as string,
    })
    expect(await balanceAndFrozen(buyer)).toEqual(['650.25', '0.00'])
  })

  it('has the owner’s message and the operator’s remark [field.record.words]', async () => {
    const buyer = await newBuyer()
    const { id } = await ok('recharge', { ...(await rechargeFields(buyer)), remark: 'My savings' }, buyer)
    await ok('opsRechargesDecide', { id, state: -1, remark: 'Not readable' }, await newOperator())
    const record = one((await ok('rechargeList', { state: 'failed' }, buyer)).list)
    expect(record).toMatchObject({ remark: 'My savings', message: 'Not readable', payment_method: 'offline' })
    expect(record.approved_at).toBeNull()
  })
})

describe('a record', () => {
  it('is income or expense, has a type and a state [field.record.kind]', async () => {
    const saver = await newSaver()
    await withdrawn(saver, '20.00')
    const { list } = await ok('transactionDetails', {}, saver)
    expect(list.map(({ direction, type, state, amount }) => [direction, type, state, amount])).toEqual([
      ['expense', 'withdraw', 'pending', '20.00'],
      ['income', 'welcome', 'completed', '500.00'],
    ])
  })

  it('of a payment has its orders and the balance after it [field.record.orders]', async () => {
    const buyer = await newBuyer()
    const placed = await place(buyer, [await newItem()])
    await payByWallet(buyer, placed)
    const record = one((await ok('transactionDetails', { type: 'payment' }, buyer)).list)
    const order = one(placed.orders)
    expect(record).toMatchObject({
      direction: 'expense',
      payment_method: 'wallet',
      order_ids: [order.order_id],
      order_numbers: [order.increment_id],
    })
    expect(record.balance_after).toBe((await dollars(buyer)).balance)
    expect(record.amount).toMatch(MONEY)
  })
})
