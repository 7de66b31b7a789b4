/**
 * The calls of a shop that the app makes on the screens for sellers. They are apart from contract/endpoints/app.ts,
 * because only these screens load them; src/services/seller.ts makes them. More of them are in
 * contract/seller-endpoints.ts.
 */
import type { Endpoint } from './app'
import type { Role } from '../base/roles'

type Facts = Pick<Endpoint, 'money'>

/** Calls of a shop: sellers use them for their own shop, operators for any shop [role.shop-calls]. */
export const byShop = <M extends 'GET' | 'POST', P extends string>(method: M, path: P, facts: Facts = {}) =>
  ({ method, path, token: 'required', idempotent: false, ofShop: true, ...facts }) as const
export const byShopOnce = <P extends string>(path: P, facts: Facts & { readonly money: boolean }) =>
  ({ ...byShop('POST', path, facts), idempotent: true }) as const
/** Calls that only the seller of a shop makes. */
export const bySeller = <M extends 'GET' | 'POST', P extends string>(method: M, path: P) =>
  ({ method, path, token: 'required', idempotent: false, role: 'seller' satisfies Role }) as const

export const shopEndpoints = {
  sellerPrices: byShop('POST', '/seller/prices'),
  sellerStock: byShop('GET', '/seller/stock'),
  sellerStockSet: byShopOnce('/seller/stock/set', { money: true }),
  sellerOrders: byShop('GET', '/seller/orders'),
  sellerOrder: byShop('GET', '/seller/order'),
  sellerOrderAccept: byShopOnce('/seller/order/accept', { money: false }),
  sellerOrderShip: byShopOnce('/seller/order/ship', { money: false }),
  sellerOrderParcel: byShop('POST', '/seller/order/parcel'),
  sellerOrderDeliver: byShopOnce('/seller/order/deliver', { money: true }),
  sellerOrderDecline: byShopOnce('/seller/order/decline', { money: true }),
  sellerReviews: byShop('GET', '/seller/reviews'),
  sellerReviewReply: byShop('POST', '/seller/review/reply'),
  sellerBalance: byShop('GET', '/seller/balance'),
  sellerPayout: { ...bySeller('POST', '/seller/payout'), idempotent: true, money: true, guessable: true },
} as const satisfies Record<string, Endpoint>

export type ShopCall = keyof typeof shopEndpoints

/** The calls that carry an idempotency key. */
export type IdempotentShopCall = {
  [N in ShopCall]: (typeof shopEndpoints)[N]['idempotent'] extends true ? N : never
}[ShopCall]
