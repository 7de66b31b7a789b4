/**
 * The screens: the path of each, who may open it, its parameters, and its targets. Plain data, for the app's routes and for
 * the links in the server's notices. Builds of the app have it in a shorter form (config/app-screens.ts).
 */

/** The parameters of a screen, each required or optional. */
type Needs = Readonly<Record<string, 'required' | 'optional'>>

/** The targets of the app, by Taro's names: the web, the mini-program, and Android with iOS. */
export type Target = 'h5' | 'weapp' | 'rn'

/**
 * Who may open a screen: everyone, logged-in users and guests, those who have an account, or sellers. A buyer who opens a
 * seller's screen gets a message that it is for sellers [code.permission].
 */
export type Audience = 'visitor' | 'buyer' | 'account' | 'seller'

export interface Screen {
  readonly path: string
  readonly audience: Audience
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
  home: { path: 'pages/home/home', audience: 'visitor' },
  category: { path: 'pages/category/category', audience: 'visitor' },
  index: { path: 'pages/index/index', audience: 'visitor' },
  cart: { path: 'pages/cart/cart', audience: 'visitor' },
  dashboard: { path: 'pages/mine/dashboard', audience: 'visitor' },
  login: { path: 'pages/users/login', audience: 'visitor', params: { next: 'optional' } },
  register: { path: 'pages/users/register', audience: 'visitor', params: { next: 'optional' } },
  forgot: { path: 'pages/users/forgot', audience: 'visitor', params: { next: 'optional' } },
  tiktok: {
    path: 'pages/users/tiktok',
    audience: 'visitor',
    params: { code: 'optional', state: 'optional', error: 'optional', next: 'optional' },
  },
  security: { path: 'pages/users/security', audience: 'account' },
  notFound: { path: 'pages/users/404', audience: 'visitor' },
  terms: { path: 'pages/policy/terms', audience: 'visitor' },
  support: { path: 'pages/policy/support', audience: 'visitor' },
  returns: { path: 'pages/policy/return', audience: 'visitor' },
  privacy: { path: 'pages/policy/privacy', audience: 'visitor' },
  aboutUs: { path: 'pages/policy/about_us', audience: 'visitor' },
  blog: { path: 'pages/blog/blog', audience: 'visitor' },
  article: { path: 'pages/blog/detail', audience: 'visitor', params: { article_id: 'required' } },
  search: { path: 'pages/search/search', audience: 'visitor', params: { q: 'optional', ...FILTERS } },
  myCart: {
    path: 'pages/cart/mycart',
    audience: 'buyer',
    params: { basket_id: 'optional', product_id: 'optional', sku: 'optional', qty: 'optional' },
  },
  cartEdit: { path: 'pages/cart/edit', audience: 'visitor' },
  delivery: { path: 'pages/cart/delivery', audience: 'buyer', params: { basket_id: 'optional' } },
  pay: {
    path: 'pages/cart/pay',
    audience: 'buyer',
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
  product: { path: 'pages/prouduct/detail', audience: 'visitor', params: { product_id: 'required' } },
  categoryDetail: {
    path: 'pages/category/detail',
    audience: 'visitor',
    params: { category_id: 'optional', brand_id: 'optional', ...FILTERS },
  },
  brands: { path: 'pages/category/brands', audience: 'visitor' },
  recommend: { path: 'pages/category/recommend', audience: 'visitor', params: FILTERS },
  flash: { path: 'pages/category/flash', audience: 'visitor' },
  compare: { path: 'pages/category/compare', audience: 'visitor', params: { ids: 'optional' } },
  viewed: { path: 'pages/history/viewed', audience: 'visitor' },
  address: { path: 'pages/mine/address', audience: 'buyer', params: { from: 'optional' } },
  wishlist: { path: 'pages/mine/wishlist', audience: 'buyer' },
  profile: { path: 'pages/mine/confing', audience: 'account' },
  account: { path: 'pages/mine/account', audience: 'buyer' },
  wallet: { path: 'pages/mine/wallet', audience: 'account', params: { wallet: 'optional' } },
  recharge: { path: 'pages/mine/recharge', audience: 'account', params: { wallet: 'optional' } },
  withdraw: { path: 'pages/mine/withdraw', audience: 'account', params: { wallet: 'optional' } },
  notices: { path: 'pages/mine/notices', audience: 'visitor' },
  pcMine: { path: 'pages/mine/pc_mine', audience: 'buyer' },
  store: { path: 'pages/mine/store', audience: 'seller' },
  shopCreate: { path: 'pages/shop/create', audience: 'account' },
  shop: { path: 'pages/shop/detail', audience: 'visitor', params: { shop_id: 'required', ...FILTERS } },
  shopOrders: { path: 'pages/seller/orders', audience: 'seller', params: { tab: 'optional' } },
  shopOrder: { path: 'pages/seller/order', audience: 'seller', params: { order_id: 'required' } },
  shopStock: { path: 'pages/seller/stock', audience: 'seller', params: { stock: 'optional' } },
  shopReviews: { path: 'pages/seller/reviews', audience: 'seller', params: { tab: 'optional' } },
  shopBalance: { path: 'pages/seller/balance', audience: 'seller' },
  chat: { path: 'pages/chat/chat', audience: 'visitor' },
  browser: { path: 'pages/browser/browser', audience: 'visitor' },
  orders: { path: 'pages/history/purchase', audience: 'buyer', params: { status: 'optional' } },
  order: { path: 'pages/history/detail', audience: 'buyer', params: { order_id: 'required', sign: 'optional' } },
  track: { path: 'pages/history/track', audience: 'buyer', params: { order_id: 'required', sign: 'optional' } },
  comment: { path: 'pages/history/comment', audience: 'account', params: { order_id: 'required' } },
  refund: { path: 'pages/history/refund', audience: 'buyer', params: { order_id: 'required' } },
  refundSent: { path: 'pages/mine/refund_sent', audience: 'buyer' },
  chooseLocation: {
    path: 'pages/map/choose',
    audience: 'visitor',
    params: { latitude: 'optional', longitude: 'optional' },
  },
  openLocation: {
    path: 'pages/map/show',
    audience: 'visitor',
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
