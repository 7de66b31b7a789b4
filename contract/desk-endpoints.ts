/**
 * The calls of operators, and those of sellers that have no screen in the app (gaps §9). They stand apart so that the
 * app, which makes none of them, does not carry them.
 */
import type { Role } from './entities/user'

const byOperator = <M extends 'GET' | 'POST', P extends string>(method: M, path: P) =>
  ({ method, path, token: 'required', idempotent: false, role: 'operator' satisfies Role }) as const
const bySeller = <M extends 'GET' | 'POST', P extends string>(method: M, path: P) =>
  ({ method, path, token: 'required', idempotent: false, role: 'seller' satisfies Role }) as const

export const deskEndpoints = {
  opsOrders: byOperator('GET', '/ops/orders'),
  opsAccept: byOperator('POST', '/ops/orders/accept'),
  opsShip: byOperator('POST', '/ops/orders/ship'),
  opsTransit: byOperator('POST', '/ops/orders/transit'),
  opsDeliver: byOperator('POST', '/ops/orders/deliver'),

  opsApplications: byOperator('GET', '/ops/applications'),
  opsApplicationsDecide: byOperator('POST', '/ops/applications/decide'),
  opsRecharges: byOperator('GET', '/ops/recharges'),
  opsRechargesDecide: byOperator('POST', '/ops/recharges/decide'),
  opsWithdrawals: byOperator('GET', '/ops/withdrawals'),
  opsWithdrawalsDecide: byOperator('POST', '/ops/withdrawals/decide'),
  opsRefunds: byOperator('GET', '/ops/refunds'),
  opsRefundsDecide: byOperator('POST', '/ops/refunds/decide'),
  opsStorage: byOperator('GET', '/ops/storage'),
  opsStorageDecide: byOperator('POST', '/ops/storage/decide'),

  opsCardRefunds: byOperator('GET', '/ops/card-refunds'),
  opsCardRefundRetry: byOperator('POST', '/ops/card-refunds/retry'),
  opsCardRefundToWallet: byOperator('POST', '/ops/card-refunds/to-wallet'),

  opsCoupons: byOperator('GET', '/ops/coupons'),
  opsCouponMake: byOperator('POST', '/ops/coupons/make'),
  opsCouponChange: byOperator('POST', '/ops/coupons/change'),
  opsCouponEnd: byOperator('POST', '/ops/coupons/end'),

  opsAccounts: byOperator('GET', '/ops/accounts'),
  opsAccountDisable: byOperator('POST', '/ops/accounts/disable'),
  opsAccountEnable: byOperator('POST', '/ops/accounts/enable'),
  opsAudits: byOperator('GET', '/ops/audits'),
  clearProductCache: byOperator('GET', '/customer/product/clear_product_cache'),

  applyProduct: bySeller('POST', '/customer/info/apply_product'),
  applyStorage: bySeller('POST', '/customer/info/apply_storage'),
  shopRequests: bySeller('GET', '/customer/info/shop_requests'),
} as const
