import { act, screen } from '@testing-library/react'
import Taro from '@tarojs/taro'
import { useEffect } from 'react'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import dictionary from '@/locales/catalogues/en.json'
import { ROUTES } from '@/routes'
import { user } from '@/testing/person'
import { refused, type FakeServer } from '@/testing/fake-server'
import { useGuard } from '@/hooks/use-guard'
import { replaceSession } from '@/stores/replace-session'
import { session } from '@/stores/session'
import { screen as page } from './screen'

let broken: boolean
let server: FakeServer
let mockBarsBreak: boolean

jest.mock('@/shell/page/page-tabs', () => ({
  PageTabs: () => {
    if (mockBarsBreak) throw new Error('the bar broke as well')
    return 'the tabs'
  },
}))

const Baskets = page(function Baskets() {
  if (broken) throw new TypeError("Cannot read properties of undefined (reading 'map')")
  return <>forty baskets</>
})

function Mounted({ told }: { told: () => void }) {
  useEffect(told, [told])
  return null
}

const above = `/${ROUTES.orders.path}`
const tab = `/${ROUTES.cart.path}`

const relaunched = () => jest.mocked(Taro.reLaunch).mock.calls

beforeEach(() => {
  broken = true
  mockBarsBreak = false
  server = prepareScreen()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

it('is the component itself as long as it can be drawn', () => {
  broken = false
  expect(openScreen(Baskets).textContent).toBe('forty baskets')
})

it('is drawn anew for a session of another tab in place of its own, without leading to login [storage.tabs-session]', async () => {
  const mounted = jest.fn()
  const Orders = page(function Orders() {
    const may = useGuard('orders')
    return may ? <Mounted told={mounted} /> : null
  })
  server.on('getUserinfo', refused(2000018))
  session.restore('old')
  openScreen(Orders, {}, above)
  await act(() => replaceSession('newer', true))
  expect(mounted).toHaveBeenCalledTimes(2)
  await act(() => replaceSession('newest', false))
  expect([mounted.mock.calls.length, session.token]).toEqual([2, 'newest'])
  expect(Taro.redirectTo).not.toHaveBeenCalled()
})

it('says that it could not be drawn, and draws it once it can be [face.boundary]', async () => {
  const box = openScreen(Baskets)
  expect(screen.getByRole('main').textContent).toContain('The server did not answer as it should')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('main').textContent).toContain('The server did not answer as it should')
  broken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await until(() => box.textContent === 'forty baskets')
})

it('leads on by its bar: home where nothing lies below [face.boundary]', async () => {
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  openScreen(Baskets, {}, above)
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await until(() => relaunched().length === 1)
  expect(relaunched()[0]?.[0].url).toContain(ROUTES.home.path)
})

it('keeps the tabs where the screen is one [face.boundary]', () => {
  expect(openScreen(Baskets, {}, above).textContent).not.toContain('the tabs')
  expect(openScreen(Baskets, {}, tab).textContent).toContain('the tabs')
})

it('leads home when its bars throw as well [face.boundary]', async () => {
  mockBarsBreak = true
  const box = openScreen(Baskets, {}, tab)
  expect(box.textContent).toContain(dictionary.common.failed_text)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await until(() => relaunched().length === 1)
  expect(relaunched()[0]?.[0].url).toContain(ROUTES.home.path)
})
