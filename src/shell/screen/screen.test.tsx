import { screen } from '@testing-library/react'
import Taro from '@tarojs/taro'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import dictionary from '@/locales/catalogues/en.json'
import { ROUTES } from '@/routes'
import { user } from '@/testing/person'
import { screen as page } from './screen'

let broken: boolean
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

const above = `/${ROUTES.orders.path}`
const tab = `/${ROUTES.cart.path}`

const relaunched = () => jest.mocked(Taro.reLaunch).mock.calls

beforeEach(() => {
  broken = true
  mockBarsBreak = false
  prepareScreen()
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
})

it('is the component itself as long as it can be drawn', () => {
  broken = false
  expect(openScreen(Baskets).textContent).toBe('forty baskets')
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
