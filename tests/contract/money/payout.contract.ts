/** Payouts of what shops have earned, and corrections by operators. */
import { Code, SUCCESS } from '@contract/base/codes'
import type { Fields } from '@contract/all-calls'
import { one } from '@contract/rules/lists'
import { call, ok, refusedFields } from '../support/client'
import { dollars } from '../support/checkout'
import { balanceOf, newEarner } from '../support/seller-orders'
import { brokenInvariants, fingerprint, sql } from '../support/control'
import { newOperator, userIdOf } from '../support/operators'
import { refundFields } from '../support/after-sale'
import { newItem } from '../support/new-product'
import { PASSWORD } from '../support/people'
import { newSeller } from '../support/sellers'

afterEach(async () => {
  expect(await brokenInvariants()).toEqual([])
})

const asked = (amount: string, changes: Partial<Fields<'sellerPayout'>> = {}): Fields<'sellerPayout'> => ({
  wallet: 'USD',
  amount,
  to: 'wallet',
  password: PASSWORD,
  ...changes,
})
const withBank = async (seller: Parameters<typeof dollars>[0]) => {
  const bank = { bank_name: 'First Bank', bank_account_name: 'Ada Lovelace', bank_account_number: '123456789012' }
  await ok('updateUser', { ...bank, password: PASSWORD }, seller)
}

describe('a payout [money.payout]', () => {
  it('moves what was earned to the wallet [call.sellerPayout]', async () => {
    const { seller } = await newEarner()
    const before = (await dollars(seller)).balance
    const paid = await ok('sellerPayout', asked('20'), seller)
    expect(paid).toMatchObject({ balance: '8.90', withdrawal: null })
    expect(paid.record).toMatchObject({
      type: 'store_payout',
      direction: 'income',
      amount: '20.00',
      state: 'completed',
    })
    expect(Number((await dollars(seller)).balance) - Number(before)).toBeCloseTo(20)
    const { list } = await ok('sellerStatements', {}, seller)
    expect(list[0]).toMatchObject({ payout: '-20.00', net: '8.90', closing: '8.90' })
  })

  it('is exchanged once, at the rate of the moment, and truncated', async () => {
    const { seller } = await newEarner()
    const { record, balance } = await ok('sellerPayout', asked('1.11', { wallet: 'EUR' }), seller)
    // 1.11 × 0.92 is 1.0212
    expect(record).toMatchObject({ wallet: 'EUR', currency: 'EUR', amount: '1.02' })
    expect(balance).toBe('27.79')
    const nothing = await call('sellerPayout', asked('0.01', { wallet: 'EUR' }), seller)
    expect([nothing.code, refusedFields(nothing)]).toEqual([Code.invalidParameter, ['amount']])
  })

  it('to the bank is a withdrawal that operators decide, and lands in the wallet if it is refused', async () => {
    const { seller } = await newEarner()
    const missing = await call('sellerPayout', asked('5', { to: 'bank' }), seller)
    expect([missing.code, refusedFields(missing)]).toEqual([Code.invalidParameter, ['to']])
    await withBank(seller)
    const available = async () => Number((await dollars(seller)).balance)
    const before = await available()
    const { withdrawal } = await ok('sellerPayout', asked('5', { to: 'bank' }), seller)
    expect(withdrawal).toMatchObject({ type: 'withdraw', amount: '5.00', state: 'pending', payment_method: 'bank' })
    expect(await available()).toBe(before)
    await ok(
      'opsWithdrawalsDecide',
      { id: withdrawal?.id ?? '', state: -1, remark: 'Account closed' },
      await newOperator(),
    )
    expect(await available()).toBe(before + 5)
    const again = await ok('sellerPayout', asked('5', { to: 'bank' }), seller)
    await ok('opsWithdrawalsDecide', { id: again.withdrawal?.id ?? '', state: 1 }, await newOperator())
    expect(await available()).toBe(before + 5)
    expect(await balanceOf(seller)).toBe('18.90')
  })

  it('of more than there is is refused, and changes nothing [answer.2000022] [wire.unchanged]', async () => {
    const { seller } = await newEarner()
    const before = await fingerprint()
    expect((await call('sellerPayout', asked('28.91'), seller)).code).toBe(Code.balanceInsufficient)
    for (const amount of ['0', '-1', '1.001', '1e3']) {
      const refused = await call('sellerPayout', asked(amount), seller)
      expect([amount, refused.code, refusedFields(refused)]).toEqual([amount, Code.invalidParameter, ['amount']])
    }
    expect((await call('sellerPayout', asked('1', { wallet: 'XXX' }), seller)).code).toBe(Code.currencyInvalid)
    expect(await fingerprint()).toBe(before)
    const wrong = await call('sellerPayout', asked('1', { password: 'not-this-one' }), seller)
    expect([wrong.code, refusedFields(wrong)]).toEqual([Code.accountData, ['password']])
    expect(await balanceOf(seller)).toBe('28.90')
  })

  it('is made once for one key, and never beyond the balance with several [wire.idempotency-concurrent]', async () => {
    const { seller } = await newEarner()
    const key = crypto.randomUUID()
    const same = await Promise.all([1, 2, 3].map(() => call('sellerPayout', asked('10'), { ...seller, key })))
    expect(same.map(({ code }) => code)).toEqual([SUCCESS, SUCCESS, SUCCESS])
    expect(await balanceOf(seller)).toBe('18.90')
    const others = await Promise.all([1, 2, 3].map(() => call('sellerPayout', asked('10'), seller)))
    expect(others.map(({ code }) => code).sort()).toEqual([SUCCESS, Code.balanceInsufficient, Code.balanceInsufficient])
    expect(await balanceOf(seller)).toBe('8.90')
  })

  it('before a refund leaves the shop owing, until it earns again [money.settlement-back]', async () => {
    const { seller, buyer, order } = await newEarner()
    await ok('sellerPayout', asked('28.90'), seller)
    const item = { buyer, order_id: order.order_id, item_id: one(order.products).item_id }
    const { refund_id: id } = await ok('refund', refundFields(item, 2), buyer)
    await ok('opsRefundsDecide', { id, state: 1 }, await newOperator())
    expect(await balanceOf(seller)).toBe('-28.90')
    expect((await call('sellerPayout', asked('0.01'), seller)).code).toBe(Code.balanceInsufficient)
    const leaving = await call('accountDelete', { password: PASSWORD, forfeit: true }, seller)
    expect(leaving).toMatchObject({ data: { obstacles: [{ what: 'balance' }] } })
    // what the seller pays in is welcome
    await ok('transferBalanceToMerchant', { wallet: 'USD', amount: '30', password: PASSWORD }, seller)
    expect(await balanceOf(seller)).toBe('1.10')
  })
})

