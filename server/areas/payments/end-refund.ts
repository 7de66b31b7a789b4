/**
 * The end of a refund to a card: it succeeds, or the gateway rejects it; and the effect on its order
 * [money.card-back].
 */
import { changeCardRefund } from '../card-refunds/rows'
import { eq } from 'drizzle-orm'
import { one } from '@contract/rules/lists'
import { cardRefunds, payments } from '../../kernel/db/schema/payments'
import { orders } from '../../kernel/db/schema/orders'
import type { Tx } from '../../kernel/db/types'
import { platformAccount } from '../ledger/accounts'
import { post } from '../ledger/post'
import { notifyOfReturnedMoney } from '../card-refunds/notice'
import type { RefundEvent } from '../../kernel/ports/card-gateway'
import { notifyOfRefusedRefund } from './refused-notice'
import { moveOrder } from '../card-refunds/move-order'
import type { Refund } from '../card-refunds/rows'

const KEY = /^souk-refund-([1-9]\d{0,17})-(\d{1,15})(?:-([1-9]\d{0,8}))?$/
/** The idempotency key for the gateway: the same for every attempt, different for every database and every round. */
export const keyOf = ({ id, createdAt, round }: Refund) =>
  `souk-refund-${id}-${createdAt.getTime()}${round === 0 ? '' : `-${round}`}`

/** The gateway's message may be long. */
const FAILURE_LENGTH = 200

/** The account that a refund is booked on: sales, or what was held for the payer. */
export const sourceOf = ({ reason }: Pick<Refund, 'reason'>) =>
  reason === 'late' || reason === 'second' ? 'platform' : 'sales'

/** Books what a gateway has refunded to a card; negative: a refund that came back. */
async function book(tx: Tx, refund: Refund, amount: bigint, at: Date): Promise<void> {
  const { id, currency } = refund
  await post(tx, {
    type: 'card_refund',
    reference: `card_refund:${id}`,
    at,
    legs: [
      { account: platformAccount(sourceOf(refund), currency), amount: -amount },
      { account: platformAccount('bank', currency), amount },
    ],
  })
}

type Ending = Pick<RefundEvent, 'state' | 'reason'>

/** The reason of a failed refund when it is unknown whether the gateway received it. */
export const UNREACHED = 'the gateway could not be reached'

/** Whether a result is new: a completed refund may still be rejected by the card's bank. */
function isNews({ state, failure }: Refund, ending: Ending['state']): boolean {
  if (state === 'queued' || state === 'sent') return true
  return ending === 'failed' ? state === 'done' : state === 'failed' && failure === UNREACHED
}

/** Ends a refund once, with its booking, its order and its notices. */
export async function end(tx: Tx, refundId: bigint, { state, reason = '' }: Ending, at: Date): Promise<void> {
  const [asked] = await tx.select().from(cardRefunds).where(eq(cardRefunds.id, refundId))
  if (!asked) return
  const { orderId, paymentId } = asked
  if (orderId !== null) await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update')
  const before = one(await tx.select().from(cardRefunds).where(eq(cardRefunds.id, refundId)).for('update'))
  if (!isNews(before, state)) return
  const failure = state === 'failed' ? reason.slice(0, FAILURE_LENGTH) || 'refused' : ''
  const ended = await changeCardRefund(tx, before, { state, failure, doneAt: at })
  if (state === 'done') await book(tx, ended, ended.amount, at)
  else if (before.state === 'done') await book(tx, ended, -ended.amount, at)
  if (orderId !== null) await moveOrder(tx, { ...ended, orderId })
  const { userId } = one(await tx.select({ userId: payments.userId }).from(payments).where(eq(payments.id, paymentId)))
  if (state === 'failed') await notifyOfRefusedRefund(tx, userId, ended, at)
  else if (orderId !== null) await notifyOfReturnedMoney(tx, userId, orderId, ended, at)
}

/** A gateway reports the result of a refund. Refunds of its own, or of an earlier attempt, are ignored. */
export async function endRefund(tx: Tx, { key, ...ending }: Omit<RefundEvent, 'id'>, at: Date): Promise<void> {
  const [, id, madeAt, round = '0'] = KEY.exec(key) ?? []
  if (!id) return
  const [known] = await tx
    .select()
    .from(cardRefunds)
    .where(eq(cardRefunds.id, BigInt(id)))
  if (known?.createdAt.getTime() !== Number(madeAt) || known.round !== Number(round)) return
  await end(tx, known.id, ending, at)
}
