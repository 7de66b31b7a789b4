/**
 * The calls of a shop's desk that the app makes on the screens for sellers. They are apart from contract/endpoints.ts,
 * because only these screens load them; src/services/desk.ts makes them. More calls of the desk are in
 * contract/desk-endpoints.ts.
 */
import type { Endpoint } from './endpoints'
import type { Role } from './entities/user'

type Facts = Pick<Endpoint, 'money'>

/** Calls of a shop's desk: sellers use them for their own shop, operators for any shop [role.desk]. */
export const byDesk = <M extends 'GET' | 'POST', P extends string>(method: M, path: P, facts: Facts = {}) =>
  ({ method, path, token: 'required', idempotent: false, desk: true, ...facts }) as const
export const byDeskOnce = <P extends string>(path: P, facts: Facts & { readonly money: boolean }) =>
  ({ ...byDesk('POST', path, facts), idempotent: true }) as const
/** Calls that only the seller of a shop makes. */
export const bySeller = <M extends 'GET' | 'POST', P extends string>(method: M, path: P) =>
  ({ method, path, token: 'required', idempotent: false, role: 'seller' satisfies Role }) as const

export const shopEndpoints = {
  deskPrices: byDesk('POST', '/seller/prices'),
  deskStock: byDesk('GET', '/seller/stock'),
  deskStockSet: byDeskOnce('/seller/stock/set', { money: true }),
  deskOrders: byDesk('GET', '/seller/orders'),
  deskOrder: byDesk('GET', '/seller/order'),
  deskOrderAccept: byDeskOnce('/seller/order/accept', { money: false }),
  deskOrderShip: byDeskOnce('/seller/order/ship', { money: false }),
  deskOrderParcel: byDesk('POST', '/seller/order/parcel'),
  deskOrderDeliver: byDeskOnce('/seller/order/deliver', { money: true }),
  deskOrderDecline: byDeskOnce('/seller/order/decline', { money: true }),
  deskReviews: byDesk('GET', '/seller/reviews'),
  deskReviewReply: byDesk('POST', '/seller/review/reply'),
  deskBalance: byDesk('GET', '/seller/balance'),
  sellerPayout: { ...bySeller('POST', '/seller/payout'), idempotent: true, money: true, guessable: true },
} as const satisfies Record<string, Endpoint>

export type ShopCall = keyof typeof shopEndpoints

/** The calls that carry an idempotency key. */
export type IdempotentShopCall = {
  [N in ShopCall]: (typeof shopEndpoints)[N]['idempotent'] extends true ? N : never
}[ShopCall]
