import { cleanup, screen } from '@testing-library/react'
import Taro from '@tarojs/taro'

import { useWide } from '@/shell/page/use-wide'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { ok, type FakeServer } from '@/testing/fake-server'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'
import { user } from '@/testing/person'
import PcMinePage from './wide-dashboard-screen'

jest.mock('@/shell/page/use-wide', () => ({ useWide: jest.fn() }))

const SUMS = { price: '14.75', row_price: '14.75', coupon_share: '0.00', custom_option_info: [] }
const line = { item_id: '1', product_id: '1', name_en: 'Teapot', image: 'p/t.webp', ground: 'clay', qty: 1, ...SUMS }
const ORDER = {
  order_id: '7',
  increment_id: 'SK-7',
  created_at: '2026-11-19T10:00:00.000Z',
  status: 'delivered',
  grand_total: '29.50',
  products: [line, { ...line, item_id: '2', name_en: 'Kite' }],
  shop: { shop_id: '1', name: 'Claywick', image: '', ground: 'mist' },
  actions: [],
}
const answer = (list: unknown[]) => ok({ list, count: list.length, p: 1, page_size: 5, counts: { to_pay: 1 } })
const balance = {
  balance: '21.15',
  frozen: '0.00',
  wallets: [{ code: 'usd', name: 'USD', currency: 'USD', balance: '21.15', frozen: '0.00' }],
}

let server: FakeServer

beforeEach(() => {
  server = prepareScreen().on('getUserBalance', ok(balance))
  settings.language = 'en'
  jest.mocked(useWide).mockReturnValue(true)
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  session.restore('token')
  session.setUser({
    firstname: 'Ada',
    email: 'a@b.c',
    seller_url: '',
    product: { count: 0 },
    notice: { count: 3 },
  } as never)
})
afterEach(async () => {
  cleanup()
  await session.end()
})

const says = (words: string) => until(() => (document.body.textContent ?? '').includes(words))

describe('the account on wide screens [route.pc-mine]', () => {
  it('shows money, orders and the ways from it, and opens an order', async () => {
    server.on('orders', answer([ORDER]))
    openScreen(PcMinePage)
    await says('Teapot +1 more')
    const text = document.body.textContent ?? ''
    for (const words of ['Hello, Ada', '21.15', 'SK-7', 'Delivered', 'Refunds', 'Notices3'])
      expect(text).toContain(words)
    await user.click(screen.getByRole('link', { name: /^Teapot \+1 more SK-7 / }))
    await until(() => jest.mocked(Taro.navigateTo).mock.calls.length > 0)
    expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/pages/history/detail?order_id=7' })
  })

  it('says when there are no orders, and when they did not come', async () => {
    server.on('orders', answer([]))
    openScreen(PcMinePage)
    await says('No orders yet')
    cleanup()
    server.on('orders', 'no network')
    openScreen(PcMinePage)
    await says('The network signal is lost')
  })

  it('gives way to the dashboard where it has no room', async () => {
    jest.mocked(useWide).mockReturnValue(false)
    openScreen(PcMinePage)
    await until(() => jest.mocked(Taro.switchTab).mock.calls.length > 0)
    expect(Taro.switchTab).toHaveBeenCalledWith({ url: '/pages/mine/dashboard' })
    expect(document.body.textContent).toBe('')
  })

  it('needs a login', async () => {
    await session.end()
    openScreen(PcMinePage)
    await until(() => jest.mocked(Taro.redirectTo).mock.calls.length > 0)
    expect(jest.mocked(Taro.redirectTo).mock.calls[0]?.[0].url).toContain('/pages/users/login')
  })
})
