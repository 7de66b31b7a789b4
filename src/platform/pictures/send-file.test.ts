import Taro from '@tarojs/taro'
import { SendCancelled } from './send-cancelled'

// by its whole name: jest would take the web's
const { sendFile } = jest.requireActual<typeof import('./send-file')>('./send-file.ts')

type Progress = (told: { progress: number }) => void

/** What the mini-program's host returns: a promise that can abort its request. */
function task(end: Promise<unknown>) {
  const held = { progress: jest.fn<void, [Progress]>(), abort: jest.fn() }
  const uploadFile = jest.fn(() => Object.assign(end, held))
  ;(Taro as { uploadFile: unknown }).uploadFile = uploadFile
  return { ...held, uploadFile }
}

const request = {
  url: 'https://shop.example/api/upload',
  picture: { uri: 'http://tmp/a.jpg', name: 'a.jpg', bytes: 3, type: 'image/jpeg' },
  fields: { purpose: 'avatar' },
  headers: { 'access-token': 'token-1', lang: 'en' },
  timeout: 60_000,
  onProgress: jest.fn(),
}

describe('sending through the host', () => {
  it('sends the file in the field file, without a content type of ours [wire.upload]', async () => {
    const { uploadFile } = task(Promise.resolve({ statusCode: 200, data: '{}' }))
    await expect(sendFile(request).answer).resolves.toEqual({ status: 200, body: '{}' })
    expect(uploadFile).toHaveBeenCalledWith({
      url: request.url,
      filePath: 'http://tmp/a.jpg',
      name: 'file',
      formData: { purpose: 'avatar' },
      header: request.headers,
      timeout: 60_000,
    })
  })

  it('reports its progress', () => {
    const { progress } = task(Promise.resolve({ statusCode: 200, data: '{}' }))
    sendFile(request)
    progress.mock.calls[0]?.[0]({ progress: 70 })
    expect(request.onProgress).toHaveBeenCalledWith(70)
  })

  it('fails with the host’s words, and otherwise once it was cancelled', async () => {
    task(Promise.reject({ errMsg: 'uploadFile:fail timeout' }))
    await expect(sendFile(request).answer).rejects.toThrow('uploadFile:fail timeout')
    const { abort } = task(Promise.reject({ errMsg: 'uploadFile:fail abort' }))
    const sending = sendFile(request)
    sending.cancel()
    expect(abort).toHaveBeenCalled()
    await expect(sending.answer).rejects.toBeInstanceOf(SendCancelled)
  })
})
