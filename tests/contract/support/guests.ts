/** Guests for single tests: they order with a name and an e-mail address alone. */
import type { Data } from '@contract/all-calls'
import { one } from '@contract/rules/lists'
import { mailsTo } from '../../support/outbox'
import { refundFields } from './after-sale'
import { place } from './checkout'
import { ok } from './client'
import { sendMails } from './control'
import { newItem } from './new-product'
import { newOperator } from './operators'
import { freshEmail, type Buyer } from './people'

/** A guest with this address; as a buyer who never logs in again. */
export async function newGuest(email = freshEmail()): Promise<Buyer> {
  const session = await ok('registerGuest', { name: 'Ada Lovelace', email, terms: true })
  const { invitation_code: invitationCode } = session.user
  return { token: session['access-token'], email, password: '', invitationCode }
}

/** Chooses cash for placed orders. */
export function payCash(buyer: Buyer, { orders, grand_total: amount }: Data<'submitOrder'>) {
  const order_ids = orders.map(({ order_id }) => order_id)
  return ok('paymentStart', { order_ids, payment_method: 'cash_on_delivery', amount }, buyer)
}

/** The fields of the last link to an order in a text. */
export function linkOf(text: string): { readonly order_id: string; readonly sign: string } {
  const links = text.match(/\/go\/pages\/history\/\w+\?\S+/g) ?? []
  const query = new URLSearchParams(links.at(-1)?.split('?')[1])
  return { order_id: query.get('order_id') ?? '', sign: query.get('sign') ?? '' }
}

/** The same in the mails to this address, the latest of which counts. */
export const linkIn = (email: string) => linkOf(mailsTo(email).join('\n'))

/** A guest with one order for cash, and the link that was mailed. */
export async function guestWithOrder(email = freshEmail()) {
  const guest = await newGuest(email)
  const placed = await place(guest, [await newItem({ stock: 20, price: 1_000 })])
  await payCash(guest, placed)
  await sendMails()
  return { guest, orderId: one(placed.orders).order_id, link: linkIn(email) }
}

/** A guest who has paid an order on delivery, and asks an operator for the money back. */
export async function guestWithRefund(email = freshEmail()) {
  const { guest, orderId, link } = await guestWithOrder(email)
  const operator = await newOperator()
  const { order } = await ok('order', { order_id: orderId }, guest)
  const parcel = { carrier: 'Carteiro', log_sn: 'CT-1', shop_id: order.shop.shop_id }
  await ok('sellerOrderShip', { order_id: orderId, ...parcel }, operator)
  await ok('opsTransit', { order_id: orderId }, operator)
  await ok('opsDeliver', { order_id: orderId }, operator)
  const fields = refundFields({ buyer: guest, order_id: orderId, item_id: one(order.products).item_id })
  const { refund_id: refundId } = await ok('refund', fields, guest)
  return { guest, orderId, link, operator, refundId }
}
