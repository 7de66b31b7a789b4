import { useRef } from 'react'
import { usePaged, type LoadPage, type Page, type Paged } from './use-paged'

/** So many pages are loaded again at once; a list of more starts with them. */
const MOST = 10

/**
 * A list loaded page by page like `usePaged`, which a reload loads as far as it was: a user who comes back to the list
 * finds the place.
 */
export function usePagedAgain<Item, P extends Page<Item>>(
  load: LoadPage<Item, P>,
  keyOf: (item: Item) => string,
  deps: readonly unknown[] = [],
): Paged<Item, P> {
  const key = JSON.stringify(deps)
  /** How many pages are there, and how many of them the first answer has. */
  const pages = useRef({ key, all: 0, first: 1 })
  if (pages.current.key !== key) pages.current = { key, all: 0, first: 1 }
  const known = pages.current

  const loadAgain: LoadPage<Item, P> = async (place, options) => {
    if (place.p > 1) {
      const p = place.p + known.first - 1
      const page = await load({ ...place, p }, options)
      known.all = Math.max(known.all, p)
      return page
    }
    const first = await load({ p: 1 }, options)
    const list = [...first.list]
    let last = 1
    let next: string | undefined = first.next
    while (
      last < Math.min(known.all, MOST) &&
      (first.next === undefined ? list.length < first.count : next !== undefined)
    ) {
      last += 1
      const page: Page<Item> = await load({ p: last, ...(next === undefined ? {} : { after: next }) }, options)
      list.push(...page.list)
      next = page.next
    }
    Object.assign(known, { all: last, first: last })
    return { ...first, list, next }
  }
  return usePaged(loadAgain, keyOf, deps)
}
