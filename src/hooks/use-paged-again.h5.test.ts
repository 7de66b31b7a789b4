import { ApiError } from '@/services/api-error'
import { renderHook, settle } from '@/testing/render-hook'
import type { Page, Paged, Place } from './use-paged'
import { usePagedAgain } from './use-paged-again'

type Strings = Page<string>

/** Pages of two, of so many items; they can be renamed, as by another device. */
function listOf(count: number) {
  const items = Array.from({ length: count }, (_, index) => `item ${index + 1}`)
  const load = jest.fn(({ p }: Place) =>
    Promise.resolve({ list: items.slice((p - 1) * 2, p * 2), count: items.length, p }),
  )
  return { items, load, asked: () => load.mock.calls.map(([{ p }]) => p) }
}

async function draw(count: number, pages: number) {
  const { items, load, asked } = listOf(count)
  const { result, rerender } = await renderHook<string, Paged<string, Strings>>(
    (tab) => usePagedAgain(load, (item) => item, [tab]),
    'all',
  )
  for (let page = 1; page < pages; page += 1) await settle(() => result().more?.())
  load.mockClear()
  return { items, load, asked, result, rerender }
}

it('loads a list again as far as it was, and goes on from there', async () => {
  const { items, asked, result } = await draw(9, 3)
  items[5] = 'changed'
  await settle(() => result().reload())
  expect(asked()).toEqual([1, 2, 3])
  expect(result().list).toEqual(['item 1', 'item 2', 'item 3', 'item 4', 'item 5', 'changed'])
  await settle(() => result().more?.())
  await settle(() => result().more?.())
  expect(asked()).toEqual([1, 2, 3, 4, 5])
  expect(result()).toMatchObject({ list: items, end: true })
  await settle(() => result().reload())
  expect(result()).toMatchObject({ list: items, end: true })
})

it('loads no more than there still is', async () => {
  const { items, asked, result } = await draw(9, 3)
  items.splice(3)
  await settle(() => result().reload())
  expect(asked()).toEqual([1, 2])
  expect(result()).toMatchObject({ list: items, end: true })
})

it('loads ten pages of a list that was longer', async () => {
  const { asked, result } = await draw(40, 14)
  await settle(() => result().reload())
  expect(asked()).toHaveLength(10)
  expect(result()).toMatchObject({ end: false })
  expect(result().list).toHaveLength(20)
})

it('begins another list with its first page', async () => {
  const { asked, result, rerender } = await draw(9, 3)
  await rerender('unread')
  expect(asked()).toEqual([1])
  expect(result().list).toHaveLength(2)
})

it('keeps the list when a page of it fails', async () => {
  const { load, result } = await draw(9, 3)
  load.mockResolvedValueOnce({ list: ['new'], count: 9, p: 1 })
  load.mockRejectedValueOnce(new ApiError('network', 'lost'))
  await settle(() => result().reload())
  expect(result().list).toHaveLength(6)
  expect(result().state).toBe('ready')
})

it('loads a list by key again as far as it was, with what has come on top, and goes on from there [wire.page-key]', async () => {
  const items = ['f', 'e', 'd', 'c', 'b', 'a']
  const load = ({ after = '~' }: Place): Promise<Strings> => {
    const left = items.filter((item) => item < after)
    const list = left.slice(0, 2)
    return Promise.resolve({ list, count: items.length, ...(left.length > 2 ? { next: list[1] } : {}) })
  }
  const { result } = await renderHook<string, Paged<string, Strings>>(() => usePagedAgain(load, (item) => item), 'all')
  await settle(() => result().more?.())
  items.unshift('g')
  await settle(() => result().reload())
  expect(result()).toMatchObject({ list: ['g', 'f', 'e', 'd'], end: false })
  await settle(() => result().more?.())
  await settle(() => result().more?.())
  expect(result()).toMatchObject({ list: ['g', 'f', 'e', 'd', 'c', 'b', 'a'], end: true })
})
