import { zip } from '@contract/rules/lists'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import Taro from '@tarojs/taro'
import type { Refund } from '@contract/entities/after-sale'

import { inertCards } from '@/testing/inert-cards'
import { answer, has, says } from '@/testing/find'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { session } from '@/stores/session'
import { toast } from '@/stores/toast'
import { user } from '@/testing/person'
import RefundsPage from './refunds-screen'

const refund = (refund_id: string, state: Refund['state'], more: Partial<Refund> = {}): Refund => ({
  refund_id,
  order_id: '12',
  increment_id: '261110000012',
  state,
  amount: '15.00',
  returned: null,
  reason: 'It is damaged',
  images: [],
  items: [
    {
      item_id: '1',
      product_id: '7',
      name_en: 'Enamel teapot',
      image: 'p/teapot-600.webp',
      ground: 'sand',
      qty: 1,
      custom_option_info: [],
    },
  ],
  created_at: '2026-11-10T10:00:00Z',
  log: [
    { state: 0, time: '2026-11-10T10:00:00Z', remark: 'It is damaged' },
    ...(state === 0 ? [] : [{ state, time: '2026-11-11T10:00:00Z', remark: 'So be it' }]),
  ],
  ...more,
})
const page = (list: Refund[]) => ok({ list, count: list.length, p: 1, page_size: 20 })
const text = () => document.body.textContent ?? ''
/** A proof that is shown large. */
const large = () => within(screen.getByRole('dialog')).queryByRole('img')
let server: FakeServer

beforeEach(() => {
  server = prepareScreen()
  session.restore('token')
  toast.hide()
})
afterEach(async () => {
  cleanup()
  await session.end()
})

describe('the requested refunds', () => {
  it('are listed with state, sum and remark [route.refund-sent] [call.refunds]', async () => {
    const returned = { wallet: 'EUR', currency: 'EUR', amount: '13.80' }
    server.on(
      'refunds',
      page([refund('1', 0), refund('2', 1, { returned }), refund('3', -1), refund('4', 'cancelled')]),
    )
    openScreen(RefundsPage)
    await until(() => says('Cancelled'))
    expect(inertCards('refund-card-')).toEqual([])
    const [, ...cards] = text().split('Order 261110000012')
    const begins = ['Under review', 'Approved', 'Refused', 'Cancelled']
    expect(zip(cards, begins).map(([card, begin]) => card.startsWith(begin))).toEqual([true, true, true, true])
    expect(cards[1]).toMatch(/13[.,]80/)
    expect(cards[2]).toContain('So be it')
    expect(screen.getAllByRole('button', { name: 'Cancel request' })).toHaveLength(1)
  })

  it('show their proofs, one large after a tap, and say how to get others when their time is over', async () => {
    const images = ['https://souk.test/a.webp?expires=1', 'https://souk.test/b.webp?expires=1']
    server.on('refunds', page([refund('1', 0, { images }), refund('2', 0)]))
    openScreen(RefundsPage)
    await screen.findByRole('button', { name: 'Picture 2' })
    expect(screen.getAllByRole('button', { name: /^Picture/ })).toHaveLength(2)
    expect(has('dialog')).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Picture 2' }))
    await until(() => large()?.getAttribute('src') === images[1])
    act(() => {
      large()?.dispatchEvent(new Event('error'))
    })
    await until(() => text().includes('The pictures did not load'))
    expect([has('button', /^Picture/), has('dialog')]).toEqual([false, false])
  })

  it('are cancelled after a question, once [route.refund-sent] [call.refundCancel]', async () => {
    server.on('refunds', page([refund('1', 0)])).on('refundCancel', ok(refund('1', 'cancelled')))
    openScreen(RefundsPage)
    await screen.findByRole('button', { name: 'Cancel request' })
    await user.click(screen.getByRole('button', { name: 'Cancel request' }))
    await until(() => has('dialog'))
    server.on('refunds', page([refund('1', 'cancelled')]))
    fireEvent.click(answer('Cancel request'))
    fireEvent.click(answer('Cancel request'))
    await until(() => !has('button', 'Cancel request'))
    expect(server.names.filter((name) => name === 'refundCancel')).toHaveLength(1)
  })

  it('reload when the server says that one was withdrawn before [route.refund-sent] [code.2000013]', async () => {
    server.on('refunds', page([refund('1', 0)])).on('refundCancel', refused(2000013))
    openScreen(RefundsPage)
    await screen.findByRole('button', { name: 'Cancel request' })
    await user.click(screen.getByRole('button', { name: 'Cancel request' }))
    await until(() => has('dialog'))
    await user.click(answer('Cancel request'))
    await until(() => server.names.filter((name) => name === 'refunds').length > 1)
  })

  it('show an empty state with a link to the orders [route.refund-sent]', async () => {
    jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
    server.on('refunds', page([]))
    openScreen(RefundsPage)
    await until(() => text().includes('No refunds'))
    await user.click(screen.getByRole('button', { name: 'To my orders' }))
    await until(() => jest.mocked(Taro.navigateTo).mock.calls.length > 0)
    expect(jest.mocked(Taro.navigateTo).mock.calls[0]?.[0].url).toBe('/pages/history/purchase')
  })

  it('say when they did not load, and when the network is lost [route.refund-sent]', async () => {
    server.on('refunds', refused(2000018, { reason: 'failed' }))
    openScreen(RefundsPage)
    await until(() => text().includes('Your refunds did not load'))
    server.on('refunds', 'no network')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await until(() => says('The network signal is lost'))
  })

  it('are nothing for visitors [route.refund-sent] [role.visitor]', async () => {
    await session.end()
    openScreen(RefundsPage)
    await until(() => jest.mocked(Taro.redirectTo).mock.calls.length > 0)
    expect(server.names).not.toContain('refunds')
  })
})
