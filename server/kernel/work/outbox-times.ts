/** When outboxes try again: mails, and messages to other programs. */

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

/** How long one attempt may take before another worker tries: longer than any timeout of an attempt. */
export const LEASE_MS = 5 * MINUTE_MS
/** How many attempts a message gets, over about 19 hours. */
export const MOST_ATTEMPTS = 24
/** After this time a message is no news any more. */
export const OLDEST_MS = 72 * HOUR_MS
/** How long it is kept what a message told of, after it was sent or given up. */
export const RETENTION_MS = 30 * 24 * HOUR_MS

/** The time until the next attempt after this many, in milliseconds: a minute, doubling, up to an hour. */
export const waitAfter = (attempts: number) => Math.min(MINUTE_MS * 2 ** Math.min(attempts - 1, 20), HOUR_MS)
