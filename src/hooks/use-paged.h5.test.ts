import { ApiError } from '@/services/api-error'
import { renderHook, settle } from '@/testing/render-hook'
import { usePaged, type Paged } from './use-paged'

interface Strings {
  list: string[]
  count: number
}

const all = ['a', 'b', 'c', 'd', 'e']
const page = (p: number) => Promise.resolve({ list: all.slice((p - 1) * 2, p * 2), count: all.length, p })

it('adds page after page until everything is there [wire.list]', async () => {
  const load = jest.fn(page)
  const { result } = await renderHook(() => usePaged(load), {})
  expect(result()).toMatchObject({ state: 'ready', list: ['a', 'b'], count: 5, end: false })
  await settle(() => result().more())
  await settle(() => result().more())
  expect(result()).toMatchObject({ list: all, end: true })
  await settle(() => result().more())
  expect(load.mock.calls.map(([p]) => p)).toEqual([1, 2, 3])
})

it('asks for one page at a time however fast one scrolls', async () => {
  const load = jest.fn(page)
  const { result } = await renderHook(() => usePaged(load), {})
  await settle(() => {
    result().more()
    result().more()
  })
  expect(load).toHaveBeenCalledTimes(2)
})

it('ends at an empty page even if the count promised more [wire.list]', async () => {
  const load = (p: number) => Promise.resolve({ list: p === 1 ? ['a'] : [], count: 9 })
  const { result } = await renderHook(() => usePaged<string, Strings>(load), {})
  await settle(() => result().more())
  expect(result()).toMatchObject({ list: ['a'], end: true })
})

it('keeps the list when the next page fails, and tries it again [face.five]', async () => {
  const load = jest.fn(page)
  const { result } = await renderHook(() => usePaged(load), {})
  load.mockRejectedValueOnce(new ApiError('network', 'lost'))
  await settle(() => result().more())
  expect(result()).toMatchObject({ state: 'ready', moreState: 'offline', list: ['a', 'b'] })
  await settle(() => result().retry())
  expect(result()).toMatchObject({ moreState: 'ready', list: ['a', 'b', 'c', 'd'] })
})

it('asks no more by itself after a failure, however often the end is met', async () => {
  const load = jest.fn(page)
  const { result } = await renderHook(() => usePaged(load), {})
  load.mockRejectedValueOnce(new ApiError('network', 'lost'))
  await settle(() => result().more())
  await settle(() => result().more())
  expect(load).toHaveBeenCalledTimes(2)
})

it('starts over when a dependency changes', async () => {
  const load = jest.fn((q: string, p: number) => Promise.resolve({ list: [`${q}${p}`], count: 9 }))
  const { result, rerender } = await renderHook<string, Paged<string, Strings>>(
    (q) => usePaged<string, Strings>((p) => load(q, p), [q]),
    'x',
  )
  await settle(() => result().more())
  expect(result().list).toEqual(['x1', 'x2'])
  await rerender('y')
  expect(result().list).toEqual(['y1'])
})
