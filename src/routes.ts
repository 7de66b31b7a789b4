/**
 * The one table of screens (spec §2): app.config, every link and every guard derive from it. A screen that is not
 * here does not exist: its name does not type-check, and nothing links to it.
 */

/** Who may open a screen: everyone, or only people who are logged in. */
export type Audience = 'visitor' | 'buyer'

/** What a screen is asked for: the names of its parameters, each required or optional. */
type Needs = Record<string, 'required' | 'optional'>

interface Screen {
  path: string
  alias?: string
  params?: Needs
  who: Audience
  tab?: boolean
}

export const ROUTES = {
  home: { path: 'pages/home/home', alias: '/', who: 'visitor', tab: true },
  category: { path: 'pages/category/category', who: 'visitor', tab: true },
  index: { path: 'pages/index/index', who: 'visitor', tab: true },
  cart: { path: 'pages/cart/cart', who: 'visitor', tab: true },
  dashboard: { path: 'pages/mine/dashboard', who: 'visitor', tab: true },
  login: { path: 'pages/users/login', params: { next: 'optional' }, who: 'visitor' },
  register: { path: 'pages/users/register', params: { next: 'optional' }, who: 'visitor' },
  notFound: { path: 'pages/users/404', who: 'visitor' },
  terms: { path: 'pages/policy/terms', who: 'visitor' },
  search: { path: 'pages/search/search', params: { q: 'optional' }, who: 'visitor' },
  myCart: { path: 'pages/cart/mycart', who: 'buyer' },
  cartEdit: { path: 'pages/cart/edit', who: 'visitor' },
  delivery: { path: 'pages/cart/delivery', who: 'buyer' },
  pay: { path: 'pages/cart/pay', params: { order_ids: 'optional' }, who: 'buyer' },
  product: { path: 'pages/prouduct/detail', params: { product_id: 'required' }, who: 'visitor' },
  categoryDetail: {
    path: 'pages/category/detail',
    params: { category_id: 'optional', brand_id: 'optional' },
    who: 'visitor',
  },
  address: { path: 'pages/mine/address', params: { from: 'optional' }, who: 'buyer' },
  wishlist: { path: 'pages/mine/wishlist', who: 'buyer' },
  profile: { path: 'pages/mine/confing', who: 'buyer' },
  chat: { path: 'pages/chat/chat', who: 'visitor' },
  orders: { path: 'pages/history/purchase', params: { status: 'optional' }, who: 'buyer' },
  order: { path: 'pages/history/detail', params: { order_id: 'required' }, who: 'buyer' },
  chooseLocation: {
    path: 'pages/map/choose',
    alias: '/choose-location',
    params: { latitude: 'optional', longitude: 'optional' },
    who: 'visitor',
  },
  openLocation: {
    path: 'pages/map/show',
    alias: '/open-location',
    params: { latitude: 'required', longitude: 'required', name: 'optional', address: 'optional' },
    who: 'visitor',
  },
} as const satisfies Record<string, Screen>

type Table = typeof ROUTES
export type RouteName = keyof Table
export type TabName = { [N in RouteName]: Table[N] extends { tab: true } ? N : never }[RouteName]

type NeedsOf<N extends RouteName> = Table[N] extends { params: infer P } ? P : Record<never, never>
type Keys<P, Kind> = { [K in keyof P]: P[K] extends Kind ? K : never }[keyof P]

/** The parameters of a screen by name; numbers are written as they are. */
export type RouteParams<N extends RouteName> = { [K in Keys<NeedsOf<N>, 'required'>]: string | number } & {
  [K in Keys<NeedsOf<N>, 'optional'>]?: string | number
}

/** The argument list of every link function: parameters may be left out only when none is required. */
export type LinkArgs<N extends RouteName> =
  Record<never, never> extends RouteParams<N> ? [params?: RouteParams<N>] : [params: RouteParams<N>]

export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[]

/** In the order of the bar. */
export const TABS = ROUTE_NAMES.filter(isTab)

/** What app.config lists, entry page first. */
export const PAGE_PATHS: string[] = ROUTE_NAMES.map((name) => ROUTES[name].path)

export function isTab(name: RouteName): name is TabName {
  const screen: Screen = ROUTES[name]
  return screen.tab === true
}

/** Whether a name from outside (a notice, an advert) is a screen that exists. */
export function hasRoute(name: string): name is RouteName {
  return Object.prototype.hasOwnProperty.call(ROUTES, name)
}

/** The parameters that a screen knows. */
export function paramNames(name: RouteName): string[] {
  const screen: Screen = ROUTES[name]
  return Object.keys(screen.params ?? {})
}

/** Who may open the screen. */
export function audienceOf(name: RouteName): Audience {
  return ROUTES[name].who
}

/** The screen behind a path or link ('/', '/pages/…?q=…', with or without the leading slash), if there is one. */
export function routeOf(url: string): RouteName | undefined {
  const path = url.split('?')[0].replace(/^\/+/, '')
  return ROUTE_NAMES.find((name) => {
    const screen: Screen = ROUTES[name]
    return screen.path === path || screen.alias?.replace(/^\/+/, '') === path
  })
}

/** The link to a screen: '/pages/…?name=value', values escaped, absent and empty ones left out. */
export function linkTo<N extends RouteName>(name: N, ...[params]: LinkArgs<N>): string {
  const pairs = Object.entries((params ?? {}) as Record<string, string | number | undefined>)
  const query = pairs
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`)
  return `/${ROUTES[name].path}${query.length > 0 ? `?${query.join('&')}` : ''}`
}
