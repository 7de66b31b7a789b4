import { screen } from '@testing-library/react'
import { useState } from 'react'
import { render } from '@/testing/render'
import { prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import dictionary from '@/locales/catalogues/en.json'
import { toast } from '@/stores/toast'
import { user } from '@/testing/person'
import { LazySettingsSheets } from './lazy-settings-sheets'
import type { SettingsList } from './types'

const mockLoad = jest.fn()
jest.mock('./settings-sheets', () => {
  mockLoad()
  return { SettingsSheets: ({ open }: { open: SettingsList | null }) => (open ? `the list of ${open}` : null) }
})

function Opener() {
  const [open, setOpen] = useState<SettingsList | null>(null)
  return (
    <>
      <button onClick={() => setOpen('currency')}>{open ?? 'closed'}</button>
      <LazySettingsSheets open={open} onClose={() => setOpen(null)} />
    </>
  )
}

beforeEach(() => {
  prepareScreen()
  toast.hide()
})

it('is not loaded before it is opened; when that fails it reports it, and the next tap tries again', async () => {
  render(<Opener />)
  expect(mockLoad).not.toHaveBeenCalled()
  mockLoad.mockImplementationOnce(() => {
    throw Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })
  })
  await user.click(screen.getByRole('button', { name: 'closed' }))
  await until(() => screen.queryByRole('button', { name: 'closed' }) !== null && toast.current !== null)
  expect(toast.current).toMatchObject({ text: dictionary.common.offline_title })
  await user.click(screen.getByRole('button', { name: 'closed' }))
  await until(() => (document.body.textContent ?? '').includes('the list of currency'))
})
