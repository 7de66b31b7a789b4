import type { RouteName } from '@/routes'

/** The buyer's screens, each with the entry of the account's menu under which it is. */
export const ACCOUNT_SCREENS = {
  pcMine: 'pcMine',
  orders: 'orders',
  order: 'orders',
  track: 'orders',
  comment: 'orders',
  refundSent: 'refundSent',
  refund: 'refundSent',
  wallet: 'wallet',
  recharge: 'wallet',
  withdraw: 'wallet',
  wishlist: 'wishlist',
  viewed: 'viewed',
  address: 'address',
  notices: 'notices',
  profile: 'profile',
  security: 'profile',
  account: 'profile',
  dashboard: 'dashboard',
} as const satisfies Partial<Record<RouteName, RouteName>>

export type AccountScreen = keyof typeof ACCOUNT_SCREENS
/** A screen that has its own entry in the menu. */
export type AccountEntry = (typeof ACCOUNT_SCREENS)[AccountScreen]
