import stacks from '@tarojs/router/dist/router/stack'

type PageInStack = ReturnType<typeof stacks.getItem> & { $taroParams?: Record<string, unknown> }

/** What Taro puts among the parameters of a page by itself. */
const TAROS_OWN = ['stamp', '$taroTimestamp']

const written = (pairs: readonly (readonly [string, unknown])[]) =>
  pairs
    .map(([name, value]) => `${name}=${String(value ?? '')}`)
    .sort()
    .join('&')

/** The parameters of the address as it stands, in an order of their own, escaped as they are. */
function paramsInAddress(): string {
  const [, query = ''] = window.location.hash.split('?')
  const pairs = query.replace(/\+/g, ' ').split('&').filter(Boolean)
  const named = pairs.map((pair) => {
    const [name, ...value] = pair.split('=')
    return [name, value.join('=')] as const
  })
  // the last of a name wins, as with Taro
  return written(Object.entries(Object.fromEntries(named)))
}

const paramsOf = ({ $taroParams = {} }: PageInStack): string =>
  written(Object.entries($taroParams).filter(([name]) => !TAROS_OWN.includes(name)))

/** How far below the top the page of the address lies, its parameters counted; -1 where it is not among those kept. */
function getLastIndex(pathname: string, from = 1): number {
  const wanted = paramsInAddress()
  const pages = [...stacks.get()].reverse() as PageInStack[]
  return pages.findIndex(
    (page, index) => index >= from && page.path?.replace(/\?.*/, '') === pathname && paramsOf(page) === wanted,
  )
}

/** How many pages a step back ends: all that lie above the one of the address, or as many as were asked for. */
function getDelta(pathname: string): number {
  const index = getLastIndex(pathname)
  return index > 0 ? index : Math.max(1, stacks.delta)
}

// Taro looks a page up by its path alone, so that an address with another product showed the one that was kept.
// Imported before the router starts.
Object.assign(stacks, { getLastIndex, getDelta })
