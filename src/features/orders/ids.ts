/** The ids of an order's details. Apart from src/kit/ids.ts, to keep them out of the tabs. */
export const orderFactsIds = {
  /** The remark of a cancellation. */
  cancelRemark: 'order-cancel-remark',
} as const

export const ordersIds = {
  trackPage: 'page-track',

  /** The links to tracking, comments and refunds: from an order, and from the account. */
  track: 'order-track',
  comment: 'order-comment',
  refund: 'order-refund',
  /** The state of an order's refund, on the order. */
  refundOf: (orderId: string) => `order-refund-state-${orderId}`,

  /** The list of tracking events, and its empty state. */
  sightings: 'track-sightings',
  /** The number of one of several parcels, and what says that more follows. */
  parcel: (parcelId: string) => `order-parcel-${parcelId}`,
  rest: 'order-rest',
  reorder: 'order-reorder',
  /** Unfolds what happened to an order. */
  history: 'order-history',
  /** The link from an address to the map. */
  address: 'map-address',
  /** Opens the invoice of an order. */
  invoice: 'order-invoice',

  /** The messages of an order: what opens them, the field for one, what sends it, and the list. */
  messages: 'order-messages',
  messageText: 'order-message-text',
  messageSend: 'order-message-send',
  messageList: 'order-message-list',
  message: (messageId: string) => `order-message-${messageId}`,

  /** A link in a mail that holds no more, and what sends another one. */
  linkOver: 'page-link-over',
  linkSend: 'order-link-send',
  /** Logs an account out, to open the order of a guest. */
  logOut: 'order-log-out',
  /** Puts what was ordered without an account with the other orders. */
  claim: 'order-claim',

  orderStatus: 'order-status',
  orderTotal: 'order-total',
  orderPay: 'order-pay',
  orderCancel: 'order-cancel',
  orderComplete: 'order-complete',
  /** A line on an order's page, by its product. */
  orderLine: (productId: string) => `order-line-${productId}`,
  orderTab: (tab: string) => `order-tab-${tab}`,
} as const

/** The steps on an order's page. */
export const stepIds = {
  pay: ordersIds.orderPay,
  track: ordersIds.track,
  complete: ordersIds.orderComplete,
  comment: ordersIds.comment,
  cancel: ordersIds.orderCancel,
  refund: ordersIds.refund,
  again: ordersIds.reorder,
} as const
