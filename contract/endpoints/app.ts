/**
 * Every call that the app makes: its method, its path under /api, whether it needs a session, and whether it carries
 * an idempotency key. Paths are defined only here; it is plain data, so that the app can read it without the schemas.
 * The calls of operators are in contract/seller-endpoints.ts.
 */
import type { Role } from '../base/roles'
import type { Shared } from './shared-answers'
import { SIZED } from '../base/upload-purposes'

type Method = 'GET' | 'POST'
/** required: refused without a valid token; optional: an invalid token counts as none. */
export type TokenNeed = 'required' | 'optional'

export interface Endpoint {
  readonly method: Method
  readonly path: string
  readonly token: TokenNeed
  readonly idempotent: boolean
  /** A POST that changes nothing, such as a query with a form: it can be repeated like a GET. */
  readonly reads?: true
  /** Sent as multipart/form-data, with one file in the field `file`. */
  readonly file?: true
  /** The largest file, in bytes; without it UPLOAD_MAX_BYTES. */
  readonly fileMax?: number
  /** Its file is written to the disk while it arrives, and never as a whole into the memory. */
  readonly spooled?: true
  /** Returns a document instead of an envelope; refusals are envelopes. */
  readonly document?: true
  /** The only role that may call it; others are refused with 2000018, reason permission [role.calls]. */
  readonly role?: Role
  /** A call of a shop, for its seller and for operators; others are refused as with `role` [role.shop-calls]. */
  readonly ofShop?: true
  /** Whether an operator must have used a second factor in the last ten minutes. */
  readonly secondFactor?: true
  /**
   * Of the calls for everybody: the values of a field with which it does what only sellers and operators do, so that an
   * operator must have used a second factor in this session [ops.factor-first].
   */
  readonly secondFactorFor?: { readonly field: string; readonly values: readonly string[] }
  /** Of the calls with a `role` or `ofShop`: answers an operator's session that has not used a second factor yet. */
  readonly beforeFactor?: true
  /**
   * Whether money moves: refused while a confirmed commit could be lost [durable.kill]. Required for each idempotent
   * call.
   */
  readonly money?: boolean
  /** Calls that allow guessing passwords or creating accounts in bulk: a few per minute and network address. */
  readonly guessable?: true
  /** Asks a service of others, which counts requests: as few per minute. */
  readonly asksOthers?: true
  /** Refused to guests with 2000018, reason permission [role.guests]. */
  readonly refusesGuests?: true
  /** Allowed for an account that is to be erased: to keep it, close it, and export its data. */
  readonly whileLeaving?: true
  /** A GET whose answer is the same for everybody, in its language: caches may keep it. All others are `no-store`. */
  readonly shared?: Shared
}

/** What is left of an endpoint in the builds of the app (config/app-endpoints.ts): what sending depends on. */
export interface SentEndpoint extends Pick<Endpoint, 'method' | 'path' | 'reads'> {
  readonly shared?: Pick<Shared, 'forVisitors'>
}

type Facts = Pick<Endpoint, 'money' | 'guessable' | 'whileLeaving' | 'refusesGuests'>

const get = <P extends string, T extends TokenNeed = 'optional'>(path: P, token = 'optional' as T, facts: Facts = {}) =>
  ({ method: 'GET', path, token, idempotent: false, ...facts }) as const
const post = <P extends string, T extends TokenNeed = 'optional'>(
  path: P,
  token = 'optional' as T,
  facts: Facts = {},
) => ({ method: 'POST', path, token, idempotent: false, ...facts }) as const
const postRead = <P extends string, T extends TokenNeed = 'optional'>(path: P, token = 'optional' as T) =>
  ({ method: 'POST', path, token, idempotent: false, reads: true }) as const
/** A call that creates or moves money or stock: one key per intent [wire.idempotency-required]. */
const postOnce = <P extends string>(path: P, facts: Facts & { readonly money: boolean }) =>
  ({ method: 'POST', path, token: 'required', idempotent: true, ...facts }) as const
/** A call that carries a file [wire.upload]. */
const postFile = <P extends string>(path: P) =>
  ({ method: 'POST', path, token: 'required', idempotent: false, file: true }) as const

/** A call that returns a document. */
const getDocument = <P extends string>(path: P) =>
  ({ method: 'GET', path, token: 'required', idempotent: false, document: true }) as const

