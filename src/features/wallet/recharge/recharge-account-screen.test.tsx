import { cleanup, screen } from '@testing-library/react'
import Taro from '@tarojs/taro'
import type { WebsiteConfig } from '@contract/entities/settings'
import { has } from '@/testing/find'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { ok } from '@/testing/fake-server'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'
import { toast } from '@/stores/toast'
import { user } from '@/testing/person'
import RechargePage from './recharge-screen'

const wallet = (code: string) => ({ code, name: code, currency: code, balance: '5.00', frozen: '0.00' })
const BALANCE = { balance: '5.00', frozen: '0.00', wallets: [wallet('USD'), wallet('EUR')] }
const ACCOUNT = { currency: 'USD', bank_name: 'First Bank', account_name: 'Souk Ltd', account_number: '12 34 56' }
const NONE = { service_url: '', social_login: false, mail_code: false, tile_url: '', gateways: [] }

beforeEach(async () => {
  await settings.show('en')
  prepareScreen()
    .on('getUserBalance', ok(BALANCE))
    .on('rechargeList', ok({ list: [], count: 0, p: 1, page_size: 20 }))
  session.restore('token')
  toast.hide()
})
afterEach(async () => {
  cleanup()
  jest.restoreAllMocks()
  settings.config = null
  await settings.show('en')
  await session.end()
})

const text = () => document.body.textContent ?? ''

async function open(config: WebsiteConfig, send = 'Send for review'): Promise<void> {
  settings.config = config
  openScreen(RechargePage)
  await until(() => has('button', send))
}

describe('the account that a transfer goes to [route.recharge]', () => {
  const OTHER = { ...ACCOUNT, currency: 'EUR', account_number: 'DE89 3704', routing_number: 'COBADEFF' }

  it('is the one in the currency of the chosen wallet, part by part', async () => {
    await open({ ...NONE, recharge_accounts: [ACCOUNT, OTHER] })
    expect(text()).toContain('Transfer USD to')
    const parts = ['First Bank Bank Copy', 'Souk Ltd Account holder Copy', '12 34 56 Account number Copy']
    for (const part of parts) expect(has('button', part)).toBe(true)
    expect(screen.queryByRole('button', { name: 'COBADEFF Bank code (routing number, BIC) Copy' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Wallet: USD, USD' }))
    await screen.findByRole('radio', { name: 'EUR EUR\u00a05.00' })
    await user.click(screen.getByRole('radio', { name: 'EUR EUR\u00a05.00' }))
    await until(() => has('button', 'DE89 3704 Account number Copy'))
    expect(screen.getByRole('button', { name: 'COBADEFF Bank code (routing number, BIC) Copy' })).toBeTruthy()
  })

  it('is copied exactly, or reported as not copied', async () => {
    const copied = jest.spyOn(Taro, 'setClipboardData').mockResolvedValue({ data: '', errMsg: '' } as never)
    await open({ ...NONE, recharge_accounts: [ACCOUNT] })
    await user.click(screen.getByRole('button', { name: '12 34 56 Account number Copy' }))
    await screen.findByText('Copied: Account number')
    expect(copied).toHaveBeenCalledWith({ data: '12 34 56' })
    copied.mockRejectedValue(new Error('refused'))
    await user.click(screen.getByRole('button', { name: 'First Bank Bank Copy' }))
    await screen.findByText('This device does not copy. Write it down.')
  })

  it.each([[[]], [[OTHER]]])('leads to the support where there is none in the currency', async (accounts) => {
    await open({ ...NONE, recharge_accounts: accounts })
    expect(text()).toContain('We have no account in USD here')
    expect(text()).not.toContain('Transfer USD to')
  })

  it('is left out where the back end has none', async () => {
    await open(NONE)
    expect(text()).not.toMatch(/Transfer USD to|We have no account/)
  })

  it.each([
    ['en', 'Send for review', 'Transfer USD to'],
    ['zh', '提交审核', 'USD 收款账户'],
    ['zhtw', '提交審核', 'USD 收款帳戶'],
    ['th', 'ส่งตรวจสอบ', 'โอน USD ไปที่'],
    ['jp', '審査に送る', 'USD の振込先'],
    ['es', 'Enviar a revisión', 'Transfiere USD a'],
  ] as const)('is shown in %s', async (language, send, title) => {
    await settings.show(language)
    await open({ ...NONE, recharge_accounts: [ACCOUNT] }, send)
    expect(text()).toContain(`${title}First Bank`)
    expect(text()).not.toMatch(/[{}]/)
  })
})
