/** The mail that says when an account will be erased. */
import { languageTag, type Language } from '@contract/languages'
import { writeLetter } from './letter'
import type { Message } from './message'

interface Words {
  readonly subject: string
  readonly what: (day: string) => string
  readonly advice: string
}

const WORDS: Record<Language, Words> = {
  en: {
    subject: 'Your account will be deleted',
    what: (day) => `As you asked, your account will be deleted on ${day}. All devices were logged out.`,
    advice: 'Changed your mind, or was it not you? Log in before that day and choose “Keep my account”.',
  },
  es: {
    subject: 'Tu cuenta se eliminará',
    what: (day) => `Como pediste, tu cuenta se eliminará el ${day}. Se ha cerrado la sesión en todos los dispositivos.`,
    advice: '¿Has cambiado de idea o no has sido tú? Inicia sesión antes de ese día y elige «Conservar mi cuenta».',
  },
  th: {
    subject: 'บัญชีของคุณจะถูกลบ',
    what: (day) => `ตามที่คุณขอ บัญชีของคุณจะถูกลบในวันที่ ${day} และทุกอุปกรณ์ออกจากระบบแล้ว`,
    advice: 'เปลี่ยนใจหรือไม่ใช่คุณที่ขอ? เข้าสู่ระบบก่อนวันนั้นแล้วเลือก “เก็บบัญชีไว้”',
  },
  jp: {
    subject: 'アカウントは削除されます',
    what: (day) => `ご依頼により、アカウントは${day}に削除されます。すべての端末でログアウトしました。`,
    advice:
      'お気持ちが変わった場合やお心当たりがない場合は、その日までにログインし「アカウントを残す」を選んでください。',
  },
  zh: {
    subject: '您的账户将被删除',
    what: (day) => `根据您的要求，您的账户将于${day}删除。所有设备均已退出登录。`,
    advice: '如果您改变主意，或并非您本人操作，请在该日之前登录并选择“保留我的账户”。',
  },
  zhtw: {
    subject: '您的帳戶將被刪除',
    what: (day) => `根據您的要求，您的帳戶將於${day}刪除。所有裝置均已登出。`,
    advice: '如果您改變主意，或並非您本人操作，請在該日之前登入並選擇「保留我的帳戶」。',
  },
}

interface Owner {
  readonly to: string
  readonly name: string
  readonly language: Language
  /** When the account is erased. */
  readonly at: Date
}

export function closingNews({ at, ...owner }: Owner): Message {
  const { subject, what, advice } = WORDS[owner.language]
  const day = new Intl.DateTimeFormat(languageTag(owner.language), { dateStyle: 'long', timeZone: 'UTC' }).format(at)
  return writeLetter({ ...owner, subject, lines: [what(day), advice], short: `${subject}. ${advice}` })
}
