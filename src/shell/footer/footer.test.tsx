import { cleanup, screen, within } from '@testing-library/react'
import Taro from '@tarojs/taro'
import { pageIds } from '@/kit/ids'
import { ROUTES } from '@/routes'
import { session } from '@/stores/session'
import { user } from '@/testing/person'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { Footer } from './footer.h5'
import { footerColumns } from './footer-links'

const held: boolean[] = []
let top = 0

const open = (page: string = pageIds.home, onEnd?: () => void) => {
  const onHold = (next: boolean) => void held.push(next)
  openScreen(() => <Footer page={page} onEnd={onEnd} onHold={onHold} />)
}
const footer = () => screen.getByRole('navigation', { name: 'Footer' })
const leadsTo = () => within(footer()).getAllByRole('link')
const goOn = () => screen.queryByRole('button', { name: 'Show more' })

beforeEach(() => {
  prepareScreen()
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([])
  held.length = 0
  top = 0
  jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(() => top)
})
afterEach(async () => {
  cleanup()
  await session.end()
})

it('leads to screens that there are, each once', () => {
  open()
  const all = footerColumns().flatMap(({ links }) => links)
  expect(leadsTo().map((node) => node.getAttribute('href'))).toEqual(all.map(({ to }) => `#/${ROUTES[to].path}`))
  expect(new Set(all.map(({ to }) => to)).size).toBe(all.length)
})

it.each([
  ['buyer', 'Become a seller'],
  ['seller', 'My store'],
])('leads a %s on by "%s" [role.seller]', (role, name) => {
  session.restore('token')
  session.setUser({ role, product: { count: 0 }, notice: { count: 0 } } as never)
  open()
  within(footer()).getByRole('link', { name })
})

it('opens a screen, and the list of languages', async () => {
  open()
  await user.click(within(footer()).getByRole('link', { name: 'Privacy' }))
  await until(() => jest.mocked(Taro.navigateTo).mock.calls.length > 0)
  expect(Taro.navigateTo).toHaveBeenCalledWith({ url: `/${ROUTES.privacy.path}` })
  await user.click(within(footer()).getByRole('button', { name: /^Language/ }))
  await until(() => screen.queryByRole('radio', { name: 'Español' }) !== null)
})

it('is not on the steps of buying', () => {
  open(pageIds.pay)
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('lets a long list go on when it is asked to, until the list is as long again', async () => {
  top = 6_001
  open(pageIds.home, () => undefined)
  await until(() => goOn() !== null)
  expect(held).toEqual([true])
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  expect([held, goOn()]).toEqual([[true, false], null])
})

it.each([
  ['is short', 6_000, () => undefined],
  ['has ended', 60_000, undefined],
])('lets a list that %s be', (_how, height, onEnd) => {
  top = height
  open(pageIds.home, onEnd)
  expect([held, goOn()]).toEqual([[], null])
})
