/** The ids of a seller's screens for orders, stock, prices, reviews and money. */
export const deskIds = {
  ordersPage: 'page-shop-orders',
  orderPage: 'page-shop-order',
  stockPage: 'page-shop-stock',
  reviewsPage: 'page-shop-reviews',
  balancePage: 'page-shop-balance',

  /** Shown instead of a screen to a user who is not a seller. */
  denied: 'desk-denied',
  become: 'desk-become',

  tab: (tab: string) => `desk-tab-${tab}`,
  order: (orderId: string) => `desk-order-${orderId}`,
  open: (orderId: string) => `desk-open-${orderId}`,
  accept: (orderId: string) => `desk-accept-${orderId}`,
  acceptAll: 'desk-accept-all',
  ship: (orderId: string) => `desk-ship-${orderId}`,

  /** The form of a parcel: for a new one, and for the correction of one that is on its way. */
  carrier: 'parcel-carrier',
  /** The name of a carrier that was used before, by its place. */
  known: (place: number) => `parcel-known-${place}`,
  number: 'parcel-number',
  scan: 'parcel-scan',
  send: 'parcel-send',

  status: 'desk-order-status',
  acceptThis: 'desk-order-accept',
  shipThis: 'desk-order-ship',
  deliver: 'desk-order-deliver',
  correct: 'desk-order-correct',
  rest: 'desk-order-rest',
  trackingNumber: 'desk-order-number',
  copyAddress: 'desk-order-copy-address',
  map: 'desk-order-map',
  decline: 'desk-order-decline',
  declineReason: 'desk-decline-reason',

  variant: (skuId: string) => `stock-${skuId}`,
  less: (skuId: string) => `stock-less-${skuId}`,
  pieces: (skuId: string) => `stock-pieces-${skuId}`,
  more: (skuId: string) => `stock-more-${skuId}`,
  change: (skuId: string) => `stock-change-${skuId}`,
  price: (skuId: string) => `stock-price-${skuId}`,
  /** What is not saved yet, on the variant. */
  pending: (skuId: string) => `stock-pending-${skuId}`,
  field: (name: string) => `stock-field-${name}`,
  apply: 'stock-apply',
  discard: 'stock-discard',
  review: 'stock-review',
  reason: (reason: string) => `stock-reason-${reason}`,
  save: 'stock-save',

  reviewRow: (reviewId: string) => `desk-review-${reviewId}`,
  reply: (reviewId: string) => `desk-reply-${reviewId}`,
  replyText: 'desk-reply-text',
  replySend: 'desk-reply-send',

  available: 'balance-available',
  held: 'balance-held',
  /** What is on its way out of a wallet. */
  leaving: (wallet: string) => `balance-leaving-${wallet}`,
  line: (lineId: string) => `balance-line-${lineId}`,
  withdrawals: 'balance-withdrawals',
  payOut: 'balance-pay-out',
  payoutAmount: 'payout-amount',
  payoutAll: 'payout-all',
  payoutTo: (target: string) => `payout-to-${target}`,
  payoutAccount: 'payout-account',
  payoutWallet: (wallet: string) => `payout-wallet-${wallet}`,
  payoutPassword: 'payout-password',
  payoutSend: 'payout-send',
} as const
