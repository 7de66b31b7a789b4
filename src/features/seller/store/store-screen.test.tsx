import { one } from '@contract/rules/lists'
import { cleanup, screen } from '@testing-library/react'
import Taro from '@tarojs/taro'
import { Code } from '@contract/base/codes'

import { saidAt } from '@/testing/find'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { openBrowser } from '@/platform/browser/open'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'
import { toast } from '@/stores/toast'
import { enter, user } from '@/testing/person'
import StorePage from './store-screen'

jest.mock('@/platform/browser/open', () => ({ openBrowser: jest.fn(async () => undefined) }))

const STORE = {
  shop_id: '7',
  name: 'Claywick Kitchen',
  image: '',
  ground: 'mist',
  rate: 486,
  product_count: 120,
  free_shipping_from: null,
  text: '',
  address: '1 Lane, Lisbon',
  shipping: {
    free_from: null,
    methods: [{ method: 'standard', name: 'Standard', cost: '3.90', eta_from: 3, eta_to: 5 }],
  },
}
const BOARD = {
  this_month: '398.40',
  last_month: '5236.10',
  total: '48930.75',
  by_day: [
    { day: '2026-11-01', amount: '20.00' },
    { day: '2026-11-02', amount: '378.40' },
    { day: '2026-11-03', amount: '0.00' },
  ],
  to_accept: 2,
  to_ship: 6,
  on_the_way: 14,
  refunds: 1,
  low_stock: 3,
  best: [
    { product_id: '9', name_en: 'Enamel teapot', image: '/p/teapot.webp', ground: 'mist', sold: 86, amount: '1109.40' },
  ],
  store: STORE,
}
const text = () => document.body.textContent ?? ''
const says = (words: string) => until(() => text().includes(words))
let server: FakeServer

beforeEach(() => {
  server = prepareScreen().on('storeDashboard', ok(BOARD))
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  settings.language = 'en'
  session.restore('token')
  session.sellerUrl = 'https://souk.example/console/?shop_id=7'
  toast.hide()
  jest.mocked(openBrowser).mockClear()
})
afterEach(async () => {
  cleanup()
  await session.end()
})

const bars = () => document.querySelectorAll('.day-chart__bar').length

async function open(): Promise<void> {
  openScreen(StorePage)
  await screen.findByRole('button', { name: 'Show the days as a list' })
}

