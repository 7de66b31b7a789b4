/** Letters to buyers about their orders. */
import { REFUND_UNTIL_S } from '@contract/base/constants'
import { languageTag } from '@contract/base/languages'
import { one } from '@contract/rules/lists'
import { toDecimal } from '@contract/rules/money'
import type { Block, Fact } from '../../../kernel/messages/mail-blocks'
import { textOf } from '../../../kernel/text/catalogue'
import type { MailParams } from '../params'
import {
  buttonTo,
  buttonToOrder,
  factsBlock,
  moneyLines,
  remarkFact,
  sayIn,
  sumIn,
  usdIn,
  type Content,
  type MailContext,
  type WriteTemplate,
} from './content'
import { readParcels } from '../../parcels/read'
import { mailItemsOf, readOrders, type Order } from './items'

const DAY_S = 86_400

const totalOf = (found: readonly Order[], key: 'productTotal' | 'shippingCost' | 'couponCost' | 'grandTotal') =>
  found.reduce((sum, order) => sum + order[key], 0n)

const numbersOf = (found: readonly Order[]) => found.map(({ orderNumber }) => orderNumber).join(', ')

function addressOf({ address }: Order, { language }: MailContext): string {
  const { name, street, zip, city, state, country } = address
  const land = new Intl.DisplayNames(languageTag(language), { type: 'region', fallback: 'code' })
  const known = /^[A-Z]{2}$/.test(country) ? land.of(country) : country
  return [name, street, [zip, city, state].filter(Boolean).join(' '), known].filter(Boolean).join('\n')
}

/** The method, and what a wallet of another currency paid. */
function paymentOf(found: readonly Order[], context: MailContext): string {
  const { paymentMethod, paidCurrency } = one(found)
  if (paymentMethod === null) return ''
  const method = textOf(`invoice.method_${paymentMethod}`, context.language)
  if (paidCurrency === null || paidCurrency === 'USD') return method
  const paid = found.reduce((sum, order) => sum + (order.paidAmount ?? 0n), 0n)
  return `${method}, ${sumIn(context, toDecimal(paid, paidCurrency), paidCurrency)}`
}

function totals(found: readonly Order[], context: MailContext): Fact[] {
  const coupon = totalOf(found, 'couponCost')
  const label = (word: 'goods' | 'coupon' | 'shipping' | 'total' | 'payment' | 'buyer' | 'number') =>
    textOf(`invoice.${word}`, context.language)
  return [
    { label: label('number'), value: numbersOf(found) },
    { label: label('goods'), value: usdIn(context, totalOf(found, 'productTotal')) },
    ...(coupon > 0n ? [{ label: label('coupon'), value: usdIn(context, -coupon) }] : []),
    { label: label('shipping'), value: usdIn(context, totalOf(found, 'shippingCost')) },
    { label: label('total'), value: usdIn(context, totalOf(found, 'grandTotal')) },
    { label: label('payment'), value: paymentOf(found, context) },
    { label: label('buyer'), value: addressOf(one(found), context) },
  ].filter(({ value }) => value !== '')
}

/** One mail for all orders of a purchase. */
const purchase =
  (what: 'placed' | 'paid'): WriteTemplate<MailParams['order_paid']> =>
  async ({ orders: ids }, context) => {
    const found = await readOrders(context.db, ids)
    if (found.length === 0) return null
    const say = sayIn(context)
    const { id } = one(found)
    // the first order lets a guest in, from where the others can be seen
    const button =
      found.length === 1 || context.sign
        ? buttonToOrder(context, 'view_order', 'order', id)
        : buttonTo(context, 'view_orders', 'orders')
    return {
      subject: say(`${what}_subject`, { number: numbersOf(found) }),
      lines: [
        say(`${what}_what`),
        { goods: await mailItemsOf(context, found) },
        { facts: totals(found, context) },
        button,
      ],
    }
  }

interface About {
  readonly order: Order
  readonly context: MailContext
  readonly say: ReturnType<typeof sayIn>
}

