import { useRef } from 'react'
import type { Options } from '@/services/request'
import { usePaged, type Page, type Paged } from './use-paged'

/** So many pages are loaded again at once; a list of more starts with them. */
const MOST = 10

/**
 * A list loaded page by page like `usePaged`, which a reload loads as far as it was: a user who comes back to the list
 * finds the place.
 */
export function usePagedAgain<Item, P extends Page<Item>>(
  load: (p: number, options: Options) => Promise<P & Page<Item>>,
  deps: readonly unknown[] = [],
): Paged<Item, P> {
  const key = JSON.stringify(deps)
  /** How many pages are there, and how many of them the first answer has. */
  const pages = useRef({ key, all: 0, first: 1 })
  if (pages.current.key !== key) pages.current = { key, all: 0, first: 1 }
  const known = pages.current

  return usePaged<Item, P>(async (p, options) => {
    if (p > 1) {
      const later = p + known.first - 1
      const page = await load(later, options)
      known.all = Math.max(known.all, later)
      return page
    }
    const first = await load(1, options)
    const list = [...first.list]
    let last = 1
    while (last < Math.min(known.all, MOST) && list.length < first.count) {
      last += 1
      list.push(...(await load(last, options)).list)
    }
    Object.assign(known, { all: last, first: last })
    return { ...first, list }
  }, deps)
}
