import { cleanup, screen } from '@testing-library/react'
import Taro from '@tarojs/taro'
import { Code } from '@contract/base/codes'
import type { UserInfo } from '@contract/entities/user'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'
import { EARNED } from '@/testing/seller-data'
import { answer, button, field, has, link, saidAt, says } from '@/testing/find'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { enter, toastText, user } from '@/testing/person'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import BalancePage from './balance-screen'

const USER = {
  ...{ bank_name: '••••Bank', bank_account_number: '••••9012', virtual_wallet: '' },
  ...{ card: { count: 0 }, product: { count: 0 }, notice: { count: 0 } },
} as UserInfo
const USD = { code: 'USD', name: 'US Dollar', currency: 'USD', balance: '3.00', frozen: '0.00' }
const EUR = { code: 'EUR', name: 'Euro', currency: 'EUR', balance: '0.00', frozen: '7.50' }
const held = (wallets: readonly object[]) => ok({ balance: '3.00', frozen: '0.00', wallets })
const RECORD = {
  ...{ id: '8', wallet: 'USD', currency: 'USD', type: 'store_payout', direction: 'income', amount: '20.00' },
  ...{ actual_amount: '20.00', balance_after: '23.00', state: 'completed', message: '', remark: '' },
  ...{ payment_method: '', created_at: '2026-11-23T12:00:00.000Z', approved_at: null },
}
const paid = (withdrawal: object | null) => ok({ balance: '8.90', record: RECORD, withdrawal })
const AMOUNT = 'Amount in USD'
const PASSWORD = 'Current password'

let server: FakeServer

const sent = (name: string) => server.sent.filter((each) => each.name === name)
const payouts = () => sent('sellerPayout').map(({ fields }) => Object.fromEntries(fields))

beforeEach(() => {
  server = prepareScreen()
    .on('sellerBalance', ok(EARNED))
    .on('getUserBalance', held([USD]))
    .on('getUserinfo', ok(USER))
    .on('sellerPayout', paid(RECORD))
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  settings.language = 'en'
  session.restore('token')
})
afterEach(async () => {
  cleanup()
  await session.end()
})

async function open(): Promise<void> {
  openScreen(BalancePage)
  await until(() => has('button', 'Pay out'))
}

async function fill(amount: string): Promise<void> {
  await user.click(button('Pay out'))
  await until(() => has('dialog'))
  await enter(field(AMOUNT), amount)
  await enter(field(PASSWORD), 'three-small-goats')
}

const ask = () => user.click(answer(/^Ask for it/))

describe('the balance of the own shop [route.shop-balance]', () => {
  it('is shown with what is held, what is on its way by currency, and the newest movements [call.sellerBalance]', async () => {
    server.on('getUserBalance', held([USD, EUR]))
    await open()
    for (const words of ['Ready to be paid out', '$28.90', 'Held: 2 open orders', '$41.80', 'On its way out']) {
      expect(says(words)).toBe(true)
    }
    expect(says('EUR\u00a07.50')).toBe(true)
    expect(link(/Settled.*\+\$28\.90/).getAttribute('href')).toBe('#/pages/seller/order?order_id=12')
    expect(says('−$20.00')).toBe(true)
    // a payout is of no order
    expect(has('link', /Paid out/)).toBe(false)
    expect(link('Your withdrawals').getAttribute('href')).toBe('#/pages/mine/withdraw')
  })

  it('has the terms of new orders', async () => {
    await open()
    for (const words of ['12.5%', '1.5% + $0.30', 'The marketplace receives the cash', '3 days after completion']) {
      expect(says(words)).toBe(true)
    }
    cleanup()
    const terms = { ...EARNED.terms, card_fee_bps: 0, card_fee_fixed: '0.00', cash_with: 'shop', hold_days: 0 }
    server.on('sellerBalance', ok({ ...EARNED, terms }))
    await open()
    for (const words of ['None', 'You receive the cash', 'When the order is completed']) expect(says(words)).toBe(true)
  })

  it('that is empty says when orders are settled, and pays nothing out', async () => {
    server.on('sellerBalance', ok({ ...EARNED, balance: '0.00', last: [] }))
    await open()
    expect(says('Orders are settled after they are completed')).toBe(true)
    expect(button('Pay out').getAttribute('aria-disabled')).toBe('true')
    await user.click(button('Pay out'))
    expect(has('dialog')).toBe(false)
  })

  it('below zero is owed', async () => {
    server.on('sellerBalance', ok({ ...EARNED, balance: '-3.20' }))
    await open()
    for (const words of ['Owed to the marketplace', '−$3.20', 'What your next orders bring pays it back']) {
      expect(says(words)).toBe(true)
    }
    expect(button('Pay out').getAttribute('aria-disabled')).toBe('true')
  })

  it('is not for buyers, and says when it did not load [code.permission]', async () => {
    server.on('sellerBalance', refused(Code.operationFailed, { reason: 'failed' }))
    openScreen(BalancePage)
    await until(() => says('The balance did not load'))
    server.on('sellerBalance', 'no network')
    await user.click(button('Try again'))
    await until(() => says('The network signal is lost'))
    server.on('sellerBalance', refused(Code.operationFailed, { reason: 'permission' }))
    await user.click(button('Try again'))
    await until(() => has('button', 'Become a seller'))
  })
})

