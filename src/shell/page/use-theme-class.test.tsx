import { act, cleanup, screen } from '@testing-library/react'
import Taro from '@tarojs/taro'
import { openScreen, prepareScreen } from '@/testing/screen'
import { settings } from '@/stores/settings'
import { useThemeClass } from './use-theme-class.weapp'

/** The class of a page's outermost view in the mini-program. */
function Framed() {
  return <div data-testid="frame" className={useThemeClass()} />
}

const frame = () => screen.getByTestId('frame').className

beforeEach(() => {
  prepareScreen()
  for (const name of ['setNavigationBarColor', 'setBackgroundColor'] as const)
    jest.spyOn(Taro, name).mockResolvedValue({ errMsg: 'ok' } as never)
})
afterEach(async () => {
  cleanup()
  await settings.setTheme('system')
})

it('follows the phone, also while it changes, unless a theme is chosen', async () => {
  let device = 'light'
  let change = () => {}
  jest.spyOn(Taro, 'getAppBaseInfo').mockImplementation(() => ({ theme: device }) as never)
  jest.spyOn(Taro, 'onThemeChange').mockImplementation((listener) => {
    change = listener as () => void
  })
  const off = jest.spyOn(Taro, 'offThemeChange').mockImplementation(() => undefined)
  openScreen(Framed)
  expect(frame()).toBe('')
  await act(() => settings.setTheme('dark'))
  expect(frame()).toBe('theme--dark')
  await act(() => settings.setTheme('system'))
  expect(frame()).toBe('')
  device = 'dark'
  act(() => change())
  expect(frame()).toBe('theme--dark')
  await act(() => settings.setTheme('light'))
  expect(frame()).toBe('')
  cleanup()
  expect(off).toHaveBeenCalledWith(change)
})
