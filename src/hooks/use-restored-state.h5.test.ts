import type { UserInfo } from '@contract/entities/user'
import { emit } from '@/services/events'
import { PictureList } from './picture-list'
import { renderHook, settle } from '@/testing/render-hook'
import { session } from '@/stores/session'
import { useRestoredState } from './use-restored-state'
import { usePictures } from './use-pictures'

jest.mock('@/platform/pictures/picture-chooser', () => ({ pictureChooser: { release: jest.fn() } }))
jest.mock('@/services/upload', () => ({
  upload: jest.fn(() => ({ answer: Promise.resolve({ id: '7', url: '' }), cancel: jest.fn() })),
}))

const logIn = (invitation_code: string) =>
  session.setUser({ invitation_code, product: { count: 0 }, notice: { count: 0 } } as UserInfo)
const part = () => renderHook(() => useRestoredState<string | null>('part', null), {})
const pictures = () =>
  renderHook(() => usePictures('pictures', () => new PictureList({ purpose: 'proof', tooLarge: () => '' })), {})
const PICTURE = { uri: 'blob:1', name: 'a.png', bytes: 9, type: 'image/png' }

beforeEach(() => logIn('ADAADA'))
afterEach(() => {
  emit('signedOut', {})
  return session.end()
})

it('opens again what was open when the session was lost, once', async () => {
  const before = await part()
  await settle(() => before.result()[1]('bank'))
  emit('sessionLost', {})
  await before.unmount()
  const after = await part()
  expect(after.result()[0]).toBe('bank')
  await after.unmount()
  expect((await part()).result()[0]).toBeNull()
})

it('keeps pictures with what has been sent of them, and clears them where the form is left', async () => {
  const before = await pictures()
  await settle(() => before.result().add([PICTURE]))
  emit('sessionLost', {})
  await before.unmount()
  const after = await pictures()
  expect(after.result().ids).toEqual(['7'])
  const { list } = after.result()
  await after.unmount()
  expect(list).toHaveLength(1)
  expect(after.result().list).toEqual([])
})

it('clears kept pictures when another user logs in', async () => {
  const before = await pictures()
  await settle(() => before.result().add([PICTURE]))
  emit('sessionLost', {})
  await before.unmount()
  logIn('GRACE0')
  expect(before.result().list).toEqual([])
  expect((await pictures()).result().ids).toEqual([])
})
