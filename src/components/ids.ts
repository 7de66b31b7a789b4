/**
 * The ids of what a person reads or taps on, equal on every target: the end-to-end walk finds elements by them, since
 * `id` reaches the page, the mini-program and the native app alike, which a data attribute does not.
 * A page that stays mounted under another one may repeat an id; drivers take the one that is shown.
 */

/** The outermost element of each page: it is there once the page itself (not its loading view) is drawn. */
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
  /** A page that did not come, or could not be drawn. */
  contentLost: 'page-content-lost',
} as const

export const ids = {
  /** The field, or the bar that leads to the search page. */
  homeSearch: 'home-search',
  searchInput: 'search-input',
  searchSubmit: 'search-submit',
  searchSuggestions: 'search-suggestions',
  searchCount: 'search-count',
  searchSort: 'search-sort',
  searchFilter: 'search-filter',
  filterApply: 'filter-apply',

  /** The navigation bar's way back, and the tabs (the same ids in the bottom bar and in the wide header). */
  back: 'nav-back',
  /** Sends the screen to somebody. */
  share: 'share',
  tabHome: 'tab-home',
  tabCategory: 'tab-category',
  tabIndex: 'tab-index',
  tabCart: 'tab-cart',
  tabDashboard: 'tab-dashboard',
  /** The number of pieces on the cart's tab; absent at zero. */
  cartCount: 'cart-count',

  /** The way to the wishlist: in the wide header, on the home page, in the account. */
  wishlistOpen: 'wishlist-open',
  /** How many are on it; absent at zero. */
  wishlistCount: 'wishlist-count',

  productName: 'product-name',
  productPrice: 'product-price',
  /** How many are left, as a text. */
  productStock: 'product-stock',
  addToCart: 'add-to-cart',
  buyNow: 'buy-now',
  /** The confirming button of the sheet that chooses a variant. */
  chooseConfirm: 'choose-confirm',

  cartSelectAll: 'cart-select-all',
  cartTotal: 'cart-total',
  cartCheckout: 'cart-checkout',
  /** What stands where the cart has no lines. */
  cartEmpty: 'cart-empty',
  mycartContinue: 'mycart-continue',

  addressAdd: 'address-add',
  addressName: 'address-name',
  addressPhone: 'address-phone',
  addressEmail: 'address-email',
  addressStreet: 'address-street',
  addressCity: 'address-city',
  addressState: 'address-state',
  addressZip: 'address-zip',
  /** Opens the list of countries; each entry is `address-country-<code>`. */
  addressCountry: 'address-country',
  /** Opens the map, where there is one. */
  addressMap: 'address-map',
  addressSave: 'address-save',
  /** Leaves the shipment step, and then the delivery step. */
  deliveryContinue: 'delivery-continue',

  payTotal: 'pay-total',
  payWallet: 'pay-wallet',
  payCash: 'pay-cash',
  paySubmit: 'pay-submit',
  /** The confirmation (step 5). */
  confirmation: 'confirmation',
  confirmationOrders: 'confirmation-orders',

  orderStatus: 'order-status',
  orderTotal: 'order-total',
  orderPay: 'order-pay',
  orderCancel: 'order-cancel',
  orderComplete: 'order-complete',

  loginEmail: 'login-email',
  loginPassword: 'login-password',
  loginSubmit: 'login-submit',
  loginToRegister: 'login-to-register',
  registerToLogin: 'register-to-login',

  registerName: 'register-name',
  registerEmail: 'register-email',
  registerPassword: 'register-password',
  registerPasswordConfirm: 'register-password-confirm',
  registerInvitation: 'register-invitation',
  registerTerms: 'register-terms',
  registerSubmit: 'register-submit',

  dashboardLogin: 'dashboard-login',
  dashboardName: 'dashboard-name',
  dashboardBalance: 'dashboard-balance',
  walletOpen: 'wallet-open',
  dashboardOrders: 'dashboard-orders',
  logout: 'logout',
  /** The way to the customer chat: on a product, an order, in the account; absent where there is none. */
  chatOpen: 'chat-open',
  /** Open the lists of languages and currencies; the entries are `language-<code>` and `currency-<code>`. */
  languageOpen: 'language-open',
  currencyOpen: 'currency-open',

  /** The two buttons of any question that is asked over the page. */
  dialogConfirm: 'dialog-confirm',
  dialogCancel: 'dialog-cancel',
  toast: 'toast',
  /** What is shown when the network is lost, and its button. */
  offline: 'offline',
  retry: 'retry',
} as const

/** Ids that carry the id of what they stand for. */
export const idOf = {
  productCard: (productId: string) => `product-card-${productId}`,
  /** The heart of a product, on its card and on its page. */
  favourite: (productId: string) => `favourite-${productId}`,
  /** One value of an axis of the variants; taken by place, since values may hold any characters. */
  optionValue: (option: number, value: number) => `option-${option}-${value}`,
  cartLine: (itemId: string) => `cart-line-${itemId}`,
  cartSelect: (itemId: string) => `cart-select-${itemId}`,
  cartMore: (itemId: string) => `cart-more-${itemId}`,
  cartLess: (itemId: string) => `cart-less-${itemId}`,
  cartQty: (itemId: string) => `cart-qty-${itemId}`,
  cartRemove: (itemId: string) => `cart-remove-${itemId}`,
  cartShop: (shopId: string) => `cart-shop-${shopId}`,
  addressCountry: (code: string) => `address-country-${code}`,
  address: (addressId: string) => `address-${addressId}`,
  shippingMethod: (shopId: string, method: string) => `shipping-${shopId}-${method}`,
  orderCard: (orderId: string) => `order-${orderId}`,
  /** The button of an order's card that opens the order. */
  orderOpen: (orderId: string) => `order-open-${orderId}`,
  /** A line of an order's page, by its product. */
  orderLine: (productId: string) => `order-line-${productId}`,
  orderTab: (tab: string) => `order-tab-${tab}`,
  language: (code: string) => `language-${code}`,
  currency: (code: string) => `currency-${code}`,
  sort: (sort: string) => `sort-${sort}`,
  category: (categoryId: string) => `category-${categoryId}`,
  /** The message at a form's field: `login-email` → `login-email-error`. */
  fieldError: (fieldId: string) => `${fieldId}-error`,
} as const
