import { NOTICE_TYPES } from '@contract/entities/notice'
import { link } from '@contract/screens'
import type { Tx } from '../../kernel/db/types'
import { sendNotice } from '../notices/send'
import type { Texts } from '../../kernel/text/texts'

const TITLE: Texts = {
  en: 'Payout account changed',
  zh: '收款账户已更改',
  zhtw: '收款帳戶已變更',
  th: 'เปลี่ยนบัญชีรับเงินแล้ว',
  jp: '受取口座を変更しました',
  es: 'Cuenta de cobro cambiada',
}

const TEXT: Texts = {
  en: 'Was it not you? Change your password now.',
  zh: '如果不是您本人操作，请立即修改密码。',
  zhtw: '如果不是您本人操作，請立即變更密碼。',
  th: 'หากไม่ใช่คุณ โปรดเปลี่ยนรหัสผ่านทันที',
  jp: 'お心当たりがない場合は、すぐにパスワードを変更してください。',
  es: '¿No has sido tú? Cambia tu contraseña ahora.',
}

/** Tells a person that money will be paid out to somewhere else [rule.payout-told]. */
export async function notifyOfPayoutChange(tx: Tx, userId: bigint, now: Date): Promise<void> {
  const notice = { userId, type: NOTICE_TYPES.withdrawal, state: 1, title: TITLE, text: TEXT } as const
  await sendNotice(tx, { ...notice, link: link('profile') }, now)
}
