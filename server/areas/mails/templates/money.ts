/** Letters about refunds, recharges and withdrawals. */
import { asc, eq } from 'drizzle-orm'
import { toDecimal } from '@contract/rules/money'
import { refundItems, refunds } from '../../../kernel/db/schema/aftersale'
import { orderLines, orders } from '../../../kernel/db/schema/orders'
import type { Db } from '../../../kernel/db/types'
import { textOf } from '../../../kernel/text/catalogue'
import type { MailParams, Sum } from '../params'
import {
  buttonTo,
  factsBlock,
  remarkFact,
  sayIn,
  sumIn,
  usdIn,
  type MailContext,
  type WriteTemplate,
  buttonToOrder,
  moneyLines,
} from './content'
import { toMailItem } from './items'

/** A refund with its order and its pieces; null if it does not exist any more. */
export async function readRefund(db: Db, id: string) {
  const [found] = await db
    .select({ refund: refunds, number: orders.orderNumber })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .where(eq(refunds.id, BigInt(id)))
  if (!found) return null
  const items = await db
    .select({ line: orderLines, qty: refundItems.qty })
    .from(refundItems)
    .innerJoin(orderLines, eq(orderLines.id, refundItems.lineId))
    .where(eq(refundItems.refundId, found.refund.id))
    .orderBy(asc(orderLines.id))
  return { ...found, items }
}

export const refundedItems = (context: MailContext, { items }: NonNullable<Awaited<ReturnType<typeof readRefund>>>) =>
  items.map(({ line, qty }) => toMailItem(context, { ...line, qty, sum: null }))

type Refund = typeof refunds.$inferSelect

/** Where an approved refund went. */
function paidBack({ paidWallet, paidCurrency, paidAmount }: Refund, context: MailContext): string[] {
  if (paidCurrency === null || paidAmount === null) return []
  const amount = sumIn(context, toDecimal(paidAmount, paidCurrency), paidCurrency)
  return moneyLines(context, { amount, toCard: paidWallet === 'bank_card' })
}

const refund =
  (state: 'asked' | 'approved' | 'refused'): WriteTemplate<MailParams['refund_asked']> =>
  async ({ refund: id }, context) => {
    const found = await readRefund(context.db, id)
    if (found === null) return null
    const say = sayIn(context)
    const { refund: row, number } = found
    const facts = [
      { label: textOf('invoice.number', context.language), value: number },
      { label: say('amount'), value: usdIn(context, row.amount) },
      ...(state === 'asked' ? [] : remarkFact(context, row.remark)),
    ]
    const money = state === 'approved' ? paidBack(row, context) : []
    return {
      subject: say(`refund_${state}_subject`, { number }),
      lines: [
        say(`refund_${state}_what`),
        ...money,
        { goods: refundedItems(context, found) },
        { facts },
        context.sign
          ? buttonToOrder(context, 'view_order', 'order', row.orderId)
          : buttonTo(context, 'view_refunds', 'refundSent'),
      ],
    }
  }

type Kind = `recharge_${'done' | 'refused'}` | `withdrawal_${'asked' | 'paid' | 'refused'}`

/** A mail about one amount. */
const ofSum =
  (kind: Kind, screen: 'wallet' | 'recharge' | 'withdraw'): WriteTemplate<Sum> =>
  ({ amount: decimal, currency, remark }, context) => {
    const say = sayIn(context)
    const amount = sumIn(context, decimal, currency)
    const button = buttonTo(context, 'view_wallet', screen)
    const lines = [say(`${kind}_what`, { amount }), ...factsBlock(remarkFact(context, remark)), button]
    return Promise.resolve({ subject: say(`${kind}_subject`, { amount }), lines })
  }

const cardFailed: WriteTemplate<MailParams['card_refund_failed']> = ({ amount: decimal, currency, order }, context) => {
  const say = sayIn(context)
  const amount = sumIn(context, decimal, currency)
  const button = order === null ? [] : [buttonToOrder(context, 'view_order', 'order', order)]
  return Promise.resolve({
    subject: say('card_failed_subject'),
    lines: [say('card_failed_what', { amount }), ...button],
  })
}

/** To use what is in a wallet, a guest opens the order and makes an account. */
const cardInWallet: WriteTemplate<MailParams['card_refund_in_wallet']> = (
  { amount: decimal, currency, order },
  context,
) => {
  const say = sayIn(context)
  const amount = sumIn(context, decimal, currency)
  const what = say('card_in_wallet_what', { amount })
  const subject = say('card_in_wallet_subject', { amount })
  const next =
    context.sign && order
      ? [say('money_guest'), buttonToOrder(context, 'view_order', 'order', order)]
      : [buttonTo(context, 'view_wallet', 'wallet')]
  return Promise.resolve({ subject, lines: [what, ...next] })
}

export const moneyLetters = {
  refund_asked: refund('asked'),
  refund_approved: refund('approved'),
  refund_refused: refund('refused'),
  card_refund_failed: cardFailed,
  card_refund_in_wallet: cardInWallet,
  recharge_done: ofSum('recharge_done', 'wallet'),
  recharge_refused: ofSum('recharge_refused', 'recharge'),
  withdrawal_asked: ofSum('withdrawal_asked', 'withdraw'),
  withdrawal_paid: ofSum('withdrawal_paid', 'withdraw'),
  withdrawal_refused: ofSum('withdrawal_refused', 'withdraw'),
}
