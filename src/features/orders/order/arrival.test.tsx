import { cleanup, screen } from '@testing-library/react'
import type { OrderDetail } from '@contract/entities/order'
import * as clock from '@/platform/clock'
import { says } from '@/testing/find'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { ok, type FakeServer } from '@/testing/fake-server'
import { DETAIL } from '@/testing/order-data'
import { session } from '@/stores/session'
import { settings } from '@/stores/settings'
import OrderPage from './order-screen'

const ARRIVES = { from: '2026-11-14', to: '2026-11-16' }
let server: FakeServer

beforeEach(async () => {
  server = prepareScreen()
  session.restore('token')
  await settings.show('en')
})
afterEach(async () => {
  cleanup()
  await session.end()
})

/** The order on a day, at noon. */
async function openOn(day: number, order: Partial<OrderDetail>): Promise<void> {
  jest.spyOn(clock, 'now').mockReturnValue(new Date(2026, 10, day, 12).getTime())
  server.on('order', ok({ order: { ...DETAIL, arrives: ARRIVES, ...order } }))
  openScreen(OrderPage, { order_id: '12' })
  await until(() => says('Rua da Rosa 42'))
}

const title = () => screen.getAllByRole('heading', { level: 2 })[0]?.textContent

describe('an order begins [route.order-detail]', () => {
  it.each([
    [11, 'Arrives Nov 14 – Nov 16'],
    [14, 'Arrives by Nov 16'],
    [16, 'Arrives today'],
    [17, 'It was expected by Nov 16'],
  ])('on November %i with: %s', async (day, words) => {
    await openOn(day, { status: 'to_be_shipped' })
    expect(title()).toBe(words)
    expect(says('To be shipped')).toBe(true)
    expect(says('Ask the shop where it is.')).toBe(day === 17)
  })

  it('with where its parcel is', async () => {
    const last_event = {
      state: 'on_the_way',
      place: 'Porto',
      time: new Date(2026, 10, 13, 8, 12).toISOString(),
    } as const
    await openOn(13, { status: 'in_transit', last_event })
    expect(title()).toBe('Arrives Nov 14 – Nov 16')
    expect(says('Porto · Nov 13, 2026, 08:12')).toBe(true)
  })

  it.each(['to_be_paid', 'delivered', 'completed', 'cancelled'] as const)(
    'with its state when it is %s',
    async (status) => {
      await openOn(17, { status })
      expect(says('Arrives')).toBe(false)
      expect(says('expected by')).toBe(false)
    },
  )

  it('with its state where no days are known', async () => {
    await openOn(11, { status: 'to_be_shipped', arrives: undefined })
    expect(title()).toBe('To be shipped')
  })
})
