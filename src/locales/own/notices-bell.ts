/** The way to the notices: apart from what they say themselves, because the account shows it on every start. */
import { ownTexts } from './own-texts'

export const NOTICES_BELL_TEXTS = {
  en: { title: 'Notices', open: 'Notices, {count} unread' },
  es: { title: 'Avisos', open: 'Avisos, {count} sin leer' },
  zh: { title: '通知', open: '通知，{count} 条未读' },
  zhtw: { title: '通知', open: '通知，{count} 則未讀' },
  th: { title: 'การแจ้งเตือน', open: 'การแจ้งเตือน ยังไม่ได้อ่าน {count}' },
  jp: { title: 'お知らせ', open: 'お知らせ、未読 {count} 件' },
}

export const noticesBellText = ownTexts(NOTICES_BELL_TEXTS)
