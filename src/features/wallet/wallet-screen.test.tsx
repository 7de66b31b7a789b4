import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import Taro from '@tarojs/taro'
import { DEFAULT_LANGUAGE } from '@contract/base/languages'
import type { UserInfo } from '@contract/entities/user'
import type { WalletRecord } from '@contract/entities/wallet'
import { inertCards } from '@/testing/inert-cards'
import { answer, button, has, says } from '@/testing/find'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'

import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'
import { toast } from '@/stores/toast'
import { enter, toastText, user } from '@/testing/person'
import WalletPage from './wallet-screen'

const MOVEMENT = /mar 2026|2026年3月/
const TOP_UP = 'Top-up by transfer 1 mar 2026, 12:00 · 90ab…d41f +100,00\u00a0$'
const BALANCE = {
  balance: '21.159',
  frozen: '20.00',
  wallets: [
    { code: 'USD', name: 'US Dollar', currency: 'USD', balance: '1521.15', frozen: '20.00' },
    { code: 'EUR', name: 'Euro', currency: 'EUR', balance: '0.00', frozen: '0.00' },
  ],
}
const SELLER = {
  seller_url: '',
  product: { count: 0 },
  notify: false,
  notice: { count: 0 },
  seller: { state: 1, remark: '', shop_id: '3' },
} as unknown as UserInfo
const record = (id: number, change: Partial<WalletRecord> = {}): WalletRecord => ({
  id: String(id),
  wallet: 'USD',
  currency: 'USD',
  type: 'recharge',
  direction: 'income',
  amount: '100.00',
  actual_amount: '100.00',
  balance_after: '1521.15',
  state: 'completed',
  message: '',
  remark: '',
  payment_method: 'offline',
  created_at: '2026-03-01T12:00:00.000Z',
  approved_at: '2026-03-02T12:00:00.000Z',
  ...change,
})
const RECORDS: WalletRecord[] = [
  record(1, { type: 'withdraw', direction: 'expense', state: 'pending', payment_method: 'bank', amount: '20.00' }),
  record(2, { type: 'payment', direction: 'expense', order_ids: ['7'], order_numbers: ['SK-204817'] }),
  record(3, {
    transaction_id: '90ab77c1e20d41f',
    proof: 'https://souk.test/uploads/private/a.webp?expires=1&signature=b',
    remark: 'From savings',
  }),
  record(4, { state: 'failed', message: 'Proof not readable', approved_at: null }),
  record(5, { state: 'review', approved_at: null }),
]

let server: FakeServer

beforeEach(() => {
  server = prepareScreen()
    .on('getUserBalance', ok(BALANCE))
    .on('transactionDetails', (fields) => {
      const direction = fields.get('direction')
      const open = fields.get('open')
      const list = RECORDS.filter((each) => direction === null || each.direction === direction).filter(
        ({ state }) => open === null || state === 'pending' || state === 'review',
      )
      return ok({ list: fields.get('wallet') === 'EUR' ? [] : list, count: list.length, p: 1, page_size: 20 })
    })
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  session.restore('token')
  toast.hide()
})
afterEach(async () => {
  cleanup()
  await act(() => settings.show(DEFAULT_LANGUAGE))
  await session.end()
})

const proof = () => within(screen.getByRole('dialog')).queryByRole('img')
const text = () => document.body.textContent ?? ''
/** The movements that are listed, each by how it begins. */
const rows = () =>
  screen.getAllByRole('button', { name: MOVEMENT }).map((row) => row.textContent?.replace(/1 mar.*/, ''))

async function open(): Promise<void> {
  openScreen(WalletPage)
  await screen.findAllByRole('button', { name: MOVEMENT })
}

