import { ApiError } from '@/services/api-error'
import { network } from '@/stores/network'
import { renderHook, settle } from '@/testing/render-hook'
import { settings } from '@/stores/settings'
import { useLoad, type Loaded } from './use-load'

const lost = new ApiError('network', 'lost')
const broken = new ApiError('interface', 'broken')

afterEach(() => network.setReached(true))

it('loads at once, silently, and then is ready [face.five]', async () => {
  const load = jest.fn((options: { silent?: boolean }) => Promise.resolve({ name: 'tea', options }))
  const { result } = await renderHook(() => useLoad(load), {})
  expect(result()).toMatchObject({ state: 'ready', data: { name: 'tea', options: { silent: true } } })
})

it('is loading until the answer is there [face.five]', async () => {
  const { result } = await renderHook(() => useLoad(() => new Promise<string>(() => undefined)), {})
  expect(result()).toMatchObject({ state: 'loading', data: undefined })
})

it.each([
  ['failed', broken],
  ['offline', lost],
])('is %s when nothing came, and ready after a retry [face.five]', async (state, error) => {
  const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(error).mockResolvedValue('tea')
  const { result } = await renderHook(() => useLoad(load), {})
  expect(result()).toMatchObject({ state, error })
  await settle(result().reload)
  expect(result()).toMatchObject({ state: 'ready', data: 'tea', error: undefined })
})

it('loads again when the network is back after an answer of before', async () => {
  const load = jest.fn<Promise<string>, []>().mockResolvedValueOnce('tea of before').mockResolvedValue('tea')
  network.setReached(false)
  network.setKept(1)
  const { result } = await renderHook(() => useLoad(load), {})
  expect(result()).toMatchObject({ state: 'ready', data: 'tea of before' })
  await settle(() => network.setReached(true))
  expect(result()).toMatchObject({ state: 'ready', data: 'tea' })
  expect(load).toHaveBeenCalledTimes(2)
})

it('keeps what it has when a reload fails [face.five]', async () => {
  const load = jest.fn<Promise<string>, []>().mockResolvedValueOnce('tea').mockRejectedValue(lost)
  const { result } = await renderHook(() => useLoad(load), {})
  await settle(result().reload)
  expect(result()).toMatchObject({ state: 'ready', data: 'tea', error: lost })
})

it('drops the answer to a question that is no longer asked', async () => {
  const answers: Record<string, (value: string) => void> = {}
  const load = (id: string) => new Promise<string>((resolve) => (answers[id] = resolve))
  const { result, rerender } = await renderHook<string, Loaded<string>>((id) => useLoad(() => load(id), [id]), 'first')
  await rerender('second')
  await settle(() => answers.second?.('2'))
  await settle(() => answers.first?.('1'))
  expect(result().data).toBe('2')
})

it('shows nothing of the thing before', async () => {
  const load = (id: string) => (id === 'a' ? Promise.resolve('a') : new Promise<string>(() => undefined))
  const { result, rerender } = await renderHook<string, Loaded<string>>((id) => useLoad(() => load(id), [id]), 'a')
  await rerender('b')
  expect(result()).toMatchObject({ state: 'loading', data: undefined })
})

it('loads again in another language, and keeps the old words until then', async () => {
  const load = jest.fn(() => Promise.resolve(settings.language))
  const { result } = await renderHook(() => useLoad(load), {})
  await settle(() => settings.show('th'))
  expect(load).toHaveBeenCalledTimes(2)
  expect(result().data).toBe('th')
})

it('loads again by itself when the network is back [transport.no-network]', async () => {
  network.setReached(false)
  const load = jest.fn<Promise<string>, []>().mockRejectedValueOnce(lost).mockResolvedValue('tea')
  const { result } = await renderHook(() => useLoad(load), {})
  expect(result().state).toBe('offline')
  await settle(() => network.setReached(true))
  expect(result()).toMatchObject({ state: 'ready', data: 'tea' })
})
