/** Letters to buyers about their orders. */
import { REFUND_UNTIL_S } from '@contract/constants'
import { languageTag } from '@contract/languages'
import { one } from '@contract/rules/lists'
import { toDecimal } from '@contract/rules/money'
import type { Block, Fact } from '../../../kernel/messages/letter-blocks'
import { textOf } from '../../../kernel/text/catalogue'
import type { MailParams } from '../params'
import {
  buttonTo,
  factsBlock,
  remarkFact,
  sayIn,
  sumIn,
  usdIn,
  type Content,
  type Desk,
  type WriteLetter,
} from './content'
import { readParcels } from '../../parcels/read'
import { goodsOf, readOrders, type Order } from './goods'

const DAY_S = 86_400

const totalOf = (found: readonly Order[], key: 'productTotal' | 'shippingCost' | 'couponCost' | 'grandTotal') =>
  found.reduce((sum, order) => sum + order[key], 0n)

const numbersOf = (found: readonly Order[]) => found.map(({ orderNumber }) => orderNumber).join(', ')

function addressOf({ address }: Order, { language }: Desk): string {
  const { name, street, zip, city, state, country } = address
  const land = new Intl.DisplayNames(languageTag(language), { type: 'region', fallback: 'code' })
  const known = /^[A-Z]{2}$/.test(country) ? land.of(country) : country
  return [name, street, [zip, city, state].filter(Boolean).join(' '), known].filter(Boolean).join('\n')
}

/** The method, and what a wallet of another currency paid. */
function paymentOf(found: readonly Order[], desk: Desk): string {
  const { paymentMethod, paidCurrency } = one(found)
  if (paymentMethod === null) return ''
  const method = textOf(`invoice.method_${paymentMethod}`, desk.language)
  if (paidCurrency === null || paidCurrency === 'USD') return method
  const paid = found.reduce((sum, order) => sum + (order.paidAmount ?? 0n), 0n)
  return `${method}, ${sumIn(desk, toDecimal(paid, paidCurrency), paidCurrency)}`
}

function totals(found: readonly Order[], desk: Desk): Fact[] {
  const coupon = totalOf(found, 'couponCost')
  const label = (word: 'goods' | 'coupon' | 'shipping' | 'total' | 'payment' | 'buyer' | 'number') =>
    textOf(`invoice.${word}`, desk.language)
  return [
    { label: label('number'), value: numbersOf(found) },
    { label: label('goods'), value: usdIn(desk, totalOf(found, 'productTotal')) },
    ...(coupon > 0n ? [{ label: label('coupon'), value: usdIn(desk, -coupon) }] : []),
    { label: label('shipping'), value: usdIn(desk, totalOf(found, 'shippingCost')) },
    { label: label('total'), value: usdIn(desk, totalOf(found, 'grandTotal')) },
    { label: label('payment'), value: paymentOf(found, desk) },
    { label: label('buyer'), value: addressOf(one(found), desk) },
  ].filter(({ value }) => value !== '')
}

/** One mail for all orders of a purchase. */
const purchase =
  (what: 'placed' | 'paid'): WriteLetter<MailParams['order_paid']> =>
  async ({ orders: ids }, desk) => {
    const found = await readOrders(desk.db, ids)
    if (found.length === 0) return null
    const say = sayIn(desk)
    const { id } = one(found)
    const button =
      found.length === 1
        ? buttonTo(desk, 'view_order', 'order', { order_id: id })
        : buttonTo(desk, 'view_orders', 'orders')
    return {
      subject: say(`${what}_subject`, { number: numbersOf(found) }),
      lines: [say(`${what}_what`), { goods: await goodsOf(desk, found) }, { facts: totals(found, desk) }, button],
    }
  }

interface About {
  readonly order: Order
  readonly desk: Desk
  readonly say: ReturnType<typeof sayIn>
}

interface Told {
  readonly subject: string
  readonly what: string
  /** What follows the goods. */
  readonly lines: readonly Block[]
  readonly button: Block
}

/** A letter about one order, with its goods and a button. */
const ofOrder =
  (write: (about: About) => Told) =>
  async ({ order: id }: MailParams['order_delivered'], desk: Desk): Promise<Content | null> => {
    const [order] = await readOrders(desk.db, [id])
    if (!order) return null
    const { subject, what, lines, button } = write({ order, desk, say: sayIn(desk) })
    return { subject, lines: [what, { goods: await goodsOf(desk, [order]) }, ...lines, button] }
  }

/** A parcel is with the carrier: what is in it, or the whole order. */
async function shipped({ order: id, parcel: named }: MailParams['order_shipped'], desk: Desk): Promise<Content | null> {
  const [order] = await readOrders(desk.db, [id])
  if (!order) return null
  const sent = await readParcels(desk.db, [order.id])
  const parcel = named === undefined ? sent[0] : sent.find((each) => String(each.id) === named)
  const say = sayIn(desk)
  const { carrier, trackingNumber } = parcel ?? order
  const lines = factsBlock(
    [
      { label: say('carrier'), value: carrier ?? '' },
      { label: say('tracking'), value: trackingNumber ?? '' },
      { label: textOf('invoice.buyer', desk.language), value: addressOf(order, desk) },
    ].filter(({ value }) => value !== ''),
  )
  const isLast = parcel !== undefined && !order.partlySent && parcel.id === sent.at(-1)?.id
  const rest = parcel === undefined ? [] : [say(isLast ? 'shipped_last' : 'shipped_more')]
  return {
    subject: say('shipped_subject', { number: order.orderNumber }),
    lines: [
      say('shipped_what', { shop: order.shop.name }),
      { goods: await goodsOf(desk, [order], parcel?.pieces) },
      ...lines,
      ...rest,
      buttonTo(desk, 'track_order', 'track', { order_id: order.id }),
    ],
  }
}

const delivered = ofOrder(({ order, desk, say }) => ({
  subject: say('delivered_subject', { number: order.orderNumber }),
  what: say('delivered_what'),
  lines: [say('delivered_missing', { days: REFUND_UNTIL_S / DAY_S })],
  button: buttonTo(desk, 'view_order', 'order', { order_id: order.id }),
}))

/** What becomes of the money of a cancelled order. */
function moneyBack({ order, desk, say }: About): string {
  const { paymentStatus, paymentMethod, paidAmount, paidCurrency } = order
  if (paymentStatus === 'unpaid' || paidAmount === null || paidCurrency === null) return say('money_none')
  const amount = sumIn(desk, toDecimal(paidAmount, paidCurrency), paidCurrency)
  return say(paymentMethod === 'bank_card' ? 'money_card' : 'money_wallet', { amount })
}

const cancelled = ofOrder((about) => {
  const { order, desk, say } = about
  return {
    subject: say('cancelled_subject', { number: order.orderNumber }),
    what: say('cancelled_what'),
    lines: [moneyBack(about)],
    button: buttonTo(desk, 'view_order', 'order', { order_id: order.id }),
  }
})

const declined = ofOrder((about) => {
  const { order, desk, say } = about
  const reason = factsBlock(remarkFact(desk, order.cancelRemark))
  return {
    subject: say('declined_subject', { number: order.orderNumber }),
    what: say('declined_what', { shop: order.shop.name }),
    lines: [...reason, moneyBack(about)],
    button: buttonTo(desk, 'view_order', 'order', { order_id: order.id }),
  }
})

export const purchaseLetters = {
  order_placed: purchase('placed'),
  order_paid: purchase('paid'),
  order_shipped: shipped,
  order_delivered: delivered,
  order_cancelled: cancelled,
  order_declined: declined,
}
