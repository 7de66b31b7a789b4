/** The limits of what a shop writes about reviews, in characters. */
export const REPLY_MAX = 1_000
export const REPORT_REASON_MAX = 500
