import { act, cleanup, screen } from '@testing-library/react'
import { button, link } from '@/testing/find'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import dictionary from '@/locales/catalogues/en.json'
import { ROUTES } from '@/routes'
import { network } from '@/stores/network'
import { toast } from '@/stores/toast'
import { toastText, user } from '@/testing/person'
import { unloadedPage } from './unloaded-page'

const { offline_title, offline_text, failed_title, failed_text } = dictionary.common
const lostScript = () => Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })
const lostStyles = () => Object.assign(new Error('Loading CSS chunk 7 failed'), { code: 'CSS_CHUNK_LOAD_FAILED' })
const text = () => screen.getByRole('main').textContent

const load = jest.fn()

beforeEach(() => {
  prepareScreen()
  toast.hide()
  load.mockReset().mockResolvedValue({ default: () => <>forty baskets</> })
})
afterEach(() => {
  cleanup()
  network.setDevice(true)
})

const open = () => openScreen(unloadedPage(load).default, {}, `/${ROUTES.cart.path}`)

it('says that the network is lost, under the tabs, and becomes the page by a tap [screen.lazy-loading]', async () => {
  const box = open()
  expect(text()).toContain(offline_text)
  expect(link('Cart').getAttribute('aria-current')).toBe('page')
  await user.click(button('Try again'))
  await until(() => box.textContent === 'forty baskets')
})

it.each([lostScript, lostStyles])('says so again when a file did not come: %p', async (lost) => {
  load.mockRejectedValueOnce(lost())
  open()
  await user.click(button('Try again'))
  await until(() => toastText() === offline_title)
  expect(text()).toContain(offline_text)
})

it('does not blame the network for a page that throws, and tries again', async () => {
  load.mockRejectedValueOnce(new TypeError('x is undefined'))
  const box = open()
  await user.click(button('Try again'))
  await until(() => toastText() === failed_title)
  expect(text()).toContain(failed_text)
  expect(text()).not.toContain(offline_text)
  await user.click(button('Try again'))
  await until(() => box.textContent === 'forty baskets')
})

it('becomes the page by itself when the network is back', async () => {
  network.setDevice(false)
  const box = open()
  act(() => network.setDevice(true))
  await until(() => box.textContent === 'forty baskets')
})
