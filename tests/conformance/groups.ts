/** The groups of rows in docs/specification.md: by what users do with the product, then by how it is built. */

export interface Group {
  readonly title: string
  readonly about: string
  /** Its rows: a row belongs to the first group with a pattern for its id. */
  readonly ids: readonly RegExp[]
}

const of = (family: string, names: string) => new RegExp(`^${family}\\.(${names})$`)

export const GROUPS: readonly Group[] = [
  {
    title: 'Start, languages and currencies',
    about:
      'Souk is an open marketplace: people browse and buy in the shops of many sellers, on the web, in a mini-program ' +
      'and in a native app. Before it draws anything, the app learns which languages, currencies and settings the shop has.',
    ids: [
      of('start', 'order|offline'),
      of('const', 'languages|default-\\w+|static-base'),
      /^(storage|field\.(client|device))\./,
      of('rule', 'name-fallback|price-rounding|amount-truncation|phone-66|rate|colour|relative-time'),
      of('call', 'getCurrency|getLanguages|store'),
      of('wire', 'language-fallback'),
    ],
  },
  {
    title: 'What every screen keeps to',
    about:
      'Screens are opened by links that also work outside the app. Whatever the server or the network does, a screen ' +
      'says in words what happened and offers a way on.',
    ids: [
      /^(transport|face)\./,
      of('route', '404|browser'),
      of('screen', 'paths|parameters|tabs|hash-router|address|filters-kept|lazy-loading|unknown-page|own-nav-bar'),
      of('screen', 'one-route-table|return|deep-link|share-links|section-boundary|analytics'),
      of('const', 'request-timeout|page-loading|chunk-timeout|toast-3s|loading-overlay|number-box|layers'),
    ],
  },
  {
    title: 'Home, notices and reading',
    about: 'What the shop shows first, what it tells its customers, and what anybody may read without an account.',
    ids: [
      of('route', 'home|index|notices|terms|policy-[\\w-]+|blog|blog-detail|chat'),
      /^advert\.|^field\.(notice|article|policy)\./,
      of('session', 'notice-flag|chat-script'),
      of('rule', 'notice-types'),
      of('call', 'systemNotify|notices|noticeRead|noticeInRead|\\w+Policy|aboutUsDocument|articles?'),
    ],
  },
  {
    title: 'Catalogue and search',
    about:
      'Products belong to a shop, a brand and a category, and have variants with prices and stock of their own. All ' +
      'lists are filtered and sorted in the same way.',
    ids: [
      of('route', 'search|product|category|category-detail|brands|recommend|compare|flash|viewed|shop-detail|wishlist'),
      of('screen', 'product-facts|search-history|wishlist-heart'),
      /^field\.(product|card|category|brand|facets|shop|compare|suggest)\./,
      of('rule', 'filters|sorts|compare-max'),
      of('stock', 'best'),
      of('call', 'get(AllBrand|AllCategory|FirstCategory|AllProducts|HotList|New|Recommend|RecommendList|FlashDeals)'),
      of('call', 'seriesCategorys|brand|category|categoryTop3|search|searchSuggest|shop|clearProductCache'),
      of('call', 'compare|history|historyClear|product|favorite|favorites|favoriteRemove'),
    ],
  },
  {
    title: 'Signing in and sessions',
    about:
      'A visitor registers with an e-mail address, or comes in through the short-video platform. The token of a session ' +
      'travels in a header; the server knows its hash alone.',
    ids: [
      of('route', 'login|forgot|tiktok|register|security'),
      /^session\.(?!items-count|cart-merge)/,
      /^field\.(session|userinfo)\./,
      of('rule', 'password-\\w+|terms|invitation|english-names|email|code-life|code-caps'),
      of('const', 'code-length|sms-countdown'),
      of('call', 'login|register|registerSendCode|forgotSendCode|forgotReset|confirmSendCode|loginTiktok|logout'),
      of('call', 'sessions|sessionEnd|sessionsEndOthers|signIns|getUserinfo'),
      of('role', 'visitor'),
    ],
  },
  {
    title: 'Account, addresses and maps',
    about: 'What people say of themselves, where their parcels go, and how they take their data along or leave.',
    ids: [
      of('route', 'dashboard|profile|account|pc-mine|address|choose-location|open-location'),
      of('screen', 'own-invitation'),
      /^(map|field\.(address|profile))\./,
      of('rule', 'leaving|erased|export|payout-told'),
      of('call', 'updateUser|account(Closing|Delete|Keep|Export)|addressAdd|getAddressList|defaultAddress'),
      of('call', 'removeAddress|citys'),
      of('role', 'buyer'),
    ],
  },
  {
    title: 'Cart and coupons',
    about:
      'A visitor’s cart lives on the device and a buyer’s on the server; both are priced by the server. A line can be ' +
      'left out of the purchase without being removed.',
    ids: [
      of('route', 'cart|mycart|cart-edit'),
      of('screen', 'coupon|free-shipping|optimistic-cart|buy-again'),
      of('session', 'items-count|cart-merge'),
      of('const', 'cart-limits'),
      /^field\.cart\./,
      of('money', 'coupon|coupon-split|selected-only'),
      of('stock', 'inactive'),
      of('rule', 'buy-now'),
      of('call', 'cart\\w*|reorder'),
    ],
  },
  {
    title: 'Checkout and payment',
    about:
      'The checkout goes from the cart over address and delivery to payment and confirmation. A quote fixes what will be ' +
      'charged. Money comes from a wallet, from a card, or in cash when the parcel arrives.',
    ids: [
      of('route', 'delivery|pay'),
      of('screen', 'cart-steps|confirmation-kept|card-payment'),
      /^field\.(checkout|quote|payment)\./,
      of('const', 'quote-life'),
      /^money\.(card-|one-debit|pay-button|all-or-none|convert-once)/,
      of('rule', 'card-numbers'),
      of('stock', 'last-unit'),
      of('state', 'card-after-cancel|payment'),
      of('wire', 'quote-changed|amount-changed|card-signature'),
      of('call', 'checkout|checkoutQuote|submitOrder|paymentStart|paymentState|paymentWebhook'),
    ],
  },
  {
    title: 'Orders',
    about:
      'An order goes `to_be_paid` → `paid` → `to_be_shipped` → `shipped` → `in_transit` → `delivered` → ' +
      '`receipt_confirmed` → `completed`, or ends as `cancelled`. For every state it is fixed which action is possible, ' +
      'and with which code any other is refused.',
    ids: [
      of('route', 'purchase|order-detail'),
      of('screen', 'order-facts|order-refund|cancelled-money|cancel-remark'),
      /^(tab|timer|field\.order)\./,
      /^state\.(?!application$|product$|wallet-record$)/,
      of('stock', 'sum|sold'),
      of('action', 'accept|ship'),
      of('call', 'orders?|orderCancel|orderComplete|invoice'),
    ],
  },
  {
    title: 'After the sale',
    about: 'A parcel can be followed. What arrived can be commented on, and its money can be asked back.',
    ids: [
      of('route', 'track|comment|refund|refund-sent'),
      of('action', 'comment|refund'),
      of('const', 'refund-until|comment-until'),
      /^field\.(track|refund|review)\./,
      of('call', 'track|refund|refundCancel|refunds|submitReview|reviews'),
    ],
  },
  {
    title: 'Wallets and the ledger',
    about:
      'Each wallet has a currency. Every movement of money is a set of ledger entries that sum to zero in each currency, ' +
      'and entries are only ever added.',
    ids: [
      of('route', 'wallet|recharge|withdraw'),
      of('screen', 'wallet-facts|card-recharge'),
      /^field\.(wallet|record)\./,
      /^money\./,
      of('rule', 'recharge-min'),
      of('const', 'recharge-limit'),
      of('state', 'wallet-record'),
      of('call', 'getWallets|getUserBalance|recharge|rechargeList|transactionDetails|withdraw|withdrawRecall'),
      of('call', 'transferBalanceToMerchant|bankRecharge'),
    ],
  },
  {
    title: 'Selling',
    about:
      'A user applies to open a store with the pictures of an identity card and a signature. Once operators have ' +
      'approved it, the seller has a store with settings, sales and a link to the seller site, and a desk: products, ' +
      'prices, stock and orders, which operators may keep for a shop as well.',
    ids: [
      of('route', 'shop-create|store'),
      of('rule', 'signature|seller-link'),
      /^field\.(registration|dashboard|store)\./,
      of('state', 'application'),
      of('state', 'product'),
      of('role', 'seller|desk'),
      /^rule\.desk-|^field\.desk\.|^call\.desk[A-Z]/,
      of('call', 'applySeller|storeDashboard|updateStore|sellerPass|applyProduct|applyStorage|shopRequests'),
    ],
  },
  {
    title: 'Operators',
    about:
      'Operators run the market: they decide what users ask for, move orders on, and leave an audit row with each action.',
    ids: [/^ops\./, of('role', 'operator|disable|calls'), /^field\.request\./, /^call\.ops[A-Z]/],
  },
  {
    title: 'Pictures and documents',
    about: 'What people upload, who can see it, and the PDFs that the server writes.',
    ids: [/^(upload|documents|field\.upload)\./, of('const', 'upload-files'), of('call', 'upload')],
  },
  {
    title: 'The wire',
    about:
      'All calls go to `/api` and are answered with an envelope of `code`, `message` and `data`. What a call takes and ' +
      'answers is in `contract/` and in the reference that the server serves at `/api/docs`.',
    ids: [/^(wire|limit)\./, of('const', 'page-size')],
  },
  {
    title: 'Error codes',
    about:
      'The app has a sentence for each code in every language (`code.` rows); the server answers a code exactly when its ' +
      '`answer.` row says so.',
    ids: [/^(code|answer)\./],
  },
  {
    title: 'Running the server',
    about:
      'What an operator of the server can rely on: no acknowledged order is lost, and nothing is started by halves.',
    ids: [/^durable\./, of('start', 'port-in-use|unwritable')],
  },
]
