import { cleanup, screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { link } from '@/testing/find'
import { user } from '@/testing/person'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import Taro from '@tarojs/taro'
import { ROUTE_NAMES, ROUTES, audienceOf } from '@/routes'
import { useWide } from '@/shell/page/use-wide'
import { session } from '@/stores/session'
import { ACCOUNT_SCREENS, type AccountScreen } from './account-screens'

jest.mock('@/shell/page/use-wide', () => ({ useWide: jest.fn() }))

const SCREENS = Object.keys(ACCOUNT_SCREENS) as AccountScreen[]
/** What buyers open that is no part of their account: the steps of buying, and the application for a shop. */
const ELSEWHERE = ['myCart', 'delivery', 'pay', 'shopCreate']

const pageOf = (route: AccountScreen) =>
  jest.requireActual<{ default: ComponentType }>(`@/${ROUTES[route].path}`).default
const menu = () => screen.getByRole('navigation', { name: 'Account' })
const crumbs = () => screen.getByRole('navigation', { name: 'Breadcrumbs' })
const marked = () => within(menu()).getAllByRole('link', { current: 'page' })

function signIn(fields: object = {}): void {
  session.restore('token')
  session.setUser({
    firstname: 'Ada',
    email: 'a@b.c',
    seller_url: '',
    role: 'buyer',
    product: { count: 0 },
    notice: { count: 3 },
    ...fields,
  } as never)
}

beforeEach(() => {
  prepareScreen()
  // the frame is there before any answer
  jest.spyOn(Taro, 'request').mockReturnValue(new Promise(() => undefined) as never)
  jest.mocked(useWide).mockReturnValue(true)
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  signIn()
})
afterEach(async () => {
  cleanup()
  await session.end()
})

it('are all screens that only buyers may open, but those of buying', () => {
  const open = ROUTE_NAMES.filter(
    (name) => ['buyer', 'account'].includes(audienceOf(name)) && !ELSEWHERE.includes(name),
  )
  expect(SCREENS).toEqual(expect.arrayContaining(open))
})

describe.each(SCREENS)('%s on a wide screen', (route) => {
  const open = () => openScreen(pageOf(route), { order_id: '7' }, `/${ROUTES[route].path}`)

  it('is beside the menu of the account, in which its entry is marked, and below the path to it', () => {
    open()
    expect(marked()).toHaveLength(1)
    expect(marked()[0]?.getAttribute('href')).toBe(`#/${ROUTES[ACCOUNT_SCREENS[route]].path}`)
    expect(within(crumbs()).getByRole('link', { name: 'Home' })).toBeTruthy()
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  })

  it('has no menu at its side where there is no room', () => {
    jest.mocked(useWide).mockReturnValue(false)
    open()
    expect(screen.queryByRole('navigation', { name: 'Breadcrumbs' })).toBeNull()
  })
})

it('leads from an order to the orders, by the path and by the menu', async () => {
  openScreen(pageOf('order'), { order_id: '7' })
  expect(
    within(crumbs())
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Home', 'Account', 'My orders'])
  await user.click(within(crumbs()).getByRole('link', { name: 'My orders' }))
  await until(() => jest.mocked(Taro.navigateTo).mock.calls.length > 0)
  expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/pages/history/purchase' })
})

it('says what waits, and logs out', async () => {
  session.setProductCount(12)
  openScreen(pageOf('viewed'))
  expect(within(menu()).getByRole('link', { name: 'Notices 3' })).toBeTruthy()
  expect(within(menu()).getByRole('link', { name: 'Wishlist 12' })).toBeTruthy()
  await user.click(within(menu()).getByRole('button', { name: 'Log out' }))
  await until(() => !session.loggedIn)
})

it.each([
  ['buyer', 'Become a seller'],
  ['seller', 'My store'],
])('leads a %s on by "%s" [role.seller]', (role, name) => {
  signIn({ role })
  openScreen(pageOf('viewed'))
  expect(within(menu()).getByRole('link', { name })).toBeTruthy()
})

it('leads operators to no store', () => {
  signIn({ role: 'operator' })
  openScreen(pageOf('viewed'))
  expect(menu().textContent).not.toMatch(/seller|store/)
})

it('leaves visitors without a menu', async () => {
  session.restore('')
  openScreen(pageOf('viewed'))
  await screen.findByText('Nothing viewed yet')
  expect(screen.queryByRole('navigation', { name: 'Breadcrumbs' })).toBeNull()
  expect(link('Home')).toBeTruthy()
})
