/** Notices to a buyer who paid by card [rule.notice-types]. */
import { OUTCOMES } from '@contract/base/outcomes'
import { NOTICE_TYPES } from '@contract/entities/notice'
import { link } from '@contract/screens'
import type { Tx } from '../../kernel/db/types'
import { sendNotice } from '../notices/send'
import type { Order } from '../order-changes/transitions'
import { mailOfRequest } from '../wallet/notice'
import type { RecordRow } from '../ledger/records'
import { withAmount, orderLink } from '../card-refunds/notice'
import { textsOf } from '../../kernel/text/catalogue'

/** A payment came for an order that can no longer be paid. */
export function notifyOfLatePayment(
  tx: Tx,
  { userId, id, grandTotal }: Order,
  currency: string,
  at: Date,
): Promise<void> {
  const text = withAmount('cards.late_text', grandTotal, currency)
  const notice = {
    userId,
    type: NOTICE_TYPES.refund,
    state: OUTCOMES.pending,
    title: textsOf('cards.late'),
    text,
    link: orderLink(id),
  } as const
  return sendNotice(tx, notice, at)
}

const RECHARGE = { paid: 'cards.filled', declined: 'cards.declined', expired: 'cards.expired' } as const

/** A card payment filled a wallet, which is mailed as well; or it was declined, or expired. */
export async function notifyOfRecharge(tx: Tx, row: RecordRow, came: keyof typeof RECHARGE, at: Date): Promise<void> {
  const { userId, amount, currency } = row
  const title = textsOf(RECHARGE[came])
  const state = came === 'paid' ? OUTCOMES.success : OUTCOMES.failed
  const text = withAmount('cards.amount', amount, currency)
  await sendNotice(tx, { userId, type: NOTICE_TYPES.recharge, state, title, text, link: link('wallet') }, at)
  // a buyer whose card was declined is still on the page that says so
  if (came === 'paid') await mailOfRequest(tx, row, OUTCOMES.success, at)
}
