/** The limits and constants that app and server share. Seconds, unless the name says otherwise. */
export const PAGE_SIZE = 20
export const DAY_MS = 86_400_000
export const PAGE_SIZE_MAX = 50
/** The maximum number of rows that a list counts, and has on its pages [wire.count-more]. */
export const COUNT_MAX = 10_000
export const REQUEST_TIMEOUT_MS = 60_000
export const TOAST_MS = 3_000
export const LOADING_OVERLAY_CLEAR_MS = 2_000
export const PAGE_LOADING_DELAY_MS = 200
export const PAGE_LOADING_TIMEOUT_MS = 60_000
export const CHUNK_LOAD_TIMEOUT_MS = 120_000
export const DEFAULT_CURRENCY = 'USD'
/** The currency of the catalogue and of orders. */
export const BASE_CURRENCY = 'USD'
export const NUMBER_BOX_MIN = 1
export const NUMBER_BOX_STEP = 1
export const CODE_LENGTH = 6
export const SMS_CODE_COUNTDOWN_S = 60
/** How long a verification code is valid, and how many wrong attempts it allows [rule.code-life]. */
export const CODE_LIFE_S = 10 * 60
export const CODE_TRIES = 5
/** How long a user may take on another platform's sign-in page. */
export const SOCIAL_SIGN_IN_LIFE_S = 10 * 60
/** The maximum number of files of one form, and of one user's files waiting for a form. */
export const UPLOAD_MAX_FILES = 52
export const UPLOAD_MAX_BYTES = 15 * 1_048_576
/** How long the address of a private file is valid. */
export const UPLOAD_URL_LIFE_S = 5 * 60
/** How long a file waits for a form that takes it. */
export const UPLOAD_WAITS_S = 86_400
export const LAYER_TOAST = 10_090
export const LAYER_POPUP = 10_075
export const POPUP_ADVERT_EVERY_S = 86_400
export const TOKEN_LIFE_S = 30 * 86_400
export const IDEMPOTENCY_LIFE_S = 86_400
export const QUOTE_LIFE_S = 30 * 60
/**
 * The number of wrong passwords before a lock, for logins and for confirmed changes, and its duration [session.lock].
 */
export const LOGIN_LOCK_TRIES = 5
export const LOGIN_LOCK_S = 15 * 60
export const TO_BE_PAID_LIFE_S = 24 * 3_600
/** After what time a paid order that the shop has not answered is accepted; in the demo, the server acts for the shops. */
export const ACCEPT_AFTER_S = 24 * 3_600
export const ACCEPT_IN_DEMO_S = 10 * 60
export const COMPLETE_AFTER_S = 7 * 86_400
/** How long after delivery goods can be returned, and reviewed [const.refund-until] [const.comment-until]. */
export const REFUND_UNTIL_S = 15 * 86_400
export const COMMENT_UNTIL_S = 90 * 86_400
/** The sales period for popularity: days. */
export const BEST_SELLER_DAYS = 30
/** The maximum number of pieces in a cart line. */
export const CART_LINE_MAX = 999
/** The maximum number of addresses in a book, which is not paged. */
export const ADDRESSES_MAX = 50
/** The maximum number of wishlist entries; the app loads all of them, to draw its hearts. */
export const FAVORITES_MAX = 500
/** The maximum number of compared products [rule.compare-max]. */
export const COMPARE_MAX = 4
/** The maximum number of viewed products that a device stores for a visitor. */
export const VIEWED_MAX = 50
/** The maximum number of lines in a cart, and in a merge or quote of a visitor's cart. */
export const CART_LINES_MAX = 100
/** How many coupons a cart is offered at most. */
export const COUPON_OFFERS_MAX = 3
/** The maximum number of pieces in a stock intake, and of a variant after it. */
export const INTAKE_MAX = 100_000
export const STOCK_MAX = 1_000_000_000
/** Departments, and two levels of categories below them: what the app's pages show. */
export const CATEGORY_LEVELS_MAX = 3
