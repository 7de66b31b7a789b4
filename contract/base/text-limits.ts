/** The maximum length of texts that users type, in characters, where app and server both check it. */

/** Remarks on orders and recharges, and the reason of a refund. */
export const REMARK_MAX = 500
/** Search texts, and the beginning of a brand. */
export const SEARCH_MAX = 100
export const COUPON_CODE_MAX = 40
export const REVIEW_SUMMARY_MAX = 120
export const REVIEW_TEXT_MAX = 2_000
/** The parts of an address. */
export const ADDRESS_MAX = { name: 120, street: 200, zip: 20, city: 100, state: 100 } as const

/** How many words a group of synonyms has. */
export const SYNONYMS_MIN = 2
export const SYNONYMS_MAX = 20
/** The longest synonym. */
export const SYNONYM_LENGTH_MAX = 40
