import { act, screen } from '@testing-library/react'
import { openScreen, prepareScreen } from '@/testing/screen'
import { until } from '@/testing/until'
import { pictureChooser } from '@/platform/pictures/picture-chooser'
import { sendFile } from '@/platform/pictures/send-file'
import type { PickedPicture, PictureAnswer } from '@/platform/pictures/types'
import { PictureList } from '@/hooks/picture-list'
import { user } from '@/testing/person'
import { PictureField } from './picture-field'

jest.mock('@/platform/pictures/picture-chooser', () => ({
  pictureChooser: { sources: jest.fn(), choose: jest.fn(), openSettings: jest.fn(), release: jest.fn() },
}))
jest.mock('@/platform/pictures/send-file', () => ({ sendFile: jest.fn() }))
const sources = pictureChooser.sources as jest.Mock
const choose = pictureChooser.choose as jest.Mock<Promise<PictureAnswer>>
const send = sendFile as jest.MockedFunction<typeof sendFile>

const ADD = 'proof-add'
const picture = (n: number): PickedPicture => ({ uri: `blob:${n}`, name: `${n}.png`, bytes: 9, type: 'image/png' })
const body = (code: number, data: unknown) => JSON.stringify({ code, message: '', data })
const arrives = (id: string) => ({
  answer: Promise.resolve({ status: 200, body: body(200, { id, url: '' }) }),
  cancel: jest.fn(),
})
const fails = () => ({ answer: Promise.reject(new Error('no network')), cancel: jest.fn() })
const text = () => document.body.textContent ?? ''
const named = (role: string, name: string) => {
  try {
    return screen.getByRole(role, { name: name })
  } catch {
    return null
  }
}

let list: PictureList
function open(setup: { limit?: number; disabled?: boolean; error?: string } = {}): void {
  list = new PictureList({ purpose: 'proof', limit: setup.limit, tooLarge: () => 'Too large' })
  openScreen(() => (
    <PictureField
      id={ADD}
      label="Proof"
      hint="A photo of the receipt"
      list={list}
      disabled={setup.disabled}
      error={setup.error}
    />
  ))
}

beforeEach(() => {
  prepareScreen()
  sources.mockReturnValue(['gallery'])
  choose.mockReset()
  send.mockReset().mockImplementation(() => arrives('1'))
})

describe('a field for pictures', () => {
  it('opens the pictures at once where there is no camera, and sends what was chosen', async () => {
    choose.mockResolvedValue([picture(1), picture(2)])
    open()
    await user.click(screen.getByRole('button', { name: 'Proof: Add a picture' }))
    await until(() => list.ids.length === 2)
    expect(choose).toHaveBeenCalledWith('gallery', 52)
    expect(send.mock.calls.map(([{ fields }]) => fields)).toEqual([{ purpose: 'proof' }, { purpose: 'proof' }])
    await until(() => screen.queryAllByRole('img').length === 2)
  })

  it('asks where from where there is a camera', async () => {
    sources.mockReturnValue(['camera', 'gallery'])
    choose.mockResolvedValue([picture(1)])
    open()
    await user.click(screen.getByRole('button', { name: 'Proof: Add a picture' }))
    await until(() => screen.queryByRole('button', { name: 'Take a photo' }) !== null)
    expect(choose).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Take a photo' }))
    await until(() => list.ids.length === 1)
    expect(choose).toHaveBeenCalledWith('camera', 52)
    expect(screen.queryByRole('button', { name: 'Take a photo' })).toBeNull()
  })

  it('tells how far each is', async () => {
    send.mockReturnValue({ answer: new Promise(() => undefined), cancel: jest.fn() })
    choose.mockResolvedValue([picture(1)])
    open()
    await user.click(screen.getByRole('button', { name: 'Proof: Add a picture' }))
    await until(() => send.mock.calls.length === 1)
    act(() => send.mock.calls[0]?.[0].onProgress(40))
    await until(() => text().includes('40 %'))
    expect(screen.getByRole('progressbar', { name: 'Picture 1 is being sent' }).getAttribute('aria-valuenow')).toBe(
      '40',
    )
  })

  it('sends one that failed again, alone [transport.upload-error]', async () => {
    send.mockImplementationOnce(() => arrives('1')).mockImplementationOnce(fails)
    choose.mockResolvedValue([picture(1), picture(2)])
    open()
    await user.click(screen.getByRole('button', { name: 'Proof: Add a picture' }))
    await until(() => named('button', 'Send picture 2 again') !== null)
    expect(named('button', 'Send picture 1 again')).toBeNull()
    expect(text()).toContain('Upload error')
    send.mockImplementation(() => arrives('2'))
    await user.click(screen.getByRole('button', { name: 'Send picture 2 again' }))
    await until(() => list.ids.join() === '1,2')
    expect([send.mock.calls.length, text().includes('Upload error')]).toEqual([3, false])
  })

  it('lets a picture be taken out', async () => {
    choose.mockResolvedValue([picture(1)])
    open()
    await user.click(screen.getByRole('button', { name: 'Proof: Add a picture' }))
    await until(() => list.ids.length === 1)
    await user.click(screen.getByRole('button', { name: 'Remove picture 1' }))
    await until(() => screen.queryByRole('img') === null)
    expect(list.ids).toEqual([])
  })

  it('takes only as many as there is room for, and says so', async () => {
    choose.mockResolvedValue([picture(1), picture(2), picture(3)])
    open({ limit: 2 })
    await user.click(screen.getByRole('button', { name: 'Proof: Add a picture' }))
    await until(() => list.ids.length === 2)
    expect(screen.queryByRole('button', { name: 'Proof: Add a picture' })).toBeNull()
    expect(text()).toContain('At most 2 pictures')
  })

  it('explains why the camera stays closed, and leads to the settings', async () => {
    sources.mockReturnValue(['camera', 'gallery'])
    choose.mockResolvedValue('refused')
    open()
    await user.click(screen.getByRole('button', { name: 'Proof: Add a picture' }))
    await until(() => screen.queryByRole('button', { name: 'Take a photo' }) !== null)
    await user.click(screen.getByRole('button', { name: 'Take a photo' }))
    await until(() => text().includes('The app may not use the camera'))
    await user.click(screen.getByRole('button', { name: 'Open the settings' }))
    expect(pictureChooser.openSettings).toHaveBeenCalledTimes(1)
  })

  it('says when nothing could be opened, and nothing when the person went back', async () => {
    choose.mockResolvedValueOnce('cancelled').mockRejectedValueOnce(new Error('no window'))
    open()
    await user.click(screen.getByRole('button', { name: 'Proof: Add a picture' }))
    await until(() => choose.mock.calls.length === 1)
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Proof: Add a picture' }))
    await until(() => text().includes('could not be opened'))
  })

  it('does nothing while it is disabled, and shows what the form has against it', async () => {
    open({ disabled: true, error: 'Add a proof' })
    const add = screen.getByRole('button', { name: 'Proof: Add a picture' })
    await user.click(add)
    expect([choose.mock.calls.length, add.getAttribute('aria-disabled'), text().includes('Add a proof')]).toEqual([
      0,
      'true',
      true,
    ])
  })
})
