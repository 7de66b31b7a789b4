/** Notices to an applicant [rule.notice-types]. */
import { NOTICE_TYPES } from '@contract/entities/notice'
import { LANGUAGE_CODES } from '@contract/languages'
import { link } from '@contract/screens'
import type { Tx } from '../../kernel/db/types'
import { sendNotice } from '../notices/send'
import type { Texts } from '../../kernel/text/texts'

interface ApplicationNotice {
  readonly userId: bigint
  /** -1 failed, 0 under review, 1 success. */
  readonly state: -1 | 0 | 1
  /** What the operator said, in whatever language; may be empty. */
  readonly remark: string
  readonly at: Date
}

interface Words {
  readonly title: Texts
  readonly text: Texts
  readonly link: string
}

const WORDS: Readonly<Record<ApplicationNotice['state'], Words>> = {
  [0]: {
    title: {
      en: 'Application received',
      zh: '已收到您的开店申请',
      zhtw: '已收到您的開店申請',
      th: 'ได้รับใบสมัครแล้ว',
      jp: '出店の申し込みを受け付けました',
      es: 'Solicitud recibida',
    },
    text: {
      en: 'We are reviewing your store and will tell you here.',
      zh: '我们正在审核您的店铺，结果会在这里通知您。',
      zhtw: '我們正在審核您的店鋪，結果會在這裡通知您。',
      th: 'เรากำลังตรวจสอบร้านของคุณ และจะแจ้งผลที่นี่',
      jp: 'ただいま審査中です。結果はこちらでお知らせします。',
      es: 'Estamos revisando tu tienda y te avisaremos aquí.',
    },
    link: link('shopCreate'),
  },
  [1]: {
    title: {
      en: 'Your store is open',
      zh: '您的店铺已开通',
      zhtw: '您的店鋪已開通',
      th: 'ร้านของคุณเปิดแล้ว',
      jp: 'ショップが開設されました',
      es: 'Tu tienda está abierta',
    },
    text: {
      en: 'Set up its sign, its text and its shipping next.',
      zh: '接下来请设置店标、介绍和配送方式。',
      zhtw: '接下來請設定店標、介紹和配送方式。',
      th: 'ขั้นต่อไป ตั้งค่าโลโก้ ข้อความ และการจัดส่งของร้าน',
      jp: '続いて、ロゴ・紹介文・配送方法を設定してください。',
      es: 'Ahora configura su imagen, su texto y sus envíos.',
    },
    link: link('store'),
  },
  [-1]: {
    title: {
      en: 'Application not approved',
      zh: '开店申请未通过',
      zhtw: '開店申請未通過',
      th: 'ใบสมัครไม่ผ่านการอนุมัติ',
      jp: '出店の申し込みは承認されませんでした',
      es: 'Solicitud no aprobada',
    },
    text: {
      en: 'Mend what is missing and apply again.',
      zh: '请补正后重新申请。',
      zhtw: '請補正後重新申請。',
      th: 'โปรดแก้ไขส่วนที่ขาดแล้วสมัครใหม่',
      jp: '不足している点を直して、もう一度お申し込みください。',
      es: 'Corrige lo que falta y vuelve a solicitarlo.',
    },
    link: link('shopCreate'),
  },
}

/** The remark stands before the words, on a line of its own: it is in one language alone. */
function withRemark(text: Texts, remark: string): Texts {
  if (remark === '') return text
  const lines = LANGUAGE_CODES.map((code) => [code, `${remark}\n${text[code] ?? text.en}`] as const)
  return { ...text, ...Object.fromEntries(lines) }
}

/** Leaves the notice of an application's new state, in the transaction that gave it that state. */
export async function notifyOfApplication(tx: Tx, { userId, state, remark, at }: ApplicationNotice): Promise<void> {
  const { title, text, link } = WORDS[state]
  await sendNotice(
    tx,
    { userId, type: NOTICE_TYPES.merchant_account, state, title, text: withRemark(text, remark), link },
    at,
  )
}
