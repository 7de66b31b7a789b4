/** Withdrawals. */
import { Code, SUCCESS } from '@contract/base/codes'
import { LOGIN_LOCK_S } from '@contract/base/constants'
import { one } from '@contract/rules/lists'
import { call, ok, refusedFields } from '../support/client'
import { brokenInvariants, fingerprint, moveClock, quoted, sql } from '../support/control'
import { newBuyer, PASSWORD } from '../support/people'
import { newSeller } from '../support/sellers'
import { balanceAndFrozen, newSaver, withdrawal, withdrawn } from '../support/wallets'

afterAll(async () => {
  expect(await brokenInvariants()).toEqual([])
})

describe('a withdrawal', () => {
  it('freezes its amount, and a recall releases it [call.withdraw] [call.withdrawRecall] [money.withdrawal]', async () => {
    const buyer = await newSaver()
    const record = await withdrawn(buyer, '120.50')
    expect(record).not.toHaveProperty('recalled')
    expect(record).toMatchObject({
      type: 'withdraw',
      direction: 'expense',
      amount: '120.50',
      actual_amount: '0.00',
      balance_after: '379.50',
      state: 'pending',
      payment_method: 'bank',
    })
    expect(await balanceAndFrozen(buyer)).toEqual(['379.50', '120.50'])
    const recalled = await ok('withdrawRecall', { id: record.id }, { ...buyer, lang: 'es' })
    expect(recalled).toMatchObject({
      state: 'failed',
      recalled: true,
      message: 'La has retirado tú',
      remark: '',
      balance_after: '500.00',
    })
    expect(await balanceAndFrozen(buyer)).toEqual(['500.00', '0.00'])
    const again = await call('withdrawRecall', { id: record.id }, buyer)
    expect(again).toMatchObject({ code: Code.operationFailed, data: { reason: 'not_allowed' } })
    expect(await balanceAndFrozen(buyer)).toEqual(['500.00', '0.00'])
  })

  it.each([
    ['0', 'min'],
    ['0.00', 'min'],
    ['-1', 'min'],
    ['1e3', 'format'],
    ['1.001', 'format'],
    ['1,50', 'format'],
  ])('of %s is refused at the amount [call.withdraw] [answer.1000008]', async (amount, rule) => {
    const buyer = await newSaver()
    const before = await fingerprint()
    const answer = await call('withdraw', withdrawal(amount), buyer)
    expect(answer).toMatchObject({ code: Code.invalidParameter, data: { errors: [{ field: 'amount', rule }] } })
    expect(await fingerprint()).toBe(before)
  })

  it('is refused above the available balance, which excludes the frozen amount [call.withdraw] [answer.2000022] [money.not-negative]', async () => {
    const buyer = await newSaver()
    expect((await call('withdraw', withdrawal('500.01'), buyer)).code).toBe(Code.balanceInsufficient)
    await withdrawn(buyer, '300')
    expect((await call('withdraw', withdrawal('200.01'), buyer)).code).toBe(Code.balanceInsufficient)
    expect(await balanceAndFrozen(buyer)).toEqual(['200.00', '300.00'])
    await withdrawn(buyer, '200')
    expect(await balanceAndFrozen(buyer)).toEqual(['0.00', '500.00'])
  })

  it('never makes the balance negative, even if several are requested at the same time [call.withdraw] [money.not-negative] [money.withdrawal]', async () => {
    const buyer = await newSaver()
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => call('withdraw', withdrawal('200'), buyer)))
    const lost = Code.balanceInsufficient
    expect(answers.map(({ code }) => code).sort((a, b) => a - b)).toEqual([SUCCESS, SUCCESS, lost, lost, lost])
    expect(await balanceAndFrozen(buyer)).toEqual(['100.00', '400.00'])
  })

  it('is recalled once, even if several recalls are sent at the same time [call.withdrawRecall] [money.withdrawal]', async () => {
    const buyer = await newSaver()
    const { id } = await withdrawn(buyer, '200')
    const answers = await Promise.all([1, 2, 3].map(() => call('withdrawRecall', { id }, buyer)))
    expect(answers.filter(({ code }) => code === SUCCESS)).toHaveLength(1)
    expect(await balanceAndFrozen(buyer)).toEqual(['500.00', '0.00'])
  })

  it('is refused from a wallet that is not available [call.withdraw] [answer.2000029]', async () => {
    const answer = await call('withdraw', { ...withdrawal(), wallet: 'XXX' }, await newSaver())
    expect(answer.code).toBe(Code.currencyInvalid)
  })

  it('goes only to a payout account in the profile [call.withdraw]', async () => {
    const buyer = await newBuyer()
    for (const to of ['bank', 'virtual_wallet'] as const) {
      const answer = await call('withdraw', { ...withdrawal(), to }, buyer)
      expect([answer.code, refusedFields(answer)]).toEqual([Code.invalidParameter, ['to']])
    }
    const saver = await newSaver()
    const { payment_method } = await ok('withdraw', { ...withdrawal(), to: 'virtual_wallet' }, saver)
    expect(payment_method).toBe('virtual_wallet')
  })

  it('of another user cannot be recalled [call.withdrawRecall] [wire.foreign-id] [answer.2000019]', async () => {
    const saver = await newSaver()
    const { id } = await withdrawn(saver)
    expect((await call('withdrawRecall', { id }, await newBuyer())).code).toBe(Code.notFound)
    const { list } = await ok('transactionDetails', { type: 'welcome' }, saver)
    expect((await call('withdrawRecall', { id: one(list).id }, saver)).code).toBe(Code.notFound)
  })

  it('requires the password, which is locked for 15 minutes after five wrong tries [call.withdraw] [session.lock] [answer.1100004]', async () => {
    const buyer = await newSaver()
    const tries = []
    for (const n of [1, 2, 3, 4, 5]) {
      tries.push(await call('withdraw', { ...withdrawal(), password: `wrong-${n}-wrong` }, buyer))
    }
    expect(tries.map(({ code }) => code)).toEqual(Array(5).fill(Code.accountData))
    expect(tries.map(refusedFields)).toEqual([...Array(4).fill(['password']), []])
    const locked = await call('withdraw', withdrawal(), buyer)
    expect(locked).toMatchObject({ code: Code.accountData, data: { reason: 'locked' } })
    expect(await balanceAndFrozen(buyer)).toEqual(['500.00', '0.00'])
    try {
      await moveClock(LOGIN_LOCK_S + 1)
      await withdrawn(buyer)
    } finally {
      await moveClock(0)
    }
  })

  it('is locked also by many simultaneous wrong passwords [call.withdraw] [session.lock]', async () => {
    const buyer = await newSaver()
    const guesses = Array.from({ length: 8 }, (_, n) =>
      call('withdraw', { ...withdrawal(), password: `wrong-${n}-wrong` }, buyer),
    )
    await Promise.all(guesses)
    expect(await call('withdraw', withdrawal(), buyer)).toMatchObject({ data: { reason: 'locked' } })
  })

  it('stores nothing from which its password could be guessed [call.withdraw] [wire.idempotency-replay]', async () => {
    const buyer = await newSaver()
    const key = crypto.randomUUID()
    const first = await ok('withdraw', withdrawal(), { ...buyer, key })
    await ok(
      'updateUser',
      { new_password: 'four-small-goats', password_confirm: 'four-small-goats', password: PASSWORD },
      buyer,
    )
    const again = await call('withdraw', { ...withdrawal(), password: 'four-small-goats' }, { ...buyer, key })
    expect(again.data).toEqual(first)
    expect(await balanceAndFrozen(buyer)).toEqual(['480.00', '20.00'])
  })
})