describe('the own store [route.store]', () => {
  it('shows its sales by month and by day, and pending work [call.storeDashboard] [role.seller]', async () => {
    await open()
    for (const words of [
      '$398.40',
      '$5,236.10',
      '$48,930.75',
      'Best day: Nov 2, $378.40',
      '6To ship',
      '86 sold',
      '$1,109.40',
    ]) {
      expect(text()).toContain(words)
    }
    expect(text()).toContain('$400')
    expect(bars()).toBe(3)
  })

  it('leads from its numbers to what they count [route.shop-orders] [route.shop-stock]', async () => {
    await open()
    const addresses = ['2 To accept', '6 To ship', '14 On the way', '3 Low stock', 'Orders', 'Stock and prices'].map(
      (name) => screen.getByRole('link', { name }).getAttribute('href'),
    )
    expect(addresses).toEqual([
      '#/pages/seller/orders?tab=to_accept',
      '#/pages/seller/orders?tab=to_ship',
      '#/pages/seller/orders?tab=on_the_way',
      '#/pages/seller/stock?stock=low',
      '#/pages/seller/orders',
      '#/pages/seller/stock',
    ])
  })

  it('leaves out what is to be accepted while there is nothing', async () => {
    server.on('storeDashboard', ok({ ...BOARD, to_accept: 0 }))
    await open()
    expect(text()).not.toContain('To accept')
  })

  it('says what was moved to it, by wallet, and nothing before that', async () => {
    const balances = [
      { wallet: 'USD', currency: 'USD', amount: '120.50' },
      { wallet: 'EUR', currency: 'EUR', amount: '3.00' },
    ]
    await open()
    expect(text()).not.toContain('Balance of your store')
    cleanup()
    server.on('storeDashboard', ok({ ...BOARD, balances }))
    await open()
    expect(text()).toContain('Balance of your store')
    expect(text()).toContain('$120.50')
    expect(text()).toContain('EUR\u00a03.00')
  })

  it('shows the days in words as well', async () => {
    await open()
    await user.click(screen.getByRole('button', { name: 'Show the days as a list' }))
    await says('Nov 1$20.00')
    expect(bars()).toBe(0)
    expect(screen.getAllByRole('listitem')).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: 'Show the days as a chart' }))
    await until(() => bars() === 3)
  })

  it('shows an empty state without sales', async () => {
    const days = BOARD.by_day.map(({ day }) => ({ day, amount: '0.00' }))
    server.on('storeDashboard', ok({ ...BOARD, this_month: '0.00', by_day: days, best: [] }))
    await open()
    expect(text()).toContain('Nothing sold yet this month')
    expect(text()).toContain('What sells this month will be listed here.')
  })

  it('leads to the seller site on its own host, with a code that works once [rule.seller-link] [role.seller] [call.sellerPass]', async () => {
    server.on('sellerPass', ok({ ptoken: 'abc' }))
    await open()
    await user.click(screen.getByRole('button', { name: 'Manage in the seller site' }))
    await until(() => jest.mocked(openBrowser).mock.calls.length === 1)
    expect(jest.mocked(openBrowser).mock.calls[0]?.[0]).toBe(
      'https://seller.souk.example/console/?shop_id=7&ptoken=abc',
    )
  })

  it('stays where it is when the code did not come', async () => {
    server.on('sellerPass', 'no network')
    await open()
    await user.click(screen.getByRole('button', { name: 'Manage in the seller site' }))
    await screen.findByText('Request Error')
    expect(openBrowser).not.toHaveBeenCalled()
  })

  it('is not for buyers, who can become sellers [code.permission] [role.seller]', async () => {
    server.on('storeDashboard', refused(Code.operationFailed, { reason: 'permission' }))
    openScreen(StorePage)
    await says('No permission to access the current page')
    expect(screen.queryByRole('button', { name: 'Store settings' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Become a seller' }))
    await until(() => jest.mocked(Taro.redirectTo).mock.calls.length === 1)
    expect(jest.mocked(Taro.redirectTo).mock.calls[0]?.[0].url).toBe('/pages/shop/create')
  })

  it('says when it did not load, and when the network is lost, and tries again', async () => {
    server.on('storeDashboard', refused(Code.operationFailed, { reason: 'failed' }))
    openScreen(StorePage)
    await says('Your store did not load')
    server.on('storeDashboard', 'no network')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await says('The network signal is lost')
    server.on('storeDashboard', ok(BOARD))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('button', { name: 'Show the days as a list' })
  })
})

describe('the settings of the own store', () => {
  async function openSettings(): Promise<void> {
    await open()
    await user.click(screen.getByRole('button', { name: 'Store settings' }))
    await screen.findByRole('button', { name: 'Save' })
  }

  it('save what was changed, with the ways of shipping [call.updateStore]', async () => {
    server.on('updateStore', ok({ ...STORE, name: 'Claywick' }))
    await openSettings()
    await enter(screen.getByRole('textbox', { name: 'Name of the store' }), ' Claywick ')
    await user.click(screen.getByRole('checkbox', { name: 'Express' }))
    await enter(one(screen.getAllByLabelText('Cost (USD)').slice(1)), '9')
    await enter(screen.getByRole('textbox', { name: 'Free shipping from (USD)' }), '40')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Saved')
    const { fields } = server.sent.find(({ name }) => name === 'updateStore') ?? { fields: new URLSearchParams() }
    expect(Object.keys(Object.fromEntries(fields)).sort()).toEqual(['name', 'shipping'])
    expect([fields.get('name'), JSON.parse(fields.get('shipping') ?? '')]).toEqual([
      'Claywick',
      {
        free_from: '40',
        methods: [
          { method: 'standard', cost: '3.90', eta_from: 3, eta_to: 5 },
          { method: 'express', cost: '9', eta_from: 1, eta_to: 2 },
        ],
      },
    ])
    await screen.findByRole('button', { name: 'Show the days as a list' })
  })

  it('show the error at its field, and send nothing [wire.form-errors]', async () => {
    await openSettings()
    await enter(screen.getByRole('textbox', { name: 'Name of the store' }), ' ')
    await enter(screen.getByRole('textbox', { name: 'Cost (USD)' }), '1e3')
    await enter(screen.getByRole('textbox', { name: 'Days, at most' }), '2')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await until(() => saidAt('Name of the store') === 'Fill this in')
    expect([saidAt('Cost (USD)'), saidAt('Days, at most')]).toEqual(['Check how this is written', 'At least 3'])
    expect(server.names).not.toContain('updateStore')
  })

  it('ask for one way of shipping at least', async () => {
    await openSettings()
    await user.click(screen.getByRole('checkbox', { name: 'Standard' }))
    await says('Offer at least one way of shipping')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(server.names).not.toContain('updateStore')
  })
})
