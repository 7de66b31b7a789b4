/**
 * The calls of operators, and those of sellers without a screen in the app. They are separate so that the app, which
 * uses none of them, does not contain them.
 */
import type { Endpoint } from './endpoints'
import type { Role } from './entities/user'

type Facts = Pick<Endpoint, 'money'>

const byOperator = <M extends 'GET' | 'POST', P extends string>(method: M, path: P, facts: Facts = {}) =>
  ({ method, path, token: 'required', idempotent: false, role: 'operator' satisfies Role, ...facts }) as const
/** Calls that move money, give it away, or decide who gets access: they also require a second factor. */
const byOperatorTwice = <M extends 'GET' | 'POST', P extends string>(method: M, path: P, facts: Facts = {}) =>
  ({ ...byOperator(method, path, facts), secondFactor: true }) as const
const bySeller = <M extends 'GET' | 'POST', P extends string>(method: M, path: P) =>
  ({ method, path, token: 'required', idempotent: false, role: 'seller' satisfies Role }) as const

/** Calls of a shop's desk: sellers use them for their own shop, operators for any shop [role.desk]. */
const byDesk = <M extends 'GET' | 'POST', P extends string>(method: M, path: P, facts: Facts = {}) =>
  ({ method, path, token: 'required', idempotent: false, desk: true, ...facts }) as const
const byDeskOnce = <P extends string>(path: P, facts: Facts & { readonly money: boolean }) =>
  ({ ...byDesk('POST', path, facts), idempotent: true }) as const

export const deskEndpoints = {
  opsSecondFactorStart: byOperator('POST', '/ops/second-factor/start'),
  opsSecondFactorConfirm: byOperator('POST', '/ops/second-factor/confirm'),
  opsSecondFactorCheck: byOperator('POST', '/ops/second-factor/check'),

  opsOrders: byOperator('GET', '/ops/orders'),
  opsAccept: byOperator('POST', '/ops/orders/accept'),
  opsShip: byOperator('POST', '/ops/orders/ship'),
  opsTransit: byOperator('POST', '/ops/orders/transit'),
  opsDeliver: byOperator('POST', '/ops/orders/deliver', { money: true }),

  opsApplications: byOperator('GET', '/ops/applications'),
  opsApplicationsDecide: byOperator('POST', '/ops/applications/decide'),
  opsRecharges: byOperator('GET', '/ops/recharges'),
  opsRechargesDecide: byOperatorTwice('POST', '/ops/recharges/decide', { money: true }),
  opsWithdrawals: byOperator('GET', '/ops/withdrawals'),
  opsWithdrawalsDecide: byOperatorTwice('POST', '/ops/withdrawals/decide', { money: true }),
  opsRefunds: byOperator('GET', '/ops/refunds'),
  opsRefundsDecide: byOperatorTwice('POST', '/ops/refunds/decide', { money: true }),
  opsStorage: byOperator('GET', '/ops/storage'),
  opsStorageDecide: byOperator('POST', '/ops/storage/decide', { money: true }),

  opsCardRefunds: byOperator('GET', '/ops/card-refunds'),
  opsCardRefundRetry: byOperatorTwice('POST', '/ops/card-refunds/retry', { money: true }),
  opsCardRefundToWallet: byOperatorTwice('POST', '/ops/card-refunds/to-wallet', { money: true }),
  opsDisputes: byOperator('GET', '/ops/disputes'),

  opsCoupons: byOperator('GET', '/ops/coupons'),
  opsCouponMake: byOperatorTwice('POST', '/ops/coupons/make'),
  opsCouponChange: byOperatorTwice('POST', '/ops/coupons/change'),
  opsCouponEnd: byOperatorTwice('POST', '/ops/coupons/end'),

  opsAccounts: byOperator('GET', '/ops/accounts'),
  opsAccountDisable: byOperatorTwice('POST', '/ops/accounts/disable'),
  opsAccountEnable: byOperatorTwice('POST', '/ops/accounts/enable'),
  opsAudits: byOperator('GET', '/ops/audits'),
  opsSignIns: byOperator('GET', '/ops/sign-ins'),
  clearProductCache: byOperator('GET', '/customer/product/clear_product_cache'),

  applyProduct: bySeller('POST', '/customer/info/apply_product'),
  applyStorage: bySeller('POST', '/customer/info/apply_storage'),
  shopRequests: bySeller('GET', '/customer/info/shop_requests'),

  deskProducts: byDesk('GET', '/seller/products'),
  deskProduct: byDesk('GET', '/seller/product'),
  deskProductSave: byDeskOnce('/seller/product/save', { money: true }),
  deskProductState: byDesk('POST', '/seller/product/state'),
  deskProductCopy: byDeskOnce('/seller/product/copy', { money: false }),
  deskProductRemove: byDesk('POST', '/seller/product/remove'),
  deskProductLog: byDesk('GET', '/seller/product/log'),
  deskPrices: byDesk('POST', '/seller/prices'),
  deskStock: byDesk('GET', '/seller/stock'),
  deskStockLog: byDesk('GET', '/seller/stock/log'),
  deskStockSet: byDeskOnce('/seller/stock/set', { money: true }),
  deskOrders: byDesk('GET', '/seller/orders'),
  deskOrder: byDesk('GET', '/seller/order'),
  deskOrderAccept: byDeskOnce('/seller/order/accept', { money: false }),
  deskOrderShip: byDeskOnce('/seller/order/ship', { money: false }),
  deskOrderParcel: byDesk('POST', '/seller/order/parcel'),
  deskOrderDeliver: byDeskOnce('/seller/order/deliver', { money: true }),
} as const