describe('the wallet [route.wallet]', () => {
  it('shows the available and frozen balance of a wallet, truncated, and its movements with their states [state.wallet-record]', async () => {
    await open()
    expect(inertCards('record-')).toEqual([])
    expect(text()).toContain('1521,15\u00a0$')
    expect(screen.getByText('20,00 $ frozen for withdrawals')).toBeTruthy()
    expect(
      screen.getByRole('button', { name: 'Withdrawal to the bank 1 mar 2026, 12:00 −20,00\u00a0$ Requested' }),
    ).toBeTruthy()
    expect(button(TOP_UP)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Order SK-204817 1 mar 2026, 12:00 −100,00\u00a0$' })).toBeTruthy()
    expect(button('Top-up by transfer 1 mar 2026, 12:00 · Proof not readable +100,00\u00a0$ Failed')).toBeTruthy()
    expect(button('Top-up by transfer 1 mar 2026, 12:00 +100,00\u00a0$ Under review')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Top up' }).getAttribute('href')).toBe('#/pages/mine/recharge?wallet=USD')
    expect(screen.getByRole('link', { name: 'Withdraw' }).getAttribute('href')).toBe('#/pages/mine/withdraw?wallet=USD')
  })

  it('says in grey that the owner took a withdrawal back, not that it failed', async () => {
    const back = record(6, {
      type: 'withdraw',
      direction: 'expense',
      state: 'failed',
      recalled: true,
      message: 'Gone',
      payment_method: 'bank',
    })
    server.on('transactionDetails', ok({ list: [back], count: 1, p: 1, page_size: 20 }))
    await open()
    const row = button('Withdrawal to the bank 1 mar 2026, 12:00 −100,00\u00a0$ Taken back')
    expect(row.querySelector('.badge--mute')?.textContent).toBe('Taken back')
    expect(row.querySelector('[class*="--bad"]')).toBeNull()
  })

  it.each([
    ['es', 'Dólar estadounidense'],
    ['jp', '米ドル'],
  ] as const)('names wallets in the language, %s', async (language, name) => {
    await act(() => settings.show(language))
    await open()
    expect(screen.getByRole('tab', { name })).toBeTruthy()
    expect(text()).not.toContain('US Dollar')
  })

  it('fails, with a way to try again, when an answer has no wallet at all', async () => {
    server.on('getUserBalance', ok({ ...BALANCE, wallets: [] }))
    openScreen(WalletPage)
    await until(() => has('button', 'Try again'))
    server.on('getUserBalance', ok(BALANCE))
    await user.click(button('Try again'))
    await until(() => has('tab', 'Income'))
  })

  it('shows movements by direction, and those that wait', async () => {
    await open()
    await user.click(screen.getByRole('tab', { name: 'Income' }))
    await until(
      () =>
        screen.queryByRole('button', { name: 'Withdrawal to the bank 1 mar 2026, 12:00 −20,00\u00a0$ Requested' }) ===
          null && has('button', TOP_UP),
    )
    await user.click(screen.getByRole('tab', { name: 'Expense' }))
    await until(() => rows().join() === 'Withdrawal to the bank,Order SK-204817')
    await user.click(screen.getByRole('tab', { name: 'In progress' }))
    await until(() => rows().join() === 'Withdrawal to the bank,Top-up by transfer')
    expect(screen.getByRole('tab', { name: 'In progress' }).getAttribute('aria-selected')).toBe('true')
  })

  it('shows one wallet at a time, and says when nothing has moved', async () => {
    await open()
    await user.click(screen.getByRole('tab', { name: 'Euro' }))
    await until(() => text().includes('No movements yet'))
    expect(text()).toContain('0,00\u00a0EUR')
    expect(text()).not.toContain('frozen for withdrawals')
  })

  it('shows all that is known of a movement, with its wallet, its way and its proof [screen.wallet-facts]', async () => {
    await open()
    await user.click(button(TOP_UP))
    await until(() => proof()?.hasAttribute('src') === true)
    expect(proof()?.getAttribute('src')).toBe('https://souk.test/uploads/private/a.webp?expires=1&signature=b')
    for (const words of [
      '90ab77c1e20d41f',
      'From savings',
      'Payment method',
      'By transfer',
      'Balance afterwards',
      '1521,15\u00a0$',
    ]) {
      expect(text()).toContain(words)
    }
  })

  it('leads from a payment to its order', async () => {
    await open()
    await user.click(screen.getByRole('button', { name: 'Order SK-204817 1 mar 2026, 12:00 −100,00\u00a0$' }))
    await user.click(screen.getByRole('button', { name: 'View the order' }))
    await until(() => jest.mocked(Taro.navigateTo).mock.calls.length > 0)
    expect(jest.mocked(Taro.navigateTo).mock.calls[0]?.[0].url).toBe('/pages/history/detail?order_id=7')
  })

  it('recalls a withdrawal after a question, once, and reloads [call.withdrawRecall] [wire.idempotency-intent]', async () => {
    server.on('withdrawRecall', ok(record(1, { state: 'failed' })))
    await open()
    await user.click(screen.getByRole('button', { name: 'Take back' }))
    await until(() => text().includes('can be spent again at once.'))
    expect(server.names).not.toContain('withdrawRecall')
    const before = server.names.length
    fireEvent.click(answer('Take back'))
    fireEvent.click(answer('Take back'))
    await until(() => server.names.length >= before + 3)
    const calls = server.sent.filter(({ name }) => name === 'withdrawRecall')
    expect(calls).toHaveLength(1)
    expect(calls[0]?.fields.get('id')).toBe('1')
    expect(calls[0]?.fields.get('idempotency_key')).toMatch(/^[0-9a-f-]{36}$/)
    expect(toastText()).toBe('Taken back')
    expect(server.names.slice(before)).toEqual(['withdrawRecall', 'getUserBalance', 'transactionDetails'])
  })

  it('reloads when a withdrawal has been decided meanwhile', async () => {
    server.on('withdrawRecall', refused(2000018, { reason: 'not_allowed' }))
    await open()
    await user.click(screen.getByRole('button', { name: 'Take back' }))
    await user.click(answer('Take back'))
    await until(() => server.names.filter((name) => name === 'transactionDetails').length === 2)
    expect(toastText()).toContain('not')
  })

  it('says when it failed and when the network is lost, and tries again', async () => {
    server.on('getUserBalance', refused(2000018, { reason: 'failed' }))
    openScreen(WalletPage)
    await until(() => text().includes('Your wallet did not load'))
    server.on('getUserBalance', 'no network')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await until(() => says('The network signal is lost'))
    server.on('getUserBalance', ok(BALANCE))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('button', { name: 'Withdrawal to the bank 1 mar 2026, 12:00 −20,00\u00a0$ Requested' })
  })

  it('moves a seller’s money to the own store with the password [call.transferBalanceToMerchant]', async () => {
    server.on('transferBalanceToMerchant', (fields) =>
      fields.get('password') === 'right'
        ? ok(record(9, { type: 'transfer', direction: 'expense', amount: '50.00' }))
        : refused(1100004, { errors: [{ field: 'password', rule: 'wrong' }] }),
    )
    await open()
    expect(screen.queryByRole('button', { name: 'Move money to my store' })).toBeNull()
    act(() => session.setUser(SELLER))
    await screen.findByRole('button', { name: 'Move money to my store' })
    await user.click(screen.getByRole('button', { name: 'Move money to my store' }))
    await enter(screen.getByRole('textbox', { name: 'Amount, USD' }), '50')
    await enter(screen.getByLabelText('Current password'), 'wrong')
    await user.click(screen.getByRole('button', { name: 'Move 50,00\u00a0$' }))
    await until(() => text().includes('The password is not right'))
    await enter(screen.getByLabelText('Current password'), 'right')
    await user.click(screen.getByRole('button', { name: 'Move 50,00\u00a0$' }))
    await screen.findByText('50,00 $ is in your store')
    const sent = server.sent.filter(({ name }) => name === 'transferBalanceToMerchant').map(({ fields }) => fields)
    expect(sent.map((fields) => fields.get('amount'))).toEqual(['50', '50'])
    expect(sent[0]?.get('to')).toBeNull()
    expect(new Set(sent.map((fields) => fields.get('idempotency_key'))).size).toBe(2)
  })

  it('leads a visitor to login and back', async () => {
    session.restore('')
    openScreen(WalletPage)
    await until(() => jest.mocked(Taro.redirectTo).mock.calls.length > 0)
    expect(jest.mocked(Taro.redirectTo).mock.calls[0]?.[0].url).toContain('/pages/users/login')
    expect(server.names).toEqual([])
  })
})
