/** Notices and mails to a user about recharges and withdrawals [rule.notice-types] [rule.mail-kinds]. */
import { OUTCOMES, type Outcome } from '@contract/base/outcomes'
import { NOTICE_TYPES } from '@contract/entities/notice'
import { toDecimal } from '@contract/rules/money'
import { link } from '@contract/screens'
import type { Tx } from '../../kernel/db/types'
import { queueMail } from '../mails/queue'
import { queueEvent } from '../webhooks/queue'
import { sendNotice } from '../notices/send'
import { textsOf } from '../../kernel/text/catalogue'
import type { Texts } from '../../kernel/text/texts'
import type { RecordRow } from '../ledger/records'

const MAILED = {
  recharge: { [OUTCOMES.failed]: 'recharge_refused', [OUTCOMES.pending]: null, [OUTCOMES.success]: 'recharge_done' },
  withdraw: {
    [OUTCOMES.failed]: 'withdrawal_refused',
    [OUTCOMES.pending]: 'withdrawal_asked',
    [OUTCOMES.success]: 'withdrawal_paid',
  },
} as const

const PAYOUT = {
  [OUTCOMES.failed]: 'payout.refused',
  [OUTCOMES.pending]: 'payout.asked',
  [OUTCOMES.success]: 'payout.paid',
} as const

/** The mail about a record. A request that needs two approvals is mailed once: the key is the same for both. */
export async function mailOfRequest(tx: Tx, row: RecordRow, state: Outcome, at: Date, remark = ''): Promise<void> {
  const { id, userId, amount, currency, type } = row
  const kind = MAILED[type === 'recharge' ? 'recharge' : 'withdraw'][state]
  if (kind === null) return
  const params = { amount: toDecimal(amount, currency), currency, remark: state === OUTCOMES.pending ? '' : remark }
  await queueMail(tx, { key: `record:${id}:${kind}`, userId, kind, params, at })
  if (type === 'withdraw') await reportPayout(tx, row, state, at)
}

/** Money that leaves the shop is reported to other programs [rule.webhook-events]. */
async function reportPayout(
  tx: Tx,
  { id, userId, amount, currency }: RecordRow,
  state: Outcome,
  at: Date,
): Promise<void> {
  const type = PAYOUT[state]
  const sum = { amount: toDecimal(amount, currency), currency }
  const data = { withdrawal_id: String(id), user_id: String(userId), ...sum }
  await queueEvent(tx, { type, key: `${type}:${id}`, data, at })
}

const STATES = { [OUTCOMES.failed]: 'refused', [OUTCOMES.pending]: 'review', [OUTCOMES.success]: 'done' } as const

/** The amount and the operator's remark. It is in no particular language, so it is the fallback for all. */
function textOf({ amount, currency }: RecordRow, remark: string): Texts {
  const sum = `${toDecimal(amount, currency)} ${currency}`
  return { en: remark === '' ? sum : `${sum} · ${remark}` }
}

/** Adds the notice of a recharge or withdrawal, in the transaction that requests or decides it. */
export async function notifyOfRequest(tx: Tx, row: RecordRow, state: Outcome, at: Date, remark = ''): Promise<void> {
  const isRecharge = row.type === 'recharge'
  const notice = {
    userId: row.userId,
    type: isRecharge ? NOTICE_TYPES.recharge : NOTICE_TYPES.withdrawal,
    state,
    title: textsOf(`wallet.${isRecharge ? 'recharge' : 'withdrawal'}_${STATES[state]}`),
    text: textOf(row, remark),
    link: link(isRecharge ? 'recharge' : 'withdraw'),
  } as const
  await sendNotice(tx, notice, at)
  await mailOfRequest(tx, row, state, at, remark)
}