/** The same for a private or expensive answer, which must not be prefetched. */
const postDocument = <P extends string>(path: P, facts: Facts = {}) =>
  ({ method: 'POST', path, token: 'required', idempotent: false, document: true, ...facts }) as const

/** A call whose answer caches may keep [wire.shared]. */
const getShared = <P extends string>(path: P, seconds: number, facts: Omit<Shared, 'seconds'> = {}) =>
  ({ method: 'GET', path, token: 'optional', idempotent: false, shared: { seconds, ...facts } as Shared }) as const

/** Lifetimes in seconds: of the catalogue, and of what rarely changes. */
const MINUTE = 60
const LONGER = 300
const PRICED = { priced: true } as const
const FOR_VISITORS = { forVisitors: true } as const

export const API_PREFIX = '/api'

export const endpoints = {
  login: post('/customer/login/account', 'optional', { guessable: true }),
  register: post('/customer/register/account', 'optional', { money: true, guessable: true }),
  registerSendCode: post('/customer/register/send-code', 'optional', { guessable: true }),
  forgotSendCode: post('/customer/forgot/send-code', 'optional', { guessable: true }),
  forgotReset: post('/customer/forgot/reset', 'optional', { guessable: true }),
  confirmSendCode: post('/customer/info/send-code', 'required', { guessable: true, whileLeaving: true }),
  loginTiktok: get('/customer/login/tiktok', 'optional', { guessable: true }),
  logout: get('/customer/user/logout', 'required', { whileLeaving: true }),
  sessions: get('/customer/user/sessions', 'required'),
  sessionEnd: post('/customer/user/session-end', 'required'),
  sessionsEndOthers: post('/customer/user/sessions-end-others', 'required'),
  signIns: get('/customer/user/sign-ins', 'required'),
  getUserinfo: get('/customer/info/get_userinfo', 'required', { whileLeaving: true }),
  getUserBalance: get('/customer/info/get_user_balance', 'required', { whileLeaving: true }),
  updateUser: post('/customer/info/update_user', 'required', { guessable: true, refusesGuests: true }),
  accountClosing: get('/customer/account/closing', 'required', { whileLeaving: true }),
  accountDelete: post('/customer/account/delete', 'required', { money: true, guessable: true, whileLeaving: true }),
  accountKeep: post('/customer/account/keep', 'required', { whileLeaving: true }),
  accountExport: postDocument('/customer/account/export', { guessable: true, whileLeaving: true }),
  recharge: postOnce('/customer/info/recharge', { money: true, refusesGuests: true }),
  rechargeList: get('/customer/info/recharge_list', 'required', { refusesGuests: true }),
  transactionDetails: get('/customer/info/transaction_details', 'required', { refusesGuests: true }),
  withdraw: postOnce('/customer/info/withdraw', { money: true, guessable: true, refusesGuests: true }),
  withdrawRecall: postOnce('/customer/info/withdraw_recall', { money: true, refusesGuests: true }),
  transferBalanceToMerchant: postOnce('/customer/info/transfer_balance_to_merchat', {
    money: true,
    guessable: true,
    refusesGuests: true,
  }),
  applySeller: postOnce('/customer/user/applyseller', { money: false, refusesGuests: true }),
  storeDashboard: get('/customer/info/store_dashboard', 'required', { refusesGuests: true }),
  updateStore: post('/customer/info/update_store', 'required', { refusesGuests: true }),
  sellerPass: post('/customer/user/seller-pass', 'required', { refusesGuests: true }),

  // buyers upload as well, but no pictures of the shop
  upload: { ...postFile('/upload'), secondFactorFor: { field: 'purpose', values: SIZED } },

  addressAdd: post('/checkout/onepage/addressadd', 'required'),
  getAddressList: postRead('/checkout/onepage/getaddresslist', 'required'),
  defaultAddress: post('/checkout/onepage/default-address', 'required'),
  removeAddress: post('/checkout/onepage/remove_address', 'required'),
  citys: postRead('/citys'),
  postalCode: { ...postRead('/postal-code'), asksOthers: true },

  systemNotify: getShared('/customer/index/systemnotify', MINUTE),
  notices: get('/customer/user/notices', 'required'),
  noticeRead: get('/customer/user/notice-read', 'required'),
  noticeInRead: get('/customer/info/notice_in_read', 'required'),

  getCurrency: getShared('/customer/index/get_currency', MINUTE),
  getLanguages: getShared('/customer/index/get_languages', LONGER),
  getWallets: postRead('/customer/index/get_wallets'),
  store: getShared('/customer/index/store', MINUTE),
  termsPolicy: getShared('/terms-policy', LONGER),
  privacyPolicy: getShared('/privacy-policy', LONGER),
  returnPolicy: getShared('/return_policy-policy', LONGER),
  supportPolicy: getShared('/support-policy', LONGER),
  aboutUsPolicy: postRead('/about_us-policy'),
  articles: getShared('/cms/article/index', LONGER),
  article: getShared('/cms/article/detail', LONGER),

  getAllBrand: postRead('/customer/index/get-all-brand'),
  getAllCategory: postRead('/customer/index/get-all-category'),
  getFirstCategory: getShared('/customer/index/get-first-category', MINUTE),
  seriesCategorys: getShared('/customer/index/series-categorys', MINUTE),
  brand: getShared('/brand/:id', MINUTE, PRICED),
  category: getShared('/category/:a/:b', MINUTE, PRICED),
  categoryTop3: getShared('/category/top3', MINUTE, PRICED),
  search: get('/search/:term'),
  searchSuggest: getShared('/search/suggest', MINUTE, PRICED),
  shop: getShared('/shop/:a/:b', MINUTE, PRICED),
  getAllProducts: getShared('/customer/product/get_all_products', MINUTE, PRICED),
  getHotList: getShared('/customer/product/get_hot_list', MINUTE, PRICED),
  getNew: getShared('/customer/product/get_new', MINUTE, PRICED),
  getRecommend: getShared('/customer/product/get_recommend', MINUTE, { ...PRICED, ...FOR_VISITORS }),
  getRecommendList: getShared('/customer/product/get_recommend_list', MINUTE, PRICED),
  getFlashDeals: getShared('/customer/product/get_flash_deals', MINUTE, PRICED),
  compare: get('/customer/product/compare'),
  history: get('/customer/product/history'),
  historyClear: post('/customer/product/history_clear', 'required'),
  product: getShared('/catalog/product/index', MINUTE, { ...PRICED, ...FOR_VISITORS }),
  reviews: getShared('/catalog/reviewproduct/lists', MINUTE, FOR_VISITORS),

  favorite: post('/catalog/product/favorite', 'required'),
  favorites: get('/customer/productfavorite/index', 'required'),
  favoriteRemove: post('/customer/productfavorite/remove', 'required'),

  cartAdd: post('/checkout/cart/add', 'required'),
  cart: get('/checkout/cart/index', 'required'),
  cartUpdate: post('/checkout/cart/updateinfo', 'required'),
  cartSelectOne: post('/checkout/cart/selectone', 'required'),
  cartSelectAll: post('/checkout/cart/selectall', 'required'),
  cartAddCoupon: post('/checkout/cart/addcoupon', 'required'),
  cartCancelCoupon: post('/checkout/cart/cancelcoupon', 'required'),
  cartQuote: postRead('/checkout/cart/quote'),
  cartMerge: postOnce('/checkout/cart/merge', { money: false }),
  checkout: get('/checkout/onepage/index', 'required'),
  checkoutQuote: postRead('/checkout/onepage/quote', 'required'),
  submitOrder: postOnce('/checkout/onepage/submitorder', { money: true }),

  paymentStart: postOnce('/payment/start', { money: true }),
  paymentState: get('/payment/state', 'required'),
  bankRecharge: postOnce('/bank/recharge', { money: true, refusesGuests: true }),

  orders: get('/customer/order/index', 'required'),
  order: get('/customer/order/view', 'required'),
  orderCancel: post('/customer/order/cancel', 'required', { money: true }),
  orderComplete: post('/customer/order/complete', 'required', { money: true }),
  invoice: getDocument('/customer/order/invoice'),
  track: get('/customer/order/track', 'required'),
  refund: postOnce('/customer/order/refund', { money: false }),
  refundCancel: post('/customer/order/refund-cancel', 'required'),
  refunds: get('/customer/order/refunds', 'required'),
  submitReview: postOnce('/catalog/reviewproduct/submitreview', { money: false, refusesGuests: true }),
  reorder: postOnce('/customer/order/reorder', { money: false }),
} as const satisfies Record<string, Endpoint>

export type CallName = keyof typeof endpoints

/** The calls that carry an idempotency key. */
export type IdempotentCall = {
  [N in CallName]: (typeof endpoints)[N]['idempotent'] extends true ? N : never
}[CallName]
