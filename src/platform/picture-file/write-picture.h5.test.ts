import Taro from '@tarojs/taro'
import { writePicture } from './write-picture'
import { writePicture as writeInMiniProgram } from './write-picture.weapp'

const BYTES = Uint8Array.from([137, 80, 78, 71])

it('makes a file of the browser of the bytes', async () => {
  URL.createObjectURL = jest.fn(() => 'blob:souk/1')
  const { uri, file, bytes } = await writePicture(BYTES, 'signature')
  expect([uri, bytes, file?.name, file?.type, file?.size]).toEqual(['blob:souk/1', 4, 'signature.png', 'image/png', 4])
})

describe('in the mini-program', () => {
  const writeFile = jest.fn()
  beforeEach(() => {
    Object.assign(Taro, { env: { USER_DATA_PATH: 'wxfile://usr' }, getFileSystemManager: () => ({ writeFile }) })
  })

  it('writes into its own folder', async () => {
    writeFile.mockImplementation(({ success }) => success())
    const picture = await writeInMiniProgram(BYTES, 'signature')
    expect(picture.uri).toBe('wxfile://usr/signature.png')
    expect(new Uint8Array(writeFile.mock.calls[0][0].data)).toEqual(BYTES)
  })

  it('rejects when there is no room', async () => {
    writeFile.mockImplementation(({ fail }) => fail({ errMsg: 'writeFile:fail no room' }))
    await expect(writeInMiniProgram(BYTES, 'signature')).rejects.toThrow('no room')
  })
})
