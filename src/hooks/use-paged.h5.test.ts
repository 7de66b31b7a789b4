import { ApiError } from '@/services/api-error'
import { renderHook, settle } from '@/testing/render-hook'
import { usePaged, type Page, type Paged, type Place } from './use-paged'

interface Strings {
  list: string[]
  count: number
}

const same = (item: string) => item
const all = ['a', 'b', 'c', 'd', 'e']
const page = ({ p }: Place) => Promise.resolve({ list: all.slice((p - 1) * 2, p * 2), count: all.length, p })

it('adds page after page until everything is there [wire.list]', async () => {
  const load = jest.fn(page)
  const { result } = await renderHook(() => usePaged(load, same), {})
  expect(result()).toMatchObject({ state: 'ready', list: ['a', 'b'], count: 5, end: false })
  await settle(() => result().more?.())
  await settle(() => result().more?.())
  expect(result()).toMatchObject({ list: all, end: true })
  await settle(() => result().more?.())
  expect(load.mock.calls.map(([{ p }]) => p)).toEqual([1, 2, 3])
})

it('asks for one page at a time however fast one scrolls', async () => {
  const load = jest.fn(page)
  const { result } = await renderHook(() => usePaged(load, same), {})
  await settle(() => {
    result().more?.()
    result().more?.()
  })
  expect(load).toHaveBeenCalledTimes(2)
})

it('ends at an empty page even if the count promised more [wire.list]', async () => {
  const load = ({ p }: Place) => Promise.resolve({ list: p === 1 ? ['a'] : [], count: 9 })
  const { result } = await renderHook(() => usePaged<string, Strings>(load, same), {})
  await settle(() => result().more?.())
  expect(result()).toMatchObject({ list: ['a'], end: true })
})

it('keeps the list when the next page fails, and tries it again [face.five]', async () => {
  const load = jest.fn(page)
  const { result } = await renderHook(() => usePaged(load, same), {})
  load.mockRejectedValueOnce(new ApiError('network', 'lost'))
  await settle(() => result().more?.())
  expect(result()).toMatchObject({ state: 'ready', moreState: 'offline', list: ['a', 'b'] })
  await settle(() => result().retry())
  expect(result()).toMatchObject({ moreState: 'ready', list: ['a', 'b', 'c', 'd'] })
})

it('asks no more by itself after a failure, however often the end is met', async () => {
  const load = jest.fn(page)
  const { result } = await renderHook(() => usePaged(load, same), {})
  load.mockRejectedValueOnce(new ApiError('network', 'lost'))
  await settle(() => result().more?.())
  await settle(() => result().more?.())
  expect(load).toHaveBeenCalledTimes(2)
})

it('starts over when a dependency changes', async () => {
  const load = jest.fn((q: string, p: number) => Promise.resolve({ list: [`${q}${p}`], count: 9 }))
  const { result, rerender } = await renderHook<string, Paged<string, Strings>>(
    (q) => usePaged<string, Strings>(({ p }) => load(q, p), same, [q]),
    'x',
  )
  await settle(() => result().more?.())
  expect(result().list).toEqual(['x1', 'x2'])
  await rerender('y')
  expect(result().list).toEqual(['y1'])
})

/** A list of the server, in pages of two, that changes between two of them. */
function moving(keyed: boolean) {
  const items = ['g', 'f', 'e', 'd', 'c', 'b', 'a']
  const load = jest.fn(({ p, after }: Place): Promise<Page<string>> => {
    const from = keyed && after !== undefined ? items.findIndex((item) => item < after) : (p - 1) * 2
    const list = from < 0 ? [] : items.slice(from, from + 2)
    const last = list.at(-1)
    const next = keyed && last !== undefined && last !== items.at(-1) ? { next: last } : {}
    return Promise.resolve({ list, count: items.length, ...next })
  })
  return { items, load }
}

describe('a list that moves while it is read [wire.page-key]', () => {
  const whole = ['g', 'f', 'e', 'd', 'c', 'b', 'a']
  const kinds = [
    ['by key', true],
    ['by number', false],
  ] as const

  async function readAll(keyed: boolean, move: (items: string[]) => void) {
    const { items, load } = moving(keyed)
    const { result } = await renderHook(() => usePaged(load, same), {})
    await settle(() => result().more?.())
    move(items)
    for (let page = 0; page < 5; page += 1) await settle(() => result().more?.())
    expect(result().end).toBe(true)
    return { list: result().list, asked: load.mock.calls.map(([place]) => place) }
  }

  it.each(kinds)('has nothing twice when something new comes on top: %s', async (_, keyed) => {
    expect((await readAll(keyed, (items) => items.unshift('i', 'h'))).list).toEqual(whole)
  })

  it.each(kinds)(
    'leaves nothing out when what was read goes, as in the tab of what is unread: %s',
    async (_, keyed) => {
      expect((await readAll(keyed, (items) => items.splice(0, 3))).list).toEqual(whole)
    },
  )

  it('goes on after the last entry, and asks for nothing more at its end', async () => {
    const { asked } = await readAll(true, (items) => items.splice(3, 1))
    expect(asked).toEqual([{ p: 1 }, { p: 2, after: 'f' }, { p: 3, after: 'd' }, { p: 4, after: 'b' }])
  })
})
