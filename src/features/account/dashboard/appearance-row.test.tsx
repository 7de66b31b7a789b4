import { cleanup, screen } from '@testing-library/react'
import Taro from '@tarojs/taro'
import { openScreen, prepareScreen } from '@/testing/screen'
import { user } from '@/testing/person'
import { until } from '@/testing/until'
import { readStored } from '@/platform/storage/storage'
import { settings } from '@/stores/settings'
import { AppearanceRow } from './appearance-row'

beforeEach(() => void prepareScreen())
afterEach(async () => {
  cleanup()
  await settings.setTheme('system')
})

const row = () => screen.getByRole('button', { name: /^Appearance/ })

it('shows a chosen theme, and keeps it for the next start', async () => {
  openScreen(AppearanceRow)
  expect(row().textContent).toContain('As the device')
  await user.click(row())
  expect(screen.getByRole('radio', { checked: true }).textContent).toBe('As the device')
  await user.click(screen.getByRole('radio', { name: 'Dark' }))
  expect(screen.queryByRole('radio')).toBeNull()
  await until(() => row().textContent?.includes('Dark') === true)
  expect(document.documentElement.dataset.theme).toBe('dark')
  await expect(readStored('souk.theme')).resolves.toBe('dark')
})

it('starts with what is kept, unless that is nothing it knows', async () => {
  settings.restore(undefined, undefined, 'light')
  expect([settings.theme, document.documentElement.dataset.theme]).toEqual(['light', 'light'])
  await Taro.setStorage({ key: 'souk.theme', data: 'sepia' })
  await expect(readStored('souk.theme')).resolves.toBeUndefined()
})
