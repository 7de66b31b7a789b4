import { screen } from '@testing-library/react'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { current } from '@/locales/current'
import dictionary from '@/locales/catalogues/en.json'
import { toast } from '@/stores/toast'
import { user } from '@/testing/person'
import { LanguageSheet } from './language-sheet'

const mockLoad = jest.fn()
jest.mock('@/locales/load', () => ({ loadDictionary: (language: string) => mockLoad(language) as unknown }))

beforeEach(() => {
  prepareScreen()
  toast.hide()
})

it('says that a language could not be fetched, and stays with the one in use', async () => {
  mockLoad.mockRejectedValueOnce(new Error('package lost'))
  const close = jest.fn()
  openScreen(() => <LanguageSheet open onClose={close} />)
  await user.click(screen.getByRole('radio', { name: 'ไทย' }))
  await until(() => toast.current !== null)
  expect(toast.current).toMatchObject({ kind: 'alert', text: dictionary.errors.request })
  expect(mockLoad).toHaveBeenCalledWith('th')
  expect(current()?.language).toBe('en')
  expect(close).toHaveBeenCalled()
})
