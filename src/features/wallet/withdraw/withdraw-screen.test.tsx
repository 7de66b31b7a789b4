import { cleanup, fireEvent, screen } from '@testing-library/react'
import Taro from '@tarojs/taro'
import type { UserInfo } from '@contract/entities/user'

import { button, field, has, link, saidAt, says } from '@/testing/find'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'

import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { session } from '@/stores/session'
import { toast } from '@/stores/toast'
import { enter, toastText, user } from '@/testing/person'
import WithdrawPage from './withdraw-screen'

const USER = {
  ...{ bank_name: '••••Bank', bank_account_number: '••••9012', virtual_wallet: '' },
  ...{ card: { count: 0 }, product: { count: 0 }, notice: { count: 0 } },
}
const BALANCE = {
  balance: '2000.00',
  frozen: '0.00',
  wallets: [{ code: 'USD', name: 'US Dollar', currency: 'USD', balance: '2000.00', frozen: '0.00' }],
}
const RECORD = {
  id: '8',
  wallet: 'USD',
  currency: 'USD',
  type: 'withdraw',
  direction: 'expense',
  amount: '20.00',
  actual_amount: '0.00',
  balance_after: '1980.00',
  state: 'pending',
  message: '',
  remark: '',
  payment_method: 'bank',
  created_at: '2026-03-01T12:00:00.000Z',
  approved_at: null,
}
const page = (list: unknown[]) => ok({ list, count: list.length, p: 1, page_size: 20 })

let server: FakeServer

beforeEach(() => {
  server = prepareScreen()
    .on('getUserBalance', ok(BALANCE))
    .on('getUserinfo', ok(USER))
    .on('transactionDetails', page([]))
    .on('withdraw', ok(RECORD))
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  session.restore('token')
  toast.hide()
})
afterEach(async () => {
  cleanup()
  await session.end()
})

const text = () => document.body.textContent ?? ''
const sent = () => server.sent.filter(({ name }) => name === 'withdraw').map(({ fields }) => fields)
const submit = () => fireEvent.click(button(/^Withdraw( [\d.,]+\u00a0\$)?$/))

async function open(): Promise<void> {
  openScreen(WithdrawPage)
  await screen.findByRole('button', { name: 'Withdraw' })
}

function fill(amount: string, password = 'three-small-goats'): void {
  fireEvent.input(screen.getByRole('textbox', { name: 'Amount, USD' }), { target: { value: amount } })
  fireEvent.input(screen.getByLabelText('Current password'), { target: { value: password } })
}

describe('the withdrawal [route.withdraw]', () => {
  it('requests it with the password, clears the form and shows it with its recall button [call.withdraw] [money.withdrawal]', async () => {
    await open()
    fill('20')
    server.on('transactionDetails', page([RECORD]))
    submit()
    submit()
    await screen.findByRole('button', { name: 'Take back' })
    expect(sent()).toHaveLength(1)
    const { idempotency_key: key, ...fields } = Object.fromEntries(sent()[0] ?? [])
    expect(key).toMatch(/^[0-9a-f-]{36}$/)
    expect(fields).toEqual({ wallet: 'USD', amount: '20', to: 'bank', password: 'three-small-goats' })
    expect([field('Amount, USD').value, field('Current password').value]).toEqual(['', ''])
    expect(toastText()).toContain('frozen until it is paid out')
    expect(server.sent.filter(({ name }) => name === 'transactionDetails')[0]?.fields.get('type')).toBe('withdraw')
  })

  it.each([
    ['0', 'More than 0'],
    ['2000.01', 'You can withdraw at most 2000,00'],
    ['-1', 'Write the amount like 100.50'],
    ['1e3', 'Write the amount like 100.50'],
    ['1.001', 'Write the amount like 100.50'],
  ])('says what is wrong with %s, and sends nothing', async (amount, words) => {
    await open()
    fill(amount)
    submit()
    await until(() => saidAt('Amount, USD').startsWith(words))
    expect(sent()).toEqual([])
  })

  it('asks a user without a password for a code, with the button that sends it [call.confirmSendCode]', async () => {
    session.setUser({ ...USER, has_password: false, product: { count: 0 }, notice: { count: 0 } } as UserInfo)
    server.on('confirmSendCode', ok({}))
    await open()
    await enter(screen.getByRole('textbox', { name: 'Amount, USD' }), '20')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await until(() => has('button', 'Again in 60 s'))
    await enter(screen.getByRole('textbox', { name: 'Code' }), '123456')
    server.on('withdraw', refused(1100004, { errors: [{ field: 'password', rule: 'wrong' }] }))
    submit()
    await until(() => saidAt('Code') === 'The code is wrong or no longer valid. Ask for a new one')
    expect(sent()[0]?.get('password')).toBe('123456')
  })

  it('takes everything with a tap, and says that two people check a large sum [money.withdrawal]', async () => {
    await open()
    await enter(screen.getByRole('textbox', { name: 'Amount, USD' }), '1000')
    expect(text()).not.toContain('two people check')
    await user.click(button('Withdraw everything'))
    expect(field('Amount, USD').value).toBe('2000.00')
    expect(text()).toContain('two people check')
  })

  it('goes to an account of the profile, and leads there to add one', async () => {
    await open()
    expect(screen.getByRole('radio', { name: 'Bank account ••••Bank · ••••9012' }).getAttribute('aria-checked')).toBe(
      'true',
    )
    expect(screen.getByRole('radio', { name: 'Bank account ••••Bank · ••••9012' })).toBeTruthy()
    expect(
      screen.getByRole('radio', { name: 'Virtual-currency wallet Not added yet' }).getAttribute('aria-disabled'),
    ).toBe('true')
    expect(link('Add one in your profile').getAttribute('href')).toBe('#/pages/mine/confing')
  })

  it('sends nothing while there is nowhere to go', async () => {
    server.on('getUserinfo', ok({ ...USER, bank_name: '', bank_account_number: '', virtual_wallet: '' }))
    await open()
    fill('20')
    submit()
    await until(() => text().includes('Choose where it goes'))
    expect(sent()).toEqual([])
  })

  it('says at its field that the password is wrong, and how long it is locked [session.lock]', async () => {
    server.on('withdraw', refused(1100004, { errors: [{ field: 'password', rule: 'wrong' }] }))
    await open()
    fill('20')
    submit()
    await until(() => saidAt('Current password') === 'The password is not right')
    server.on('withdraw', refused(1100004, { reason: 'locked', retry_after: 900 }))
    submit()
    await until(() => toastText() !== '')
    expect(toastText()).toContain('15')
    expect(field('Amount, USD').value).toBe('20')
  })

  it('says that another withdrawal was faster [code.2000022]', async () => {
    server.on('withdraw', refused(2000022))
    await open()
    fill('20')
    submit()
    await until(() => toastText() !== '')
    expect(field('Amount, USD').value).toBe('20')
  })

  it('says when it failed and when the network is lost, and tries again', async () => {
    server.on('getUserBalance', refused(2000018, { reason: 'failed' }))
    openScreen(WithdrawPage)
    await until(() => text().includes('Your wallet did not load'))
    server.on('getUserBalance', 'no network')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await until(() => says('The network signal is lost'))
    server.on('getUserBalance', ok(BALANCE))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await until(() => text().includes('No withdrawals yet'))
  })
})
