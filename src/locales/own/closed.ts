/** What login says to somebody who has just closed the account. */
import { ownTexts } from './own-texts'

export const CLOSED_TEXTS = {
  en: {
    until: 'Your account will be deleted on {date}. Log in before then to keep it.',
    gone: 'Your account has been deleted.',
  },
  es: {
    until: 'Tu cuenta se borrará el {date}. Inicia sesión antes para conservarla.',
    gone: 'Tu cuenta se ha borrado.',
  },
  th: {
    until: 'บัญชีของคุณจะถูกลบในวันที่ {date} เข้าสู่ระบบก่อนนั้นเพื่อเก็บไว้',
    gone: 'ลบบัญชีของคุณแล้ว',
  },
  jp: {
    until: 'アカウントは {date} に削除されます。残すには、それまでにログインしてください。',
    gone: 'アカウントは削除されました。',
  },
  zh: {
    until: '您的账户将于 {date} 删除。在此之前登录即可保留。',
    gone: '您的账户已删除。',
  },
  zhtw: {
    until: '您的帳戶將於 {date} 刪除。在此之前登入即可保留。',
    gone: '您的帳戶已刪除。',
  },
}

export const closedText = ownTexts(CLOSED_TEXTS)