describe('a transfer to the seller’s store', () => {
  it('moves money from the wallet to the store [call.transferBalanceToMerchant]', async () => {
    const seller = await newSeller()
    const fields = { wallet: 'USD', amount: '125.25', password: PASSWORD }
    const record = await ok('transferBalanceToMerchant', fields, seller)
    expect(record).toMatchObject({
      type: 'transfer',
      direction: 'expense',
      amount: '125.25',
      actual_amount: '125.25',
      balance_after: '374.75',
      state: 'completed',
      payment_method: 'wallet',
    })
    expect(await balanceAndFrozen(seller)).toEqual(['374.75', '0.00'])
    const store = one(
      await sql<{ balance: string }>(
        `select balance::text from ledger_accounts a join users u on u.id = a.user_id
       where a.kind = 'user_store' and u.email = ${quoted(seller.email)}`,
      ),
    )
    expect(store.balance).toBe('12525')
    const { balances } = await ok('storeDashboard', {}, seller)
    expect(balances).toEqual([{ wallet: 'USD', currency: 'USD', amount: '125.25' }])
  })

  it('needs an approved store [call.transferBalanceToMerchant]', async () => {
    const fields = { wallet: 'USD', amount: '20', password: PASSWORD }
    const denied = { code: Code.operationFailed, data: { reason: 'permission' } }
    expect(await call('transferBalanceToMerchant', fields, await newBuyer())).toMatchObject(denied)
    const seller = await newSeller()
    await sql(
      `update sellers set state = 0 where user_id = (select id from users where email = ${quoted(seller.email)}) returning state`,
    )
    expect(await call('transferBalanceToMerchant', fields, seller)).toMatchObject(denied)
    expect(await balanceAndFrozen(seller)).toEqual(['500.00', '0.00'])
  })

  it.each([
    ['0', Code.invalidParameter],
    ['-1', Code.invalidParameter],
    ['1e3', Code.invalidParameter],
    ['1.001', Code.invalidParameter],
    ['500.01', Code.balanceInsufficient],
  ])('of %s is refused [call.transferBalanceToMerchant] [money.not-negative]', async (amount, code) => {
    const seller = await newSeller()
    const fields = { wallet: 'USD', amount, password: PASSWORD }
    expect((await call('transferBalanceToMerchant', fields, seller)).code).toBe(code)
    expect(await balanceAndFrozen(seller)).toEqual(['500.00', '0.00'])
  })

  it('requires the password and an available wallet [call.transferBalanceToMerchant] [answer.2000029]', async () => {
    const seller = await newSeller()
    const fields = { wallet: 'USD', amount: '20', password: 'wrong-wrong' }
    const answer = await call('transferBalanceToMerchant', fields, seller)
    expect([answer.code, refusedFields(answer)]).toEqual([Code.accountData, ['password']])
    const other = { ...fields, wallet: 'XXX', password: PASSWORD }
    expect((await call('transferBalanceToMerchant', other, seller)).code).toBe(Code.currencyInvalid)
  })
})
