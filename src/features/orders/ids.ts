/** The ids of what an order says beyond its goods, beside src/kit/ids.ts: the tabs do not carry them. */
export const orderFactsIds = {
  /** The remark of a cancellation. */
  cancelRemark: 'order-cancel-remark',
} as const

export const ordersIds = {
  trackPage: 'page-track',

  /** The ways to them: from an order, and from the account. */
  track: 'order-track',
  comment: 'order-comment',
  refund: 'order-refund',
  /** The state of an order's refund, at the order. */
  refundOf: (orderId: string) => `order-refund-state-${orderId}`,

  /** The list of sightings, and its empty state. */
  sightings: 'track-sightings',
  reorder: 'order-reorder',
  /** The way from an address to where it lies. */
  address: 'map-address',
  /** Opens the invoice of an order. */
  invoice: 'order-invoice',

  orderStatus: 'order-status',
  orderTotal: 'order-total',
  orderPay: 'order-pay',
  orderCancel: 'order-cancel',
  orderComplete: 'order-complete',
  /** A line of an order's page, by its product. */
  orderLine: (productId: string) => `order-line-${productId}`,
  orderTab: (tab: string) => `order-tab-${tab}`,
} as const
