import stacks from '@tarojs/router/dist/router/stack'

type PageInStack = ReturnType<typeof stacks.getItem> & { $taroParams?: Record<string, unknown> }

/** The parameters that Taro adds to a page. */
const TAROS_OWN = ['stamp', '$taroTimestamp']

const written = (pairs: readonly (readonly [string, unknown])[]) =>
  pairs
    .map(([name, value]) => `${name}=${String(value ?? '')}`)
    .sort()
    .join('&')

/** The parameters in the address bar, sorted, with their escapes. */
function paramsInAddress(): string {
  const [, query = ''] = window.location.hash.split('?')
  const pairs = query.replace(/\+/g, ' ').split('&').filter(Boolean)
  const named = pairs.map((pair) => {
    const [name, ...value] = pair.split('=')
    return [name, value.join('=')] as const
  })
  // the last value of a name wins, as in Taro
  return written(Object.entries(Object.fromEntries(named)))
}

const paramsOf = ({ $taroParams = {} }: PageInStack): string =>
  written(Object.entries($taroParams).filter(([name]) => !TAROS_OWN.includes(name)))

/** How many pages lie above the page with this path and the address's parameters; -1 when it is not in the stack. */
function getLastIndex(pathname: string, from = 1): number {
  const wanted = paramsInAddress()
  const pages = [...stacks.get()].reverse() as PageInStack[]
  return pages.findIndex(
    (page, index) => index >= from && page.path?.replace(/\?.*/, '') === pathname && paramsOf(page) === wanted,
  )
}

/** How many pages a step back closes: all above the page of the address, or the number that was requested. */
function getDelta(pathname: string): number {
  const index = getLastIndex(pathname)
  return index > 0 ? index : Math.max(1, stacks.delta)
}

// Taro finds a page by its path only, so the address of one product could show another product from the stack. Imported
// before the router starts.
Object.assign(stacks, { getLastIndex, getDelta })
