import { act } from 'react-dom/test-utils'
import { byRole, cleanUp, click } from '@/components/testing/render'
import { openScreen, prepareScreen } from '@/components/testing/screen'
import { byId, until } from '@/components/testing/until'
import { pictureIds } from '@/components/profile-ids'
import { pictureChooser } from '@/platform/pictures/picture-chooser'
import { sendFile } from '@/platform/pictures/send-file'
import type { FileRequest, PickedPicture, PictureAnswer } from '@/platform/pictures/types'
import { PictureList } from '@/stores/picture-list'
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
    return byRole(role, name)
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
afterEach(cleanUp)

describe('a field for pictures', () => {
  it('opens the pictures at once where there is no camera, and sends what was chosen', async () => {
    choose.mockResolvedValue([picture(1), picture(2)])
    open()
    click(byRole('button', 'Proof: Add a picture'))
    await until(() => list.ids.length === 2)
    expect(choose).toHaveBeenCalledWith('gallery', 52)
    expect(send.mock.calls.map(([{ fields }]) => fields)).toEqual([{ purpose: 'proof' }, { purpose: 'proof' }])
    expect(document.querySelectorAll('img')).toHaveLength(2)
  })

  it('asks where from where there is a camera', async () => {
    sources.mockReturnValue(['camera', 'gallery'])
    choose.mockResolvedValue([picture(1)])
    open()
    click(byId(ADD))
    await until(() => document.getElementById(pictureIds.source('camera')) !== null)
    expect(choose).not.toHaveBeenCalled()
    click(byId(pictureIds.source('camera')))
    await until(() => list.ids.length === 1)
    expect(choose).toHaveBeenCalledWith('camera', 52)
    expect(document.getElementById(pictureIds.source('camera'))).toBeNull()
  })

  it('tells how far each is', async () => {
    send.mockReturnValue({ answer: new Promise(() => undefined), cancel: jest.fn() })
    choose.mockResolvedValue([picture(1)])
    open()
    click(byId(ADD))
    await until(() => send.mock.calls.length === 1)
    const request: FileRequest = send.mock.calls[0][0]
    act(() => request.onProgress(40))
    await until(() => text().includes('40 %'))
    expect(byRole('progressbar', 'Picture 1 is being sent').getAttribute('aria-valuenow')).toBe('40')
  })

  it('sends one that failed again, alone [transport.upload-error]', async () => {
    send.mockImplementationOnce(() => arrives('1')).mockImplementationOnce(fails)
    choose.mockResolvedValue([picture(1), picture(2)])
    open()
    click(byId(ADD))
    await until(() => named('button', 'Send picture 2 again') !== null)
    expect(named('button', 'Send picture 1 again')).toBeNull()
    expect(text()).toContain('Upload error')
    send.mockImplementation(() => arrives('2'))
    click(byRole('button', 'Send picture 2 again'))
    await until(() => list.ids.join() === '1,2')
    expect([send.mock.calls.length, text().includes('Upload error')]).toEqual([3, false])
  })

  it('lets a picture be taken out', async () => {
    choose.mockResolvedValue([picture(1)])
    open()
    click(byId(ADD))
    await until(() => list.ids.length === 1)
    click(byRole('button', 'Remove picture 1'))
    await until(() => document.querySelectorAll('img').length === 0)
    expect(list.ids).toEqual([])
  })

  it('takes no more than there is room for, and says so', async () => {
    choose.mockResolvedValue([picture(1), picture(2), picture(3)])
    open({ limit: 2 })
    click(byId(ADD))
    await until(() => list.ids.length === 2)
    expect(document.getElementById(ADD)).toBeNull()
    expect(text()).toContain('At most 2 pictures')
  })

  it('explains why the camera stays closed, and leads to the settings', async () => {
    sources.mockReturnValue(['camera', 'gallery'])
    choose.mockResolvedValue('refused')
    open()
    click(byId(ADD))
    await until(() => document.getElementById(pictureIds.source('camera')) !== null)
    click(byId(pictureIds.source('camera')))
    await until(() => text().includes('Souk may not use the camera'))
    click(byRole('button', 'Open the settings'))
    expect(pictureChooser.openSettings).toHaveBeenCalledTimes(1)
  })

  it('says when nothing could be opened, and nothing when the person went back', async () => {
    choose.mockResolvedValueOnce('cancelled').mockRejectedValueOnce(new Error('no window'))
    open()
    click(byId(ADD))
    await until(() => choose.mock.calls.length === 1)
    expect(document.querySelector('[role="alert"]')).toBeNull()
    click(byId(ADD))
    await until(() => text().includes('could not be opened'))
  })

  it('does nothing while it is disabled, and shows what the form has against it', () => {
    open({ disabled: true, error: 'Add a proof' })
    const add = byId(ADD)
    click(add)
    expect([choose.mock.calls.length, add.getAttribute('aria-disabled'), text().includes('Add a proof')]).toEqual([
      0,
      'true',
      true,
    ])
  })
})
