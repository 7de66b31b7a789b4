/**
 * The calls of guests [role.guests]. They are apart from contract/endpoints/app.ts, because only the checkout, an order's
 * page and the registration load them; src/services/guests.ts makes them.
 */
import type { Endpoint } from './app'

const CALL = { method: 'POST', idempotent: false, guessable: true } as const

export const guestEndpoints = {
  loginByOrder: { ...CALL, path: '/customer/login/order', token: 'optional' },
  sendOrderLink: { ...CALL, path: '/customer/login/order/link', token: 'optional' },
  registerGuest: { ...CALL, path: '/customer/register/guest', token: 'optional' },
  changeGuestEmail: { ...CALL, path: '/customer/guest/email', token: 'required' },
  claimOrders: { ...CALL, path: '/customer/guest/claim', token: 'required', money: true, refusesGuests: true },
  registerFromGuest: { ...CALL, path: '/customer/register/from-guest', token: 'required', money: true },
} as const satisfies Record<string, Endpoint>

export type GuestCall = keyof typeof guestEndpoints
