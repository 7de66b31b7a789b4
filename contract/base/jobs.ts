/** The server's workers, by name: how long after the end of a round the next one begins, in milliseconds. */
export const JOB_EVERY_MS = {
  cards: 1_000,
  imports: 1_000,
  search: 1_000,
  names: 2_000,
  mails: 2_000,
  webhooks: 2_000,
  orders: 15_000,
  settlements: 15_000,
  sales: 15_000,
  digests: 300_000,
  'best-sellers': 300_000,
  housekeeping: 3_600_000,
} as const
export type JobName = keyof typeof JOB_EVERY_MS
export const JOB_NAMES = Object.keys(JOB_EVERY_MS) as JobName[]
