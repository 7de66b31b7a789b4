/**
 * The ids of elements that a user reads or taps, the same on every target. End-to-end tests find elements by them,
 * because `id` reaches the page, the mini-program and the native app, unlike a data attribute. A page that stays
 * mounted under another one may repeat an id; drivers take the visible one.
 */

/** The outermost element of each page. It exists once the page itself (not its loading view) is drawn. */
export const pageIds = {
  home: 'page-home',
  index: 'page-index',
  login: 'page-login',
  register: 'page-register',
  notFound: 'page-404',
  terms: 'page-terms',
  search: 'page-search',
  cart: 'page-cart',
  mycart: 'page-mycart',
  cartEdit: 'page-cart-edit',
  delivery: 'page-delivery',
  pay: 'page-pay',
  product: 'page-product',
  categories: 'page-categories',
  category: 'page-category',
  dashboard: 'page-dashboard',
  purchase: 'page-purchase',
  order: 'page-order',
  address: 'page-address',
  wishlist: 'page-wishlist',
  profile: 'page-profile',
  chat: 'page-chat',
  /** A page that did not load, or could not be drawn. */
  contentLost: 'page-content-lost',
} as const

export const ids = {
  /** The search field, or the link to the search page. */
  homeSearch: 'home-search',

  /** The button of the banner that a newer version waits. */
  updateTake: 'update-take',

  /** The back button, and the tabs (the same ids in the bottom bar and in the wide header). */
  back: 'nav-back',
  /** Shares the screen. */
  share: 'share',
  tabHome: 'tab-home',
  tabCategory: 'tab-category',
  tabIndex: 'tab-index',
  tabCart: 'tab-cart',
  tabDashboard: 'tab-dashboard',
  /** The number of pieces on the cart's tab; absent at zero. */
  cartCount: 'cart-count',

  /** The link to the wishlist: in the wide header, on the home page, in the account. */
  wishlistOpen: 'wishlist-open',
  /** The number of products on the wishlist; absent at zero. */
  wishlistCount: 'wishlist-count',

  addressAdd: 'address-add',
  /** The link to the customer chat: on a product, an order, in the account; absent where there is no chat. */
  chatOpen: 'chat-open',
  /**
   * Buttons that open the lists of languages and currencies; the entries are `language-<code>` and `currency-<code>`.
   */
  languageOpen: 'language-open',
  currencyOpen: 'currency-open',

  /** The two buttons of a question over the page. */
  dialogConfirm: 'dialog-confirm',
  dialogCancel: 'dialog-cancel',
  toast: 'toast',
  /** The offline state, and its button. */
  offline: 'offline',
  retry: 'retry',
  compareOpen: 'compare-open',

  /** The link to a shop for visitors and buyers. */
  shopOpen: 'shop-open',
  /** The link to a policy, by its route. */
  policy: (name: string) => `policy-${name}`,
} as const

/** Ids that contain the id of their object. */
export const idOf = {
  productCard: (productId: string) => `product-card-${productId}`,
  cartShop: (shopId: string) => `cart-shop-${shopId}`,
  address: (addressId: string) => `address-${addressId}`,
  orderCard: (orderId: string) => `order-${orderId}`,
  /** The button on an order's card that opens the order. */
  orderOpen: (orderId: string) => `order-open-${orderId}`,
  language: (code: string) => `language-${code}`,
  currency: (code: string) => `currency-${code}`,
  category: (categoryId: string) => `category-${categoryId}`,
  /** The message at a form's field: `login-email` → `login-email-error`. */
  fieldError: (fieldId: string) => `${fieldId}-error`,
} as const
