import * as constants from './constants'

/**
 * The limits of docs/specification.md, repeated here on purpose: tests that use a constant prove the behaviour at the
 * limit, not its value.
 */
const TOLD: Readonly<Record<keyof typeof constants, number | string>> = {
  PAGE_SIZE: 20,
  PAGE_SIZE_MAX: 50,
  REQUEST_TIMEOUT_MS: 60_000,
  TOAST_MS: 3_000,
  LOADING_OVERLAY_CLEAR_MS: 2_000,
  PAGE_LOADING_DELAY_MS: 200,
  PAGE_LOADING_TIMEOUT_MS: 60_000,
  CHUNK_LOAD_TIMEOUT_MS: 120_000,
  DEFAULT_CURRENCY: 'USD',
  BASE_CURRENCY: 'USD',
  NUMBER_BOX_MIN: 1,
  NUMBER_BOX_STEP: 1,
  CODE_LENGTH: 6,
  SMS_CODE_COUNTDOWN_S: 60,
  CODE_LIFE_S: 600,
  CODE_TRIES: 5,
  SOCIAL_SIGN_IN_LIFE_S: 600,
  UPLOAD_MAX_FILES: 52,
  UPLOAD_MAX_BYTES: 15_728_640,
  UPLOAD_URL_LIFE_S: 300,
  UPLOAD_WAITS_S: 86_400,
  LAYER_TOAST: 10_090,
  LAYER_POPUP: 10_075,
  POPUP_ADVERT_EVERY_S: 86_400,
  TOKEN_LIFE_S: 2_592_000,
  IDEMPOTENCY_LIFE_S: 86_400,
  QUOTE_LIFE_S: 1_800,
  LOGIN_LOCK_TRIES: 5,
  LOGIN_LOCK_S: 900,
  TO_BE_PAID_LIFE_S: 86_400,
  ACCEPT_AFTER_S: 600,
  COMPLETE_AFTER_S: 604_800,
  REFUND_UNTIL_S: 1_296_000,
  COMMENT_UNTIL_S: 7_776_000,
  BEST_SELLER_DAYS: 30,
  CART_LINE_MAX: 999,
  ADDRESSES_MAX: 50,
  FAVORITES_MAX: 500,
  COMPARE_MAX: 4,
  VIEWED_MAX: 50,
  CART_LINES_MAX: 100,
  INTAKE_MAX: 100_000,
  STOCK_MAX: 1_000_000_000,
}

it('are those of the specification, and no others', () => {
  expect({ ...constants }).toEqual(TOLD)
})
