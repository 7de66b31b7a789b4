/** The groups of rows in docs/specification.md: by what users do with the product, then by how it is built. */

export interface Group {
  readonly title: string
  readonly about: string
  /** Patterns for the ids of its rows. A row belongs to the first group with a pattern that matches. */
  readonly ids: readonly RegExp[]
}

const of = (family: string, names: string) => new RegExp(`^${family}\\.(${names})$`)

export const GROUPS: readonly Group[] = [
  {
    title: 'Start, languages and currencies',
    about:
      'Souk is an open marketplace: people browse and buy in the shops of many sellers, on the web, in a mini-program ' +
      'and in a native app. Before it shows anything, the app loads the languages, currencies and settings of the shop.',
    ids: [
      of('start', 'order|offline'),
      of('const', 'languages|default-\\w+|static-base'),
      /^(storage|field\.(client|device))\./,
      of('rule', 'name-fallback|price-rounding|amount-truncation|phone-66|rate|colour|relative-time'),
      of('call', 'getCurrency|getLanguages|start|store'),
      of('wire', 'language-fallback'),
    ],
  },
  {
    title: 'Rules for all screens',
    about:
      'Screens are opened by links that also work outside the app. If the server or the network fails, a screen shows ' +
      'a message and a way to continue.',
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
    about: 'The first screens of the shop, its notices to customers, and the pages that everyone can read.',
    ids: [
      of('route', 'home|index|notices|terms|policy-[\\w-]+|blog|blog-detail|chat'),
      /^advert\.|^rule\.advert-times$|^field\.(notice|article|policy)\./,
      of('session', 'notice-flag|chat-script'),
      of('rule', 'notice-types'),
      of('call', 'systemNotify|notices|noticeRead|noticeInRead|\\w+Policy|aboutUsDocument|articles?'),
    ],
  },
  {
    title: 'Catalogue and search',
    about:
      'Products belong to a shop, a brand and a category, and have variants, each with its price and stock. All ' +
      'lists are filtered and sorted in the same way.',
    ids: [
      of('route', 'search|product|category|category-detail|brands|recommend|compare|flash|viewed|shop-detail|wishlist'),
      of('screen', 'product-facts|search-history|wishlist-heart'),
      /^field\.(product|card|category|brand|facets|shop|compare|suggest)\./,
      of('rule', 'filters|sorts|sold-out-last|goes-well|compare-max|search|search-\\w+'),
      of('stock', 'best'),
      of('call', 'get(AllBrand|AllCategory|FirstCategory|AllProducts|HotList|New|Recommend|RecommendList|FlashDeals)'),
      of('call', 'seriesCategorys|brand|category|categoryTop3|search|searchSuggest|shop|clearProductCache'),
      of('call', 'compare|history|historyClear|product|favorite|favorites|favoriteRemove'),
      of('rule', 'search-recall'),
    ],
  },
  {
    title: 'Signing in and sessions',
    about:
      'A visitor registers with an e-mail address, signs in through the short-video platform, or orders as a guest. The token of a session ' +
      'is sent in a header; the server stores only its hash.',
    ids: [
      of('route', 'login|forgot|tiktok|register|security'),
      /^session\.(?!items-count|cart-merge|merge-ticks|merge-checkout)/,
      /^field\.(session|userinfo)\./,
      of('rule', 'password-\\w+|terms|invitation|english-names|email|code-life|code-caps'),
      of('const', 'code-length|sms-countdown'),
      of('call', 'login|register|registerSendCode|forgotSendCode|forgotReset|confirmSendCode|loginTiktok|logout'),
      of('call', 'loginByOrder|sendOrderLink|changeGuestEmail|claimOrders|registerGuest|registerFromGuest'),
      of('call', 'sessions|sessionEnd|sessionsEndOthers|signIns|getUserinfo'),
      of('role', 'visitor|guests|guests-\\w+'),
      of('rule', 'guest-links|guest-email'),
    ],
  },
  {
    title: 'Account, addresses and maps',
    about: 'Profiles, addresses, maps, the export of personal data, and closing an account.',
    ids: [
      of('route', 'dashboard|profile|account|pc-mine|address|choose-location|open-location'),
      of('screen', 'own-invitation'),
      /^(map|field\.(address|profile))\./,
      of('rule', 'leaving|erased|export|payout-told'),
      of('call', 'updateUser|account(Closing|Delete|Keep|Export)|addressAdd|getAddressList|defaultAddress'),
      of('call', 'removeAddress|citys|postalCode'),
      of('role', 'buyer'),
    ],
  },
  {
    title: 'Cart and coupons',
    about:
      'A visitor’s cart is stored on the device and a buyer’s on the server; the server prices both. A line can be ' +
      'deselected, so that it stays in the cart but is not bought.',
    ids: [
      of('route', 'cart|mycart|cart-edit'),
      of('screen', 'coupon|free-shipping|optimistic-cart|buy-again|waiting-payment|cart-price'),
      of('session', 'items-count|cart-merge|merge-ticks|merge-checkout'),
      of('const', 'cart-limits'),
      /^field\.cart\./,
      of('money', 'coupon|coupon-split|selected-only'),
      of('stock', 'inactive|changed-variants'),
      of('rule', 'buy-now|shop-voucher|coupon-offers'),
      of('call', 'cart\\w*|reorder'),
    ],
  },
  {
    title: 'Checkout and payment',
    about:
      'The checkout leads from the cart to address, delivery, payment and confirmation. A quote fixes the amount that ' +
      'will be charged. Buyers pay from a wallet, by card, or in cash when the parcel arrives.',
    ids: [
      of('route', 'delivery|pay'),
      of('screen', 'cart-steps|confirmation-kept|after-paying|card-payment'),
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
      '`receipt_confirmed` → `completed`, or ends as `cancelled`. In each state, some actions are possible, ' +
      'and each other action is refused with a code.',
    ids: [
      of('route', 'purchase|order-detail'),
      of('screen', 'order-facts|order-refund|cancelled-money|cancel-remark'),
      /^(tab|timer|field\.order)\./,
      /^state\.(?!application$|product$|wallet-record$)/,
      of('stock', 'sum|sold'),
      of('action', 'accept|decline|ship'),
      of('call', 'orders?|orderCancel|orderComplete|invoice'),
    ],
  },
  {
    title: 'After the sale',
    about:
      'Buyers can track a parcel, write to the shop about an order, review the products that they received, and request ' +
      'refunds.',
    ids: [
      of('route', 'track|comment|refund|refund-sent'),
      of('action', 'comment|refund'),
      of('const', 'refund-until|comment-until'),
      /^rule\.message-|^field\.order-message$/,
      /^call\.(order|seller)Messages?(Send|Read)?$/,
      /^field\.(track|refund|review)\./,
      of('call', 'track|refund|refundCancel|refunds|submitReview|reviews'),
    ],
  },
  {
    title: 'Wallets and the ledger',
    about:
      'Each wallet has a currency. Every movement of money is a set of ledger entries that sum to zero in each currency, ' +
      'and entries are never changed or deleted.',
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
      'approved it, the seller has a store with settings, sales and a link to the seller site, and manages it: products, ' +
      'prices, stock and orders. Operators can do so for any shop.',
    ids: [
      of('route', 'shop-create|store|shop-orders?|shop-stock|shop-reviews|shop-balance'),
      of('rule', 'signature|seller-link'),
      /^field\.(registration|dashboard|store)\./,
      of('state', 'application'),
      of('state', 'product'),
      of('role', 'seller|shop-calls'),
      /^rule\.(seller|import|export)-|^rule\.(brand-suggested|report-sales|report-idle|searches|list-csv)$|^field\.(seller\.|report$)|^call\.(seller[A-Z])/,
      of('call', 'applySeller|storeDashboard|updateStore|sellerPass|applyProduct|applyStorage|shopRequests'),
    ],
  },
  {
    title: 'Mails and webhooks',
    about:
      'What people wait for reaches them by mail as well, in their own language. Mails leave through an outbox, so that ' +
      'none is lost and none is sent twice; messages to other programs leave in the same way.',
    ids: [/^rule\.(mail|webhook)-/, of('call', 'mailChoices|mailChoose')],
  },
  {
    title: 'Operators',
    about:
      'Operators run the market: they decide about requests of users and move orders on. Each action adds an audit entry.',
    ids: [
      /^ops\./,
      of('role', 'operator|disable|calls'),
      /^field\.(request|ops)\./,
      /^rule\.(ops-|synonyms|safe-html|advert-link|review-hidden)/,
      /^call\.ops[A-Z]/,
    ],
  },
  {
    title: 'The console',
    about:
      'One web app for the work of sellers and operators, on the same server, and outside of what buyers download.',
    ids: [/^console\./],
  },
  {
    title: 'Pictures and documents',
    about: 'Uploads, who can see them, and the PDFs that the server makes.',
    ids: [/^(upload|documents|field\.upload)\./, of('const', 'upload-files'), of('call', 'upload')],
  },
  {
    title: 'The wire',
    about:
      'All calls go to `/api` and are answered with an envelope of `code`, `message` and `data`. The fields of calls ' +
      'and answers are in `contract/` and in the reference that the server shows at `/api/docs`.',
    ids: [/^(wire|limit)\./, of('const', 'page-size')],
  },
  {
    title: 'Error codes',
    about:
      'The app has a message for each code in every language (`code.` rows). The `answer.` rows define when the server ' +
      'answers a code.',
    ids: [/^(code|answer)\./],
  },
  {
    title: 'Running the server',
    about:
      'Guarantees for those who run a server: no acknowledged order is lost, and a server starts completely or not at all.',
    ids: [/^durable\./, of('start', 'port-in-use|unwritable|company')],
  },
]
