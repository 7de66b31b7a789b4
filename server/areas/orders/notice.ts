/** Notices to a buyer about an order, and mails about its main steps [rule.notice-types] [rule.mail-kinds]. */
import { OUTCOMES } from '@contract/base/outcomes'
import { NOTICE_TYPES } from '@contract/entities/notice'
import { LANGUAGE_CODES } from '@contract/base/languages'
import { link } from '@contract/screens'
import type { Tx } from '../../kernel/db/types'
import { queueMail, queueMails } from '../mails/queue'
import { queueNewOrder } from '../mails/shop-mails'
import { sendNotice, sendNotices, type NewNotice } from '../notices/send'
import { textOf, textsOf, type WholeTexts } from '../../kernel/text/catalogue'

interface About {
  readonly userId: bigint
  readonly orderId: bigint
  readonly orderNumber: string
  readonly at: Date
}

type What = 'placed' | 'paid' | 'cancelled' | 'accepted' | 'shipped' | 'in_transit' | 'delivered'

interface OrderNotice extends About {
  readonly what: What
}

const linkTo = ({ orderId }: About) => link('order', { order_id: orderId })

/** The steps that are mailed one by one. `placed` and `paid` are mailed once for a purchase, by `mailPurchase`. */
const MAILED = { shipped: 'order_shipped', delivered: 'order_delivered', cancelled: 'order_cancelled' } as const

const isMailed = (what: What): what is keyof typeof MAILED => what in MAILED

/** The notice of a step. */
export const orderNotice = ({ what, ...about }: OrderNotice): NewNotice => ({
  userId: about.userId,
  type: NOTICE_TYPES.order,
  state: what === 'cancelled' ? OUTCOMES.failed : OUTCOMES.success,
  title: textsOf(`orders.${what}`),
  text: textsOf('orders.order', { number: about.orderNumber }),
  link: linkTo(about),
})

/**
 * Adds the notices of orders that took the same step at the same time, and sets the unread flags of their buyers; the steps
 * that buyers wait for are mailed, too.
 */
export async function notifyOfOrders(tx: Tx, what: What, all: readonly About[]): Promise<void> {
  const [first] = all
  if (first === undefined) return
  const notices = all.map((about) => orderNotice({ ...about, what }))
  await sendNotices(tx, notices, first.at)
  if (!isMailed(what)) return
  const mails = all.map(({ userId, orderId, at }) => {
    const order = String(orderId)
    return { key: `order:${order}:${what}`, userId, kind: MAILED[what], params: { order }, at }
  })
  await queueMails(tx, mails)
}

/** The same for one order. */
export const notifyOfOrder = (tx: Tx, { what, ...about }: OrderNotice): Promise<void> =>
  notifyOfOrders(tx, what, [about])

/** The same for a further parcel of an order that is on its way. */
export async function notifyOfParcel(tx: Tx, about: About & { readonly parcelId: bigint }): Promise<void> {
  const { userId, orderId, orderNumber, parcelId, at } = about
  const notice = {
    userId,
    type: NOTICE_TYPES.order,
    state: OUTCOMES.success,
    title: textsOf('orders.parcel'),
    text: textsOf('orders.order', { number: orderNumber }),
    link: linkTo(about),
  } as const
  await sendNotice(tx, notice, at)
  const params = { order: String(orderId), parcel: String(parcelId) }
  await queueMail(tx, { key: `order:${orderId}:parcel:${parcelId}`, userId, kind: 'order_shipped', params, at })
}

interface Decline extends About {
  /** The shop's reason, in any language. */
  readonly reason: string
  /** Whether money goes back. */
  readonly wasPaid: boolean
}

/** The same for an order that its shop declines: with the reason, and with what becomes of the money. */
export async function notifyOfDecline(tx: Tx, { reason, wasPaid, ...about }: Decline): Promise<void> {
  const lines = LANGUAGE_CODES.map((code) => {
    const order = textOf('orders.declined_order', code, { number: about.orderNumber, reason })
    return [code, wasPaid ? `${order}\n${textOf('orders.declined_money', code)}` : order] as const
  })
  const notice = {
    userId: about.userId,
    type: NOTICE_TYPES.order,
    state: OUTCOMES.failed,
    title: textsOf('orders.declined'),
    text: Object.fromEntries(lines) as WholeTexts,
    link: linkTo(about),
  } as const
  await sendNotice(tx, notice, about.at)
  const { userId, at } = about
  const order = String(about.orderId)
  await queueMail(tx, { key: `order:${order}:declined`, userId, kind: 'order_declined', params: { order }, at })
}

interface Purchase {
  readonly userId: bigint
  readonly paymentId: bigint
  readonly orders: readonly { readonly id: bigint; readonly shopId: bigint }[]
  /** placed: cash on delivery. */
  readonly what: 'placed' | 'paid'
  readonly at: Date
}

/** The mail to the buyer for all orders of a purchase. */
export function purchaseMail({ userId, paymentId, orders, what, at }: Purchase) {
  const params = { orders: orders.map(({ id }) => String(id)) }
  const kind: 'order_placed' | 'order_paid' = what === 'placed' ? 'order_placed' : 'order_paid'
  return { key: `payment:${paymentId}:${what}`, userId, kind, params, at }
}

/** The orders of a purchase in the order in which their shops' owners get their mails. */
export const byShop = <O extends { readonly shopId: bigint }>(orders: readonly O[]): O[] =>
  [...orders].sort((one, other) => Number(one.shopId - other.shopId))

/** One mail to the buyer for all orders of a purchase, and one to the owner of each shop. */
export async function mailPurchase(tx: Tx, purchase: Purchase): Promise<void> {
  await queueMail(tx, purchaseMail(purchase))
  const { orders, at } = purchase
  for (const { id: orderId, shopId } of byShop(orders)) await queueNewOrder(tx, { orderId, shopId, at })
}
