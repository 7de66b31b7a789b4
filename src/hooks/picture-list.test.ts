import type { Upload } from '@contract/entities/upload'
import { setCurrent } from '@/locales/current'
import dictionary from '@/locales/catalogues/en.json'
import { pictureChooser } from '@/platform/pictures/picture-chooser'
import { SendCancelled } from '@/platform/pictures/send-cancelled'
import { ApiError } from '@/services/api-error'
import { upload } from '@/services/upload'
import { PictureList, type SentPicture } from './picture-list'

jest.mock('@/platform/pictures/picture-chooser', () => ({ pictureChooser: { release: jest.fn() } }))
jest.mock('@/services/upload', () => ({ upload: jest.fn() }))
const release = pictureChooser.release as jest.Mock
const send = upload as jest.MockedFunction<typeof upload>

interface Running {
  resolve: (upload: Upload) => void
  reject: (error: Error) => void
  cancel: jest.Mock
  percent: (percent: number) => void
}
let running: Running[]
const uri = (n: number) => `blob:${n}`
const picture = (n: number, bytes = 10) => ({ uri: uri(n), name: `${n}.png`, bytes, type: 'image/png' })
const pictures = (count: number) => Array.from({ length: count }, (_, n) => picture(n))
const settled = () => new Promise((resolve) => setImmediate(resolve))
const tooLarge = () => 'too large'
const make = (setup: Partial<ConstructorParameters<typeof PictureList>[0]> = {}) =>
  new PictureList({ purpose: 'review', tooLarge, ...setup })
function pictureAt({ list }: PictureList, place: number): SentPicture {
  const picture = list[place]
  if (!picture) throw new Error(`there is no picture at ${place}`)
  return picture
}
const states = (list: PictureList) => list.list.map(({ state }) => state)

beforeEach(() => {
  setCurrent('en', dictionary)
  release.mockClear()
  running = []
  send.mockReset().mockImplementation((_picture, _fields, options) => {
    let resolve: Running['resolve'] = () => undefined
    let reject: Running['reject'] = () => undefined
    const answer = new Promise<Upload>((done, failed) => {
      resolve = done
      reject = failed
    })
    const cancel = jest.fn(() => reject(new SendCancelled()))
    running.push({ resolve, reject, cancel, percent: (percent) => options?.onProgress?.(percent) })
    return { answer, cancel }
  })
})

describe('the pictures of a form', () => {
  it('are sent as soon as they are chosen, three at once, and counted in their order', async () => {
    const list = make()
    list.add(pictures(4))
    expect([states(list), list.busy]).toEqual([['sending', 'sending', 'sending', 'waiting'], true])
    running[2]?.resolve({ id: '3', url: '' })
    running[0]?.resolve({ id: '1', url: '' })
    await settled()
    expect([states(list), list.ids]).toEqual([
      ['sent', 'sending', 'sent', 'sending'],
      ['1', '3'],
    ])
  })

  it('are at most 52 unless the form says otherwise [const.upload-files]', () => {
    const list = make()
    list.add(pictures(53))
    expect([list.list.length, list.room]).toEqual([52, 0])
    expect(release).toHaveBeenCalledTimes(1)
    expect(make({ limit: 3 }).room).toBe(3)
  })

  it('report their progress [upload.progress]', () => {
    const list = make()
    list.add(pictures(1))
    running[0]?.percent(40)
    expect(list.list[0]?.percent).toBe(40)
  })

  it('fail one by one, and can be tried again alone [upload.retry]', async () => {
    const list = make()
    list.add(pictures(2))
    running[0]?.reject(new ApiError('network', 'Upload error'))
    running[1]?.resolve({ id: '2', url: '' })
    await settled()
    expect([states(list), list.list[0]?.fault]).toEqual([['failed', 'sent'], 'Upload error'])
    list.retry(pictureAt(list, 0))
    list.retry(pictureAt(list, 1))
    expect([states(list), send.mock.calls.length]).toEqual([['sending', 'sent'], 3])
    running[2]?.resolve({ id: '1', url: '' })
    await settled()
    expect(list.ids).toEqual(['1', '2'])
  })

  it('say what the server has against one, which no second try changes', async () => {
    const list = make()
    list.add(pictures(1))
    const data = { errors: [{ field: 'file', rule: 'picture' as const }] }
    running[0]?.reject(new ApiError('refused', '', { code: 1000008, data }))
    await settled()
    expect(list.list[0]).toMatchObject({ state: 'failed', mayRetry: false, fault: dictionary.rules.picture })
    list.retry(pictureAt(list, 0))
    expect(states(list)).toEqual(['failed'])
  })

  it('are not sent when they are too large [upload.size]', () => {
    const list = make()
    list.add([picture(1, 15_728_641), picture(2)])
    expect([states(list), list.list[0]?.fault, send.mock.calls.length]).toEqual([['failed', 'sending'], 'too large', 1])
  })

  it('stop when they are taken out, and make room for the next', async () => {
    const list = make({ limit: 3 })
    list.add(pictures(3))
    list.remove(pictureAt(list, 1))
    await settled()
    expect([running[1]?.cancel.mock.calls.length, list.room]).toEqual([1, 1])
    expect(release).toHaveBeenCalledWith(picture(1))
    list.clear()
    await settled()
    expect([list.list.length, running[0]?.cancel.mock.calls.length]).toEqual([0, 1])
  })

  it('are replaced where there is room for one', () => {
    const list = make({ limit: 1 })
    list.add([picture(1)])
    list.add([picture(2)])
    expect(list.list.map(({ picture: each }) => each.uri)).toEqual([uri(2)])
    expect(running[0]?.cancel).toHaveBeenCalled()
  })

  it('have arrived when what is done with them is done; a second try sends no bytes twice [upload.retry]', async () => {
    const onSent = jest
      .fn()
      .mockRejectedValueOnce(new ApiError('network', 'Request Error'))
      .mockResolvedValueOnce(undefined)
    const list = make({ limit: 1, onSent })
    list.add([picture(1)])
    running[0]?.resolve({ id: '7', url: '' })
    await settled()
    expect([states(list), list.list[0]?.fault]).toEqual([['failed'], 'Request Error'])
    list.retry(pictureAt(list, 0))
    await settled()
    expect([states(list), onSent.mock.calls, send.mock.calls.length]).toEqual([
      ['sent'],
      [[{ id: '7', url: '' }], [{ id: '7', url: '' }]],
      1,
    ])
  })
})
