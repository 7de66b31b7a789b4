/** Notices to a user about recharges and withdrawals [rule.notice-types]. */
import { NOTICE_TYPES } from '@contract/entities/notice'
import { toDecimal } from '@contract/rules/money'
import { link } from '@contract/screens'
import type { Tx } from '../../kernel/db/types'
import { sendNotice } from '../notices/send'
import { textsOf } from '../../kernel/text/catalogue'
import type { Texts } from '../../kernel/text/texts'
import type { Row } from './record'

/** -1 failed, 0 under review, 1 success. */
type NoticeState = -1 | 0 | 1

const STATES = { [-1]: 'refused', 0: 'review', 1: 'done' } as const

/** The amount and the operator's remark. It is in no particular language, so it is the fallback for all. */
function textOf({ amount, currency }: Row, remark: string): Texts {
  const sum = `${toDecimal(amount, currency)} ${currency}`
  return { en: remark === '' ? sum : `${sum} · ${remark}` }
}

/** Adds the notice of a recharge or withdrawal, in the transaction that requests or decides it. */
export async function notifyOfRequest(tx: Tx, row: Row, state: NoticeState, at: Date, remark = ''): Promise<void> {
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
}
