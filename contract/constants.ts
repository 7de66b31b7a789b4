/** The limits and constants that app and server share. Seconds unless the name says otherwise. */
export const PAGE_SIZE = 20
export const PAGE_SIZE_MAX = 50
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
/** How long a verification code is good, and how many wrong tries it bears [rule.code-life]. */
export const CODE_LIFE_S = 10 * 60
export const CODE_TRIES = 5
/** How long a person may take on another platform's page to sign in there. */
export const SOCIAL_SIGN_IN_LIFE_S = 10 * 60
/** The most files of one form, and the most that one person may have waiting for a form. */
export const UPLOAD_MAX_FILES = 52
export const UPLOAD_MAX_BYTES = 15 * 1_048_576
/** How long the address of a private file can be opened. */
export const UPLOAD_URL_LIFE_S = 5 * 60
/** How long a file waits for the form that uses it. */
export const UPLOAD_WAITS_S = 86_400
export const LAYER_TOAST = 10_090
export const LAYER_POPUP = 10_075
export const POPUP_ADVERT_EVERY_S = 86_400
export const TOKEN_LIFE_S = 30 * 86_400
export const IDEMPOTENCY_LIFE_S = 86_400
export const QUOTE_LIFE_S = 30 * 60
/** Wrong passwords, of a login as of a change that asks for the password, and how long they lock [session.lock]. */
export const LOGIN_LOCK_TRIES = 5
export const LOGIN_LOCK_S = 15 * 60
export const TO_BE_PAID_LIFE_S = 24 * 3_600
export const ACCEPT_AFTER_S = 10 * 60
export const COMPLETE_AFTER_S = 7 * 86_400
/**
 * How long after their arrival goods can be sent back, and can be commented on [const.refund-until]
 * [const.comment-until].
 */
export const REFUND_UNTIL_S = 15 * 86_400
export const COMMENT_UNTIL_S = 90 * 86_400
/** How far back sales count for what is popular: days. */
export const BEST_SELLER_DAYS = 30
/** The most pieces of one SKU that a cart line may hold. */
export const CART_LINE_MAX = 999
/** The most addresses of one book, which is answered as a whole. */
export const ADDRESSES_MAX = 50
/** The most entries of one wishlist; the app knows all of them, to draw its hearts. */
export const FAVORITES_MAX = 500
/** The most products side by side [rule.compare-max]. */
export const COMPARE_MAX = 4
/** The most products viewed that a device remembers of a visitor. */
export const VIEWED_MAX = 50
/** The most lines of one cart, and of one merge or quote of a visitor's cart. */
export const CART_LINES_MAX = 100
/** The most pieces of one stock intake, and the most that one variant may hold after it. */
export const INTAKE_MAX = 100_000
export const STOCK_MAX = 1_000_000_000