interface Told {
  readonly subject: string
  readonly what: string
  /** What follows the goods. */
  readonly lines: readonly Block[]
  readonly button: Block
}

/** A mail about one order, with its goods and a button. */
const ofOrder =
  (write: (about: About) => Told) =>
  async ({ order: id }: MailParams['order_delivered'], context: MailContext): Promise<Content | null> => {
    const [order] = await readOrders(context.db, [id])
    if (!order) return null
    const { subject, what, lines, button } = write({ order, context, say: sayIn(context) })
    return { subject, lines: [what, { goods: await mailItemsOf(context, [order]) }, ...lines, button] }
  }

/** A parcel is with the carrier: what is in it, or the whole order. */
async function shipped(
  { order: id, parcel: named }: MailParams['order_shipped'],
  context: MailContext,
): Promise<Content | null> {
  const [order] = await readOrders(context.db, [id])
  if (!order) return null
  const sent = await readParcels(context.db, [order.id])
  const parcel = named === undefined ? sent[0] : sent.find((each) => String(each.id) === named)
  const say = sayIn(context)
  const { carrier, trackingNumber } = parcel ?? order
  const lines = factsBlock(
    [
      { label: say('carrier'), value: carrier ?? '' },
      { label: say('tracking'), value: trackingNumber ?? '' },
      { label: textOf('invoice.buyer', context.language), value: addressOf(order, context) },
    ].filter(({ value }) => value !== ''),
  )
  const isLast = parcel !== undefined && !order.partlySent && parcel.id === sent.at(-1)?.id
  const rest = parcel === undefined ? [] : [say(isLast ? 'shipped_last' : 'shipped_more')]
  return {
    subject: say('shipped_subject', { number: order.orderNumber }),
    lines: [
      say('shipped_what', { shop: order.shop.name }),
      { goods: await mailItemsOf(context, [order], parcel?.pieces) },
      ...lines,
      ...rest,
      buttonToOrder(context, 'track_order', 'track', order.id),
    ],
  }
}

const delivered = ofOrder(({ order, context, say }) => ({
  subject: say('delivered_subject', { number: order.orderNumber }),
  what: say('delivered_what'),
  lines: [say('delivered_missing', { days: REFUND_UNTIL_S / DAY_S })],
  button: buttonToOrder(context, 'view_order', 'order', order.id),
}))

/** What becomes of the money of a cancelled order. */
function moneyBack({ order, context, say }: About): string[] {
  const { paymentStatus, paymentMethod, paidAmount, paidCurrency } = order
  if (paymentStatus === 'unpaid' || paidAmount === null || paidCurrency === null) return [say('money_none')]
  const amount = sumIn(context, toDecimal(paidAmount, paidCurrency), paidCurrency)
  return moneyLines(context, { amount, toCard: paymentMethod === 'bank_card' })
}

const cancelled = ofOrder((about) => {
  const { order, context, say } = about
  return {
    subject: say('cancelled_subject', { number: order.orderNumber }),
    what: say('cancelled_what'),
    lines: moneyBack(about),
    button: buttonToOrder(context, 'view_order', 'order', order.id),
  }
})

const declined = ofOrder((about) => {
  const { order, context, say } = about
  const reason = factsBlock(remarkFact(context, order.cancelRemark))
  return {
    subject: say('declined_subject', { number: order.orderNumber }),
    what: say('declined_what', { shop: order.shop.name }),
    lines: [...reason, ...moneyBack(about)],
    button: buttonToOrder(context, 'view_order', 'order', order.id),
  }
})

const newLink = ofOrder(({ order, context, say }) => ({
  subject: say('link_subject', { number: order.orderNumber }),
  what: say('link_what'),
  lines: [],
  button: buttonToOrder(context, 'view_order', 'order', order.id),
}))

export const purchaseLetters = {
  order_placed: purchase('placed'),
  order_paid: purchase('paid'),
  order_shipped: shipped,
  order_delivered: delivered,
  order_cancelled: cancelled,
  order_declined: declined,
  order_link: newLink,
}