describe('a payout', () => {
  it('is asked for with the password, once, and the balance is read again [call.sellerPayout] [money.payout]', async () => {
    await open()
    await fill('20')
    server.on('sellerBalance', ok({ ...EARNED, balance: '8.90' }))
    await user.dblClick(answer('Ask for it'))
    await until(() => !has('dialog') && says('$8.90'))
    expect(payouts()).toHaveLength(1)
    const [{ idempotency_key: key, ...fields } = { idempotency_key: '' }] = payouts()
    expect(key).toMatch(/^[0-9a-f-]{36}$/)
    expect(fields).toEqual({ wallet: 'USD', amount: '20', to: 'bank', password: 'three-small-goats' })
    expect(toastText()).toBe('$20.00 is asked for')
  })

  it('can stay in the wallet, and be everything', async () => {
    server.on('sellerPayout', paid(null)).on('getUserinfo', ok({ ...USER, bank_account_number: '' }))
    await open()
    await fill('1')
    await user.click(answer('All of it'))
    expect(screen.getByRole('radio', { name: /Keep it in the wallet/ }).getAttribute('aria-checked')).toBe('true')
    await ask()
    await until(() => toastText() === '$20.00 is in your wallet')
    expect(payouts()[0]).toMatchObject({ amount: '28.90', to: 'wallet' })
  })

  it('goes to an account of the profile, which can be added there', async () => {
    await open()
    await fill('20')
    const bank = screen.getByRole('radio', { name: 'Bank account ••••Bank · ••••9012' })
    expect(bank.getAttribute('aria-checked')).toBe('true')
    const virtual = screen.getByRole('radio', { name: 'Virtual-currency wallet Not added yet' })
    expect(virtual.getAttribute('aria-disabled')).toBe('true')
    expect(link('Add one in your profile').getAttribute('href')).toBe('#/pages/mine/confing')
    await user.click(screen.getByRole('radio', { name: 'Keep it in the wallet' }))
    await ask()
    await until(() => payouts().length === 1)
    expect(payouts()[0]?.to).toBe('wallet')
  })

  it('leaves for the profile without the sheet, which would lie over it, and has the amount afterwards', async () => {
    session.setUser({ ...USER, email: 'seller@souk.test' })
    await open()
    await user.click(button('Pay out'))
    await until(() => has('dialog'))
    await enter(field(AMOUNT), '7.5')
    await user.click(link('Add one in your profile'))
    await until(() => jest.mocked(Taro.navigateTo).mock.calls.length === 1)
    expect(jest.mocked(Taro.navigateTo).mock.calls[0]?.[0].url).toBe('/pages/mine/confing')
    expect(has('dialog')).toBe(false)
    await user.click(button('Pay out'))
    await until(() => has('dialog'))
    expect(field(AMOUNT).value).toBe('7.5')
  })

  it('is exchanged for another wallet, and says so', async () => {
    server.on('getUserBalance', held([USD, EUR]))
    await open()
    await fill('20')
    expect(says('Exchanged at today’s rate')).toBe(false)
    await user.click(answer('Euro'))
    expect(says('Exchanged at today’s rate')).toBe(true)
    await ask()
    await until(() => payouts().length === 1)
    expect(payouts()[0]?.wallet).toBe('EUR')
  })

  it('of more than 1,000 USD is checked by two people', async () => {
    server.on('sellerBalance', ok({ ...EARNED, balance: '5000.00' }))
    await open()
    await fill('1000')
    expect(says('two people check it')).toBe(false)
    await enter(field(AMOUNT), '1000.01')
    expect(says('Above $1,000.00 in a day two people check it')).toBe(true)
  })

  it.each([
    ['', 'Fill this in'],
    ['0', 'At least 0.01'],
    ['28.91', 'At most $28.90'],
    ['-1', 'Check how this is written'],
    ['1.001', 'Check how this is written'],
  ])('of %j says what is wrong, and sends nothing', async (amount, words) => {
    await open()
    await fill(amount)
    await ask()
    await until(() => saidAt(AMOUNT) === words)
    expect(payouts()).toEqual([])
  })

  it('says at its field that the password is missing or wrong, and keeps the rest [session.lock]', async () => {
    await open()
    await fill('20')
    await enter(field(PASSWORD), '')
    await ask()
    await until(() => saidAt(PASSWORD) === 'Fill this in')
    await enter(field(PASSWORD), 'not-this-one')
    server.on('sellerPayout', refused(Code.accountData, { errors: [{ field: 'password', rule: 'wrong' }] }))
    await ask()
    await until(() => saidAt(PASSWORD) === 'The password is not right')
    server.on('sellerPayout', refused(Code.accountData, { reason: 'locked', retry_after: 900 }))
    await ask()
    await until(() => toastText().includes('15'))
    expect([has('dialog'), field(AMOUNT).value]).toEqual([true, '20'])
  })

  it('asks a user without a password for a code [call.confirmSendCode]', async () => {
    server.on('getUserinfo', ok({ ...USER, has_password: false })).on('confirmSendCode', ok({}))
    await open()
    await user.click(button('Pay out'))
    await until(() => has('dialog'))
    await enter(field(AMOUNT), '20')
    await user.click(answer('Send'))
    await until(() => sent('confirmSendCode').length === 1)
    await enter(field('Code'), '123456')
    await ask()
    await until(() => payouts().length === 1)
    expect(payouts()[0]?.password).toBe('123456')
  })

  it('of what is gone meanwhile says so, with the balance of now [answer.2000022]', async () => {
    await open()
    await fill('20')
    server.on('sellerPayout', refused(Code.balanceInsufficient)).on('sellerBalance', ok({ ...EARNED, balance: '1.00' }))
    await ask()
    await until(() => toastText() === 'The balance has become smaller. Choose less')
    await until(() => saidAt(AMOUNT) === 'You can have up to $1.00')
    await ask()
    await until(() => saidAt(AMOUNT) === 'At most $1.00')
    expect(payouts()).toHaveLength(1)
  })

  it('is sent again with the same key after a lost answer [wire.idempotency-intent]', async () => {
    await open()
    await fill('20')
    server.on('sellerPayout', 'no network')
    await ask()
    await until(() => says('No network: nothing is sent'))
    expect(field(AMOUNT).value).toBe('20')
    server.on('sellerPayout', paid(RECORD))
    await ask()
    await until(() => payouts().length === 2)
    expect(payouts()[0]?.idempotency_key).toBe(payouts()[1]?.idempotency_key)
  })
})
