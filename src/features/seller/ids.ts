/** The ids of the screens for sellers and applicants. Apart from src/kit/ids.ts, to keep them out of the first load. */
export const sellerIds = {
  createPage: 'page-shop-create',
  storePage: 'page-store',

  /** In the account: the link to the application, or to the store. */
  open: 'seller-open',
  /** A field of the application or of the settings, by its name in the call. */
  field: (name: string) => `seller-field-${name}`,
  /** Adds the picture of this side of the ID. */
  picture: (side: 'id_front' | 'id_back') => `seller-picture-${side}`,
  agreement: 'seller-agreement',
  send: 'seller-send',
  /** The state of the application: waiting, refused, open. */
  state: (state: 'waiting' | 'refused' | 'open') => `seller-state-${state}`,
  again: 'seller-again',
  toStore: 'seller-to-store',

  denied: 'store-denied',
  become: 'store-become',
  thisMonth: 'store-this-month',
  /** The store's balance, by wallet. */
  balance: (wallet: string) => `store-balance-${wallet}`,
  /** Switches between chart and list. */
  days: 'store-days',
  settings: 'store-settings',
  save: 'store-save',
  manage: 'store-manage',
  publicPage: 'store-public',
  /** The number of orders or variants, by the tab that lists them. */
  count: (tab: string) => `store-count-${tab}`,
  orders: 'store-orders',
  stock: 'store-stock',
  reviews: 'store-reviews',
  payouts: 'store-payouts',
  shipping: (kind: string) => `store-shipping-${kind}`,
} as const
