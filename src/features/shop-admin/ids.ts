/** The ids of a seller's screens for orders, stock, prices, reviews and money. */
export const shopAdminIds = {
  ordersPage: 'page-shop-orders',
  orderPage: 'page-shop-order',
  stockPage: 'page-shop-stock',
  reviewsPage: 'page-shop-reviews',
  balancePage: 'page-shop-balance',

  /** Shown instead of a screen to a user who is not a seller. */
  denied: 'seller-denied',
  become: 'seller-become',

  tab: (tab: string) => `seller-tab-${tab}`,
  order: (orderId: string) => `seller-order-${orderId}`,
  open: (orderId: string) => `seller-open-${orderId}`,
  accept: (orderId: string) => `seller-accept-${orderId}`,
  acceptAll: 'seller-accept-all',
  ship: (orderId: string) => `seller-ship-${orderId}`,

  /** The form of a parcel: for a new one, and for the correction of one that is on its way. */
  carrier: 'parcel-carrier',
  /** The name of a carrier that was used before, by its place. */
  known: (place: number) => `parcel-known-${place}`,
  number: 'parcel-number',
  scan: 'parcel-scan',
  send: 'parcel-send',

  status: 'seller-order-status',
  acceptThis: 'seller-order-accept',
  shipThis: 'seller-order-ship',
  deliver: 'seller-order-deliver',
  correct: 'seller-order-correct',
  rest: 'seller-order-rest',
  trackingNumber: 'seller-order-number',
  copyAddress: 'seller-order-copy-address',
  map: 'seller-order-map',
  decline: 'seller-order-decline',
  declineReason: 'seller-decline-reason',

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

  reviewRow: (reviewId: string) => `seller-review-${reviewId}`,
  reply: (reviewId: string) => `seller-reply-${reviewId}`,
  replyText: 'seller-reply-text',
  replySend: 'seller-reply-send',

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