describe('a correction by operators [money.settlement-adjust]', () => {
  it('gives or takes at once up to 1,000 USD a day, and above it by two [call.opsSettlementAdjust] [call.opsSettlementAdjustDecide] [call.opsSettlementAdjustments]', async () => {
    const seller = await newSeller()
    const { shopId: shop_id } = seller
    const [first, second] = [await newOperator(), await newOperator()]
    const adjust = async (amount: string) =>
      (await ok('opsSettlementAdjust', { shop_id, amount, remark: 'A campaign' }, first)).adjustment
    expect((await adjust('600')).state).toBe('done')
    expect((await adjust('-400.00')).state).toBe('done')
    expect(await balanceOf(seller)).toBe('200.00')
    const waiting = await adjust('0.01')
    expect(waiting).toMatchObject({ state: 'review', decided_at: null })
    expect(await balanceOf(seller)).toBe('200.00')
    const decision = { id: waiting.adjustment_id, state: 1 as const }
    const own = await call('opsSettlementAdjustDecide', decision, first)
    expect(own).toMatchObject({ code: Code.operationFailed, data: { reason: 'not_allowed' } })
    const { list } = await ok('opsSettlementAdjustments', { state: 'review', shop_id }, second)
    expect(list).toMatchObject([{ adjustment_id: waiting.adjustment_id, second_operator_name: null }])
    expect(list[0]?.shop_name).toMatch(/./)
    expect(list[0]?.operator_name).toMatch(/./)
    const { list: kinds } = await ok('opsQueue', {}, second)
    expect(kinds.find(({ kind }) => kind === 'adjustments')?.open).toBeGreaterThan(0)
    expect((await ok('opsSettlementAdjustDecide', decision, second)).adjustment.state).toBe('done')
    expect(await balanceOf(seller)).toBe('200.01')
    expect((await call('opsSettlementAdjustDecide', decision, second)).code).toBe(Code.operationFailed)
    const refused = await adjust('5000')
    const no = await ok('opsSettlementAdjustDecide', { id: refused.adjustment_id, state: -1 }, first)
    expect(no.adjustment.state).toBe('refused')
    expect(await balanceOf(seller)).toBe('200.01')
    expect((await call('opsSettlementAdjustDecide', { id: '999999999', state: 1 }, second)).code).toBe(Code.notFound)
  })

  it('is decided once by many at once', async () => {
    const { shopId: shop_id, ...seller } = await newSeller()
    const { adjustment } = await ok(
      'opsSettlementAdjust',
      { shop_id, amount: '2000', remark: 'A prize' },
      await newOperator(),
    )
    const others = [await newOperator(), await newOperator(), await newOperator()]
    const decision = { id: adjustment.adjustment_id, state: 1 as const }
    const codes = await Promise.all(
      others.map(async (each) => (await call('opsSettlementAdjustDecide', decision, each)).code),
    )
    expect(codes.filter((code) => code === SUCCESS)).toHaveLength(1)
    expect(await balanceOf({ shopId: shop_id, ...seller })).toBe('2000.00')
  })

  it('is never of nothing, of the own shop, or of the marketplace’s', async () => {
    const seller = await newSeller()
    const operator = await newOperator()
    const remark = 'By mistake'
    for (const amount of ['0', '1.001']) {
      const refused = await call('opsSettlementAdjust', { shop_id: seller.shopId, amount, remark }, operator)
      expect([refused.code, refusedFields(refused)]).toEqual([Code.invalidParameter, ['amount']])
    }
    await sql(
      `update shops set owner_user_id = ${await userIdOf(operator)} where id = ${seller.shopId} returning id::text`,
    )
    const { shopId } = await newItem()
    for (const shop_id of [seller.shopId, shopId]) {
      const refused = await call('opsSettlementAdjust', { shop_id, amount: '5', remark }, operator)
      expect(refused).toMatchObject({ code: Code.operationFailed, data: { reason: 'not_allowed' } })
    }
    const unknown = await call('opsSettlementAdjust', { shop_id: '999999999', amount: '5', remark }, operator)
    expect(unknown.code).toBe(Code.notFound)
  })
})
