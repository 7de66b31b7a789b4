/** The ids of tracking, comments and refunds. Apart from src/kit/ids.ts, to keep them out of the first load. */
export const afterSaleIds = {
  commentPage: 'page-comment',
  refundPage: 'page-refund',
  refundsPage: 'page-refunds',
  refunds: 'refunds-open',

  star: (star: number) => `comment-star-${star}`,
  summary: 'comment-summary',
  content: 'comment-content',
  reviewPictures: 'comment-pictures',
  publish: 'comment-publish',

  item: (itemId: string) => `refund-item-${itemId}`,
  /** The stepper of a line: less, the number, more. */
  pieces: (itemId: string) => ({
    less: `refund-less-${itemId}`,
    value: `refund-pieces-${itemId}`,
    more: `refund-more-${itemId}`,
  }),
  reason: (reason: string) => `refund-reason-${reason}`,
  details: 'refund-details',
  proofs: 'refund-proofs',
  amount: 'refund-amount',
  send: 'refund-send',

  /** A requested refund. */
  card: (refundId: string) => `refund-card-${refundId}`,
  state: (refundId: string) => `refund-state-${refundId}`,
  cancel: (refundId: string) => `refund-cancel-${refundId}`,
  /** A picture of a refund, counted from 1, and the one that is shown large. */
  proof: (refundId: string, n: number) => `refund-proof-${refundId}-${n}`,
  proofLarge: 'refund-proof-large',
} as const
