import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { runInAction } from 'mobx'
import { openScreen, prepareScreen } from '@/testing/screen'
import { advance, until } from '@/testing/until'
import { openBrowser } from '@/platform/browser/open'
import { OPENED } from '@/testing/checkout-data'
import { ok, type FakeServer } from '@/testing/fake-server'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'
import { user } from '@/testing/person'
import RechargePage from './recharge-screen'

jest.mock('@/platform/browser/open', () => ({ RETURN_WAY: 'web', openBrowser: jest.fn() }))

const PAGE = 'https://shop.example/sandbox-gateway/cs_1'
const CONFIG = { service_url: '', social_login: false, mail_code: false, tile_url: '' }
let server: FakeServer

beforeEach(async () => {
  await settings.show('en')
  server = prepareScreen()
    .on('getUserBalance', ok({ balance: '50.00', frozen: '0.00', wallets: OPENED.wallets }))
    .on('rechargeList', ok({ list: [], count: 0, p: 1, page_size: 20 }))
    .on('bankRecharge', ok({ payment_id: '9', state: 'pending', redirect_url: PAGE }))
  jest.mocked(openBrowser).mockReset().mockResolvedValue()
  session.restore('token')
})
afterEach(async () => {
  cleanup()
  settings.config = null
  await session.end()
})

const sent = () => server.sent.filter(({ name }) => name === 'bankRecharge')

describe('filling a wallet by card [screen.card-recharge] [rule.recharge-min]', () => {
  it('opens the gateway’s page for the sum, once', async () => {
    settings.config = { ...CONFIG, gateways: ['sandbox'] }
    openScreen(RechargePage)
    await screen.findByRole('button', { name: 'Bank card' })
    await user.click(screen.getByRole('button', { name: 'Bank card' }))
    await user.click(screen.getByRole('button', { name: 'Top up by card' }))
    await until(() => (document.body.textContent ?? '').includes('Write the amount like'))
    expect(sent()).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: '$150.00' }))
    await until(
      () => screen.getByRole('button', { name: 'Top up $150.00 by card' }).textContent === 'Top up $150.00 by card',
    )
    fireEvent.click(screen.getByRole('button', { name: 'Top up $150.00 by card' }))
    fireEvent.click(screen.getByRole('button', { name: 'Top up $150.00 by card' }))
    await until(() => jest.mocked(openBrowser).mock.calls.length > 0)
    expect(jest.mocked(openBrowser).mock.calls).toEqual([[PAGE]])
    const [first, ...others] = sent()
    expect(others).toEqual([])
    const { idempotency_key: key, ...fields } = Object.fromEntries(first?.fields ?? [])
    expect(fields).toEqual({ wallet: 'USD', amount: '150', return_way: 'web' })
    expect(key).toBeTruthy()
  })

  it('is offered as soon as the shop says so, and what was typed by then stays', async () => {
    openScreen(RechargePage)
    const typed = await screen.findByRole('textbox', { name: 'Transaction id' })
    await user.type(typed, 'TX-1')
    await user.click(screen.getByRole('button', { name: 'Send for review' }))
    await screen.findByText(/^Write the amount like/)
    act(() => runInAction(() => (settings.config = { ...CONFIG, gateways: ['sandbox'] })))
    await screen.findByRole('button', { name: 'Bank card' })
    expect(screen.getByRole('textbox', { name: 'Transaction id' })).toHaveProperty('value', 'TX-1')
    expect(screen.queryByText(/^Write the amount like/)).not.toBeNull()
  })

  it('waits for what the shop says at the start, so that nothing moves afterwards [face.layout-shift]', async () => {
    settings.settled = false
    openScreen(RechargePage)
    await until(() => server.sent.some(({ name }) => name === 'getUserBalance'))
    await advance(1_000)
    expect(screen.queryByRole('textbox', { name: 'Transaction id' })).toBeNull()
    act(() => runInAction(() => (settings.config = { ...CONFIG, gateways: [] })))
    await screen.findByRole('textbox', { name: 'Transaction id' })
  })

  it('is not offered where no gateway is set up', async () => {
    settings.config = { ...CONFIG, gateways: [] }
    openScreen(RechargePage)
    await screen.findByRole('textbox', { name: 'Transaction id' })
    expect(screen.queryByRole('button', { name: 'Bank card' })).toBeNull()
  })
})
