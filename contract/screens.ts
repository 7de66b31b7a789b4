/**
 * The screens: the path of each, its parameters, and its targets. Plain data, for the app's route table and for the
 * links in the server's notices. src/routes.ts says who may open a screen.
 */

/** The parameters of a screen, each required or optional. */
type Needs = Readonly<Record<string, 'required' | 'optional'>>

/** The targets of the app, by Taro's names: the web, the mini-program, and Android with iOS. */
export type Target = 'h5' | 'weapp' | 'rn'

export interface Screen {
  readonly path: string
  readonly params?: Needs
  /** The targets that have the screen; default: all. */
  readonly targets?: readonly Target[]
}

/** The filters and sorting of a product list (src/domain/catalogue/filter-params.ts). */
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

export const SCREENS = {
  home: { path: 'pages/home/home' },
  category: { path: 'pages/category/category' },
  index: { path: 'pages/index/index' },
  cart: { path: 'pages/cart/cart' },
  dashboard: { path: 'pages/mine/dashboard' },
  login: { path: 'pages/users/login', params: { next: 'optional' } },
  register: { path: 'pages/users/register', params: { next: 'optional' } },
  forgot: { path: 'pages/users/forgot', params: { next: 'optional' } },
  tiktok: {
    path: 'pages/users/tiktok',
    params: { code: 'optional', state: 'optional', error: 'optional', next: 'optional' },
  },
  security: { path: 'pages/users/security' },
  notFound: { path: 'pages/users/404' },
  terms: { path: 'pages/policy/terms' },
  support: { path: 'pages/policy/support' },
  returns: { path: 'pages/policy/return' },
  privacy: { path: 'pages/policy/privacy' },
  aboutUs: { path: 'pages/policy/about_us' },
  blog: { path: 'pages/blog/blog' },
  article: { path: 'pages/blog/detail', params: { article_id: 'required' } },
  search: { path: 'pages/search/search', params: { q: 'optional', ...FILTERS } },
  myCart: {
    path: 'pages/cart/mycart',
    params: { basket_id: 'optional', product_id: 'optional', sku: 'optional', qty: 'optional' },
  },
  cartEdit: { path: 'pages/cart/edit' },
  delivery: { path: 'pages/cart/delivery', params: { basket_id: 'optional' } },
  pay: {
    path: 'pages/cart/pay',
    params: {
      basket_id: 'optional',
      product_id: 'optional',
      sku: 'optional',
      qty: 'optional',
      step: 'optional',
      order_ids: 'optional',
      payment_id: 'optional',
    },
  },
  product: { path: 'pages/prouduct/detail', params: { product_id: 'required' } },
  categoryDetail: {
    path: 'pages/category/detail',
    params: { category_id: 'optional', brand_id: 'optional', ...FILTERS },
  },
  brands: { path: 'pages/category/brands' },
  recommend: { path: 'pages/category/recommend', params: FILTERS },
  flash: { path: 'pages/category/flash' },
  compare: { path: 'pages/category/compare', params: { ids: 'optional' } },
  viewed: { path: 'pages/history/viewed' },
  address: { path: 'pages/mine/address', params: { from: 'optional' } },
  wishlist: { path: 'pages/mine/wishlist' },
  profile: { path: 'pages/mine/confing' },
  account: { path: 'pages/mine/account' },
  wallet: { path: 'pages/mine/wallet', params: { wallet: 'optional' } },
  recharge: { path: 'pages/mine/recharge', params: { wallet: 'optional' } },
  withdraw: { path: 'pages/mine/withdraw', params: { wallet: 'optional' } },
  notices: { path: 'pages/mine/notices' },
  pcMine: { path: 'pages/mine/pc_mine' },
  store: { path: 'pages/mine/store' },
  shopCreate: { path: 'pages/shop/create' },
  shop: { path: 'pages/shop/detail', params: { shop_id: 'required', ...FILTERS } },
  shopOrders: { path: 'pages/seller/orders', params: { tab: 'optional' } },
  shopOrder: { path: 'pages/seller/order', params: { order_id: 'required' } },
  shopStock: { path: 'pages/seller/stock', params: { stock: 'optional' } },
  shopReviews: { path: 'pages/seller/reviews', params: { tab: 'optional' } },
  shopBalance: { path: 'pages/seller/balance' },
  chat: { path: 'pages/chat/chat' },
  browser: { path: 'pages/browser/browser' },
  orders: { path: 'pages/history/purchase', params: { status: 'optional' } },
  order: { path: 'pages/history/detail', params: { order_id: 'required' } },
  track: { path: 'pages/history/track', params: { order_id: 'required' } },
  comment: { path: 'pages/history/comment', params: { order_id: 'required' } },
  refund: { path: 'pages/history/refund', params: { order_id: 'required' } },
  refundSent: { path: 'pages/mine/refund_sent' },
  chooseLocation: {
    path: 'pages/map/choose',
    params: { latitude: 'optional', longitude: 'optional' },
  },
  openLocation: {
    path: 'pages/map/show',
    params: {
      latitude: 'optional',
      longitude: 'optional',
      name: 'optional',
      address: 'optional',
      city: 'optional',
      country: 'optional',
    },
  },
} as const satisfies Record<string, Screen>

type Table = typeof SCREENS
export type ScreenName = keyof Table

type NeedsOf<N extends ScreenName> = Table[N] extends { params: infer P } ? P : Record<never, never>
type Keys<P, Kind> = { [K in keyof P]: P[K] extends Kind ? K : never }[keyof P]
type Value = string | number | bigint

/** The parameters of a screen by name. */
export type ScreenParams<N extends ScreenName> = { [K in Keys<NeedsOf<N>, 'required'>]: Value } & {
  [K in Keys<NeedsOf<N>, 'optional'>]?: Value
}

/** The argument list of every link function: parameters may be omitted only if none is required. */
export type LinkArgs<N extends ScreenName> =
  Record<never, never> extends ScreenParams<N> ? [params?: ScreenParams<N>] : [params: ScreenParams<N>]

/** The link to a screen in notices: 'pages/…?name=value', with escaped values; absent and empty ones are omitted. */
export function link<N extends ScreenName>(name: N, ...[params]: LinkArgs<N>): string {
  const pairs = Object.entries((params ?? {}) as Record<string, Value | undefined>)
  const query = pairs
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`)
  return `${SCREENS[name].path}${query.length > 0 ? `?${query.join('&')}` : ''}`
}
