import Taro from '@tarojs/taro'
import { pictureChooser } from '@/platform/pictures/picture-chooser'
import { findScanner as findInBrowser } from './scanner'
import { findScanner as findInMiniProgram } from './scanner.weapp'

jest.mock('@/platform/pictures/picture-chooser', () => ({
  pictureChooser: { sources: () => ['camera', 'gallery'], choose: jest.fn(), release: jest.fn() },
}))

const choose = jest.mocked(pictureChooser.choose)
const photo = { uri: 'blob:1', name: 'label.jpg', bytes: 9, type: 'image/jpeg', file: new File(['x'], 'label.jpg') }

describe('in a browser', () => {
  const detect = jest.fn()

  beforeEach(() => {
    jest.clearAllMocks()
    choose.mockResolvedValue([photo])
    Object.assign(window, {
      BarcodeDetector: class {
        detect = detect
      },
      createImageBitmap: jest.fn(async () => ({})),
    })
  })
  afterEach(() => {
    delete (window as { BarcodeDetector?: unknown }).BarcodeDetector
  })

  it('is nothing where the browser has no detector', () => {
    delete (window as { BarcodeDetector?: unknown }).BarcodeDetector
    expect(findInBrowser()).toBeNull()
  })

  it('reads the code on a photo, and frees the photo', async () => {
    detect.mockResolvedValue([{ rawValue: ' RL483920115PT ' }, { rawValue: 'other' }])
    expect(await findInBrowser()?.scan()).toEqual({ text: 'RL483920115PT' })
    expect(choose.mock.calls).toEqual([['camera', 1]])
    expect(pictureChooser.release).toHaveBeenCalledWith(photo)
  })

  it('says when there is no code, when the picture cannot be read, and when no photo was taken', async () => {
    detect.mockResolvedValue([])
    expect(await findInBrowser()?.scan()).toBe('none')
    jest.mocked(window.createImageBitmap).mockRejectedValue(new Error('no picture'))
    expect(await findInBrowser()?.scan()).toBe('none')
    choose.mockResolvedValue('cancelled')
    expect(await findInBrowser()?.scan()).toBe('cancelled')
  })
})

describe('in the mini-program', () => {
  const scanCode = jest.fn()
  const scan = () => findInMiniProgram()?.scan()
  beforeEach(() => Object.assign(Taro, { scanCode }))

  it('reads what the host scanned', async () => {
    scanCode.mockResolvedValue({ result: 'RL483920115PT' })
    expect(await scan()).toEqual({ text: 'RL483920115PT' })
    scanCode.mockResolvedValue({ result: '' })
    expect(await scan()).toBe('none')
  })

  it.each([
    ['scanCode:fail cancel', 'cancelled'],
    ['scanCode:fail auth deny', 'refused'],
  ])('knows %s', async (errMsg, answer) => {
    scanCode.mockRejectedValue({ errMsg })
    expect(await scan()).toBe(answer)
  })

  it('rejects when nothing opens', async () => {
    scanCode.mockRejectedValue({ errMsg: 'scanCode:fail busy' })
    await expect(scan()).rejects.toEqual({ errMsg: 'scanCode:fail busy' })
  })
})
