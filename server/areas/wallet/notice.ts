/** Notices to a user about recharges and withdrawals [rule.notice-types]. */
import { NOTICE_TYPES } from '@contract/entities/notice'
import { toDecimal } from '@contract/rules/money'
import { link } from '@contract/screens'
import type { Tx } from '../../kernel/db/types'
import { sendNotice } from '../notices/send'
import type { Texts } from '../../kernel/text/texts'
import type { Row } from './record'

/** -1 failed, 0 under review, 1 success. */
type NoticeState = -1 | 0 | 1

const RECHARGE: Record<NoticeState, Texts> = {
  [-1]: {
    en: 'Top-up refused',
    zh: '充值未通过',
    zhtw: '儲值未通過',
    th: 'การเติมเงินไม่ผ่าน',
    jp: 'チャージが承認されませんでした',
    es: 'Recarga rechazada',
  },
  0: {
    en: 'Top-up under review',
    zh: '充值审核中',
    zhtw: '儲值審核中',
    th: 'กำลังตรวจสอบการเติมเงิน',
    jp: 'チャージを審査中です',
    es: 'Recarga en revisión',
  },
  1: {
    en: 'Top-up completed',
    zh: '充值已到账',
    zhtw: '儲值已入帳',
    th: 'เติมเงินสำเร็จ',
    jp: 'チャージが完了しました',
    es: 'Recarga completada',
  },
}

const WITHDRAWAL: Record<NoticeState, Texts> = {
  [-1]: {
    en: 'Withdrawal refused; the money is back in your wallet',
    zh: '提现未通过，款项已退回钱包',
    zhtw: '提領未通過，款項已退回錢包',
    th: 'การถอนเงินไม่ผ่าน เงินกลับเข้ากระเป๋าแล้ว',
    jp: '出金が承認されず、ウォレットに戻りました',
    es: 'Retiro rechazado; el dinero ha vuelto a tu monedero',
  },
  0: {
    en: 'Withdrawal under review',
    zh: '提现审核中',
    zhtw: '提領審核中',
    th: 'กำลังตรวจสอบการถอนเงิน',
    jp: '出金を審査中です',
    es: 'Retiro en revisión',
  },
  1: {
    en: 'Withdrawal paid out',
    zh: '提现已打款',
    zhtw: '提領已付款',
    th: 'จ่ายเงินที่ถอนแล้ว',
    jp: '出金が完了しました',
    es: 'Retiro pagado',
  },
}

/** The sum and the operator's remark. It is in no particular language, so it is the fallback of all. */
function textOf({ amount, currency }: Row, remark: string): Texts {
  const sum = `${toDecimal(amount, currency)} ${currency}`
  return { en: remark === '' ? sum : `${sum} · ${remark}` }
}

/** Leaves the notice of a recharge or withdrawal, in the transaction that asked for it or decided it. */
export async function notifyOfRequest(tx: Tx, row: Row, state: NoticeState, at: Date, remark = ''): Promise<void> {
  const isRecharge = row.type === 'recharge'
  const notice = {
    userId: row.userId,
    type: isRecharge ? NOTICE_TYPES.recharge : NOTICE_TYPES.withdrawal,
    state,
    title: (isRecharge ? RECHARGE : WITHDRAWAL)[state],
    text: textOf(row, remark),
    link: link(isRecharge ? 'recharge' : 'withdraw'),
  } as const
  await sendNotice(tx, notice, at)
}
