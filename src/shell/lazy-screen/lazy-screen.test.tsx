import { screen } from '@testing-library/react'
import { hooks } from '@tarojs/shared'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { user } from '@/testing/person'
import type { HostPage } from './defer-page'
import { lazyScreen } from './lazy-screen'

const text = () => document.body.textContent ?? ''

/** What Taro makes of the component that was read last. */
function made(): { page: HostPage; began: jest.Mock } {
  const began = jest.fn()
  const page: HostPage = { onLoad: began }
  hooks.call('modifyPageObject', page as never)
  return { page, began }
}

beforeEach(prepareScreen)

it('is fetched when its page opens, and the page begins with it', async () => {
  const load = jest.fn(async () => ({ default: () => <>forty baskets</> }))
  const Screen = lazyScreen(load)
  const { page, began } = made()
  expect(load).not.toHaveBeenCalled()
  page.onLoad?.call({}, 'query')
  expect(began).not.toHaveBeenCalled()
  await until(() => began.mock.calls.length > 0)
  openScreen(Screen)
  expect(text()).toContain('forty baskets')
})

it('says when it could not be fetched, and tries again', async () => {
  const load = jest.fn(async () => ({ default: () => <>forty baskets</> }))
  load.mockRejectedValueOnce(new Error('package lost'))
  const Screen = lazyScreen(load)
  const { page, began } = made()
  page.onLoad?.call({})
  await until(() => began.mock.calls.length > 0)
  openScreen(Screen)
  expect(screen.getByRole('main').textContent).toContain('The server did not answer as it should')
  load.mockRejectedValueOnce(new Error('package lost again'))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await until(() => load.mock.calls.length === 2)
  expect(text()).not.toContain('forty baskets')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await until(() => text().includes('forty baskets'))
})

it('holds back its own page alone', () => {
  lazyScreen(async () => ({ default: () => null }))
  made()
  const { page, began } = made()
  page.onLoad?.call({})
  expect(began).toHaveBeenCalled()
})
