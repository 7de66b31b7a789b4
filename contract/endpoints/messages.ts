/**
 * The calls about the messages of orders and about mails. They are apart from contract/endpoints/app.ts, because only two
 * screens of the app load them; src/services/messages.ts makes those of buyers.
 */
import type { Endpoint } from './app'

const CALL = { token: 'required', idempotent: false } as const
const ONCE = { token: 'required', idempotent: true, money: false } as const

/** For the buyer of an order, and for everybody's own mails. */
export const messageEndpoints = {
  orderMessages: { method: 'GET', path: '/customer/order/messages', ...CALL },
  orderMessageSend: { method: 'POST', path: '/customer/order/message', ...ONCE },
  orderMessagesRead: { method: 'POST', path: '/customer/order/messages-read', ...CALL },
  mailChoices: { method: 'GET', path: '/customer/info/mail_choices', ...CALL },
  mailChoose: { method: 'POST', path: '/customer/info/mail_choose', ...CALL },
} as const satisfies Record<string, Endpoint>

export type BuyersMessageCall = keyof typeof messageEndpoints

/** For its shop. */
export const sellerMessageEndpoints = {
  sellerMessages: { method: 'GET', path: '/seller/order/messages', ...CALL, ofShop: true },
  sellerMessageSend: { method: 'POST', path: '/seller/order/message', ...ONCE, ofShop: true },
  sellerMessagesRead: { method: 'POST', path: '/seller/order/messages-read', ...CALL, ofShop: true },
} as const satisfies Record<string, Endpoint>
