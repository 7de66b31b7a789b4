import { NOTICE_TYPES } from '@contract/entities/notice'
import type { Tx } from '../db/types'
import { sendNotice } from '../notices/send'
import type { Texts } from '../texts'

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

/** Tells a person that money will be paid out to somewhere else (gaps §2). */
export async function noticePayout(tx: Tx, userId: bigint, now: Date): Promise<void> {
  const link = 'pages/mine/confing'
  await sendNotice(tx, { userId, type: NOTICE_TYPES.withdrawal, state: 1, title: TITLE, text: TEXT, link }, now)
}
