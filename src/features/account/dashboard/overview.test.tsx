import { cleanup, screen } from '@testing-library/react'
import { ok, refused, type FakeServer } from '@/testing/fake-server'
import { orderPage, SUMMARY } from '@/testing/order-data'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { says } from '@/testing/find'
import { session } from '@/stores/session'
import { Overview } from './overview'

let server: FakeServer

beforeEach(() => {
  server = prepareScreen().on('getUserBalance', ok({ balance: '0.00', frozen: '0.00', wallets: [] }))
  session.restore('token')
})
afterEach(async () => {
  cleanup()
  await session.end()
})

const NOTHING = 'No order is in this state now.'

it('leads to the latest order on the way [route.dashboard]', async () => {
  server.on('orders', ok(orderPage([SUMMARY])))
  openScreen(Overview)
  expect(says(NOTHING)).toBe(false)
  const latest = () => screen.queryByRole('link', { name: /Enamel teapot/ })
  await until(() => latest() !== null && !says(NOTHING))
  expect(latest()?.getAttribute('href')).toBe(`#/pages/history/detail?order_id=${SUMMARY.order_id}`)
})

it('says that none is on its way, in the same place', async () => {
  server.on('orders', ok(orderPage([])))
  openScreen(Overview)
  await until(() => says(NOTHING))
})

it('says that the orders did not load, and nothing of what is on its way', async () => {
  server.on('orders', refused(1100000))
  openScreen(Overview)
  await until(() => says('Your orders did not load'))
  expect(says(NOTHING)).toBe(false)
})
