import { setCurrent } from '@/locales/current'
import english from '@/locales/catalogues/en.json'
import { SendCancelled } from '@/platform/pictures/send-cancelled'
import { sendFile } from '@/platform/pictures/send-file'
import type { FileAnswer, PickedPicture } from '@/platform/pictures/types'
import type { ApiError } from './api-error'
import { context, openRequests, sessionLossHandled } from './context'
import { on } from './events'
import { upload } from './upload'

jest.mock('@/platform/pictures/send-file', () => ({ sendFile: jest.fn() }))
const send = sendFile as jest.MockedFunction<typeof sendFile>

const PICTURE: PickedPicture = { uri: 'tmp/a.png', name: 'a.png', bytes: 3, type: 'image/png' }
const toasts: string[] = []
const lost = jest.fn()
on('toast', ({ text }) => toasts.push(text))
on('sessionLost', lost)

const cancel = jest.fn()
const answers = (answer: Promise<FileAnswer>) => send.mockReturnValue({ answer, cancel })
const body = (code: number, data: unknown = {}) => JSON.stringify({ code, message: '', data })
const failure = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => Promise.reject(new Error('it did not fail')),
    (error: ApiError) => error,
  )

beforeAll(openRequests)
beforeEach(() => {
  setCurrent('en', english)
  context.token = 'token-1'
  context.language = 'en'
  sessionLossHandled()
  jest.clearAllMocks()
  toasts.length = 0
})

describe('an upload', () => {
  it('leaves the content type out, sends the picture and its purpose, and ends after 60 s [wire.upload] [const.request-timeout]', async () => {
    answers(Promise.resolve({ status: 200, body: body(200, { id: '1', url: '/a' }) }))
    await expect(upload(PICTURE, { purpose: 'avatar' }).answer).resolves.toEqual({ id: '1', url: '/a' })
    expect(send.mock.calls[0]?.[0]).toEqual({
      url: '/api/upload',
      picture: PICTURE,
      fields: { purpose: 'avatar' },
      headers: { 'access-token': 'token-1', lang: 'en' },
      timeout: 60_000,
      onProgress: expect.any(Function),
    })
  })

  it('tells how far it is [upload.progress]', async () => {
    answers(Promise.resolve({ status: 200, body: body(200) }))
    const told: number[] = []
    await upload(PICTURE, { purpose: 'avatar' }, { onProgress: (percent) => told.push(percent) }).answer
    send.mock.calls[0]?.[0].onProgress(40)
    expect(told).toEqual([40])
  })

  it('shows Upload error when the network fails [transport.upload-error]', async () => {
    answers(Promise.reject(new Error('no network')))
    expect(await failure(upload(PICTURE, { purpose: 'avatar' }).answer)).toMatchObject({ kind: 'network' })
    expect(toasts).toEqual(['Upload error'])
  })

  it('counts as failed when its answer is no envelope [transport.invalid-envelope]', async () => {
    answers(Promise.resolve({ status: 200, body: '<html>' }))
    expect(await failure(upload(PICTURE, { purpose: 'avatar' }).answer)).toMatchObject({ kind: 'interface' })
  })

  it('leaves what is wrong with the file to its field', async () => {
    const errors = [{ field: 'file', rule: 'picture' }]
    answers(Promise.resolve({ status: 200, body: body(1000008, { errors }) }))
    expect(await failure(upload(PICTURE, { purpose: 'avatar' }).answer)).toMatchObject({ kind: 'refused', errors })
    expect(toasts).toEqual([])
  })

  it('ends the session that the server does not know', async () => {
    answers(Promise.resolve({ status: 200, body: body(1100003) }))
    await failure(upload(PICTURE, { purpose: 'avatar' }).answer)
    expect(lost).toHaveBeenCalledTimes(1)
  })

  it('shows no message after a cancellation, before or during the upload', async () => {
    answers(Promise.reject(new SendCancelled()))
    const early = upload(PICTURE, { purpose: 'avatar' })
    early.cancel()
    await expect(early.answer).rejects.toBeInstanceOf(SendCancelled)
    expect(send).not.toHaveBeenCalled()
    const late = upload(PICTURE, { purpose: 'avatar' })
    await expect(late.answer).rejects.toBeInstanceOf(SendCancelled)
    late.cancel()
    expect([cancel.mock.calls.length, toasts]).toEqual([1, []])
  })
})
