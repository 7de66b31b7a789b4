import { idOf } from '@/components/ids'
import { cleanUp, click } from '@/components/testing/render'
import { openScreen, prepareScreen } from '@/components/testing/screen'
import { byId, until } from '@/components/testing/until'
import { current } from '@/locales/current'
import { dictionary } from '@/locales/en'
import { toast } from '@/stores/toast'
import { LanguageSheet } from './language-sheet'

const mockLoad = jest.fn()
jest.mock('@/locales/load', () => ({ loadDictionary: (language: string) => mockLoad(language) as unknown }))

beforeEach(() => {
  prepareScreen()
  toast.hide()
})
afterEach(cleanUp)

it('says that a language could not be fetched, and stays with the one in use', async () => {
  mockLoad.mockRejectedValueOnce(new Error('package lost'))
  const close = jest.fn()
  openScreen(() => <LanguageSheet open onClose={close} />)
  click(byId(idOf.language('th')))
  await until(() => toast.current !== null)
  expect(toast.current).toMatchObject({ kind: 'alert', text: dictionary.errors.request })
  expect(mockLoad).toHaveBeenCalledWith('th')
  expect(current()?.language).toBe('en')
  expect(close).toHaveBeenCalled()
})
