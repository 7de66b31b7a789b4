/**
 * The one table of screens (spec §2): app.config, every link and every guard derive from it. A screen that is not
 * here does not exist: its name does not type-check, and nothing links to it.
 */

/**
 * Who may open a screen: everyone, only people who are logged in, or only sellers. Whoever is logged in and no seller
 * finds on a seller's screen that it is not for them (spec §6).
 */
export type Audience = 'visitor' | 'buyer' | 'seller'

/** What a screen is asked for: the names of its parameters, each required or optional. */
type Needs = Record<string, 'required' | 'optional'>

interface Screen {
  path: string
  alias?: string
  params?: Needs
  who: Audience
  tab?: boolean
}

/** What narrows and sorts a list of products (src/domain/filter-params.ts). */
const FILTERS = {
  sort: 'optional',
  min: 'optional',
  max: 'optional',
  rate: 'optional',
  brands: 'optional',
  categories: 'optional',
  stock: 'optional',
  sale: 'optional',
} as const

export const ROUTES = {
  home: { path: 'pages/home/home', alias: '/', who: 'visitor', tab: true },
  category: { path: 'pages/category/category', who: 'visitor', tab: true },
  index: { path: 'pages/index/index', who: 'visitor', tab: true },
  cart: { path: 'pages/cart/cart', who: 'visitor', tab: true },
  dashboard: { path: 'pages/mine/dashboard', who: 'visitor', tab: true },
  login: { path: 'pages/users/login', params: { next: 'optional' }, who: 'visitor' },
  register: { path: 'pages/users/register', params: { next: 'optional' }, who: 'visitor' },
  forgot: { path: 'pages/users/forgot', params: { next: 'optional' }, who: 'visitor' },
  tiktok: {
    path: 'pages/users/tiktok',
    params: { code: 'optional', state: 'optional', error: 'optional', next: 'optional' },
    who: 'visitor',
  },
  security: { path: 'pages/users/security', who: 'buyer' },
  notFound: { path: 'pages/users/404', who: 'visitor' },
  terms: { path: 'pages/policy/terms', who: 'visitor' },
  support: { path: 'pages/policy/support', who: 'visitor' },
  returns: { path: 'pages/policy/return', who: 'visitor' },
  privacy: { path: 'pages/policy/privacy', who: 'visitor' },
  aboutUs: { path: 'pages/policy/about_us', who: 'visitor' },
  blog: { path: 'pages/blog/blog', who: 'visitor' },
  article: { path: 'pages/blog/detail', params: { article_id: 'required' }, who: 'visitor' },
  search: { path: 'pages/search/search', params: { q: 'optional', ...FILTERS }, who: 'visitor' },
  myCart: {
    path: 'pages/cart/mycart',
    params: { basket_id: 'optional', product_id: 'optional', sku: 'optional', qty: 'optional' },
    who: 'buyer',
  },
  cartEdit: { path: 'pages/cart/edit', who: 'visitor' },
  delivery: { path: 'pages/cart/delivery', params: { basket_id: 'optional' }, who: 'buyer' },
  pay: {
    path: 'pages/cart/pay',
    params: { basket_id: 'optional', order_ids: 'optional', payment_id: 'optional' },
    who: 'buyer',
  },
  product: { path: 'pages/prouduct/detail', params: { product_id: 'required' }, who: 'visitor' },
  categoryDetail: {
    path: 'pages/category/detail',
    params: { category_id: 'optional', brand_id: 'optional', ...FILTERS },
    who: 'visitor',
  },
  brands: { path: 'pages/category/brands', who: 'visitor' },
  recommend: { path: 'pages/category/recommend', params: FILTERS, who: 'visitor' },
  flash: { path: 'pages/category/flash', who: 'visitor' },
  compare: { path: 'pages/category/compare', params: { ids: 'optional' }, who: 'visitor' },
  viewed: { path: 'pages/history/viewed', who: 'visitor' },
  address: { path: 'pages/mine/address', params: { from: 'optional' }, who: 'buyer' },
  wishlist: { path: 'pages/mine/wishlist', who: 'buyer' },
  profile: { path: 'pages/mine/confing', who: 'buyer' },
  account: { path: 'pages/mine/account', who: 'buyer' },
  wallet: { path: 'pages/mine/wallet', params: { wallet: 'optional' }, who: 'buyer' },
  recharge: { path: 'pages/mine/recharge', params: { wallet: 'optional' }, who: 'buyer' },
  withdraw: { path: 'pages/mine/withdraw', params: { wallet: 'optional' }, who: 'buyer' },
  notices: { path: 'pages/mine/notices', who: 'visitor' },
  pcMine: { path: 'pages/mine/pc_mine', who: 'buyer' },
  store: { path: 'pages/mine/store', who: 'seller' },
  shopCreate: { path: 'pages/shop/create', who: 'buyer' },
  shop: { path: 'pages/shop/detail', params: { shop_id: 'required', ...FILTERS }, who: 'visitor' },
  chat: { path: 'pages/chat/chat', who: 'visitor' },
  browser: { path: 'pages/browser/browser', who: 'visitor' },
  orders: { path: 'pages/history/purchase', params: { status: 'optional' }, who: 'buyer' },
  order: { path: 'pages/history/detail', params: { order_id: 'required' }, who: 'buyer' },
  track: { path: 'pages/history/track', params: { order_id: 'required' }, who: 'buyer' },
  comment: { path: 'pages/history/comment', params: { order_id: 'required' }, who: 'buyer' },
  refund: { path: 'pages/history/refund', params: { order_id: 'required' }, who: 'buyer' },
  refundSent: { path: 'pages/mine/refund_sent', who: 'buyer' },
  chooseLocation: {
    path: 'pages/map/choose',
    alias: '/choose-location',
    params: { latitude: 'optional', longitude: 'optional' },
    who: 'visitor',
  },
  openLocation: {
    path: 'pages/map/show',
    alias: '/open-location',
    params: {
      latitude: 'optional',
      longitude: 'optional',
      name: 'optional',
      address: 'optional',
      city: 'optional',
      country: 'optional',
    },
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
