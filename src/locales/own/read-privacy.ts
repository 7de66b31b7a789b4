/** The link to the privacy policy beside a box to tick. */
import { ownTexts } from './own-texts'

export const READ_PRIVACY_TEXTS = {
  en: { read_privacy: 'How we use your data' },
  es: { read_privacy: 'Cómo usamos tus datos' },
  th: { read_privacy: 'เราใช้ข้อมูลของคุณอย่างไร' },
  jp: { read_privacy: 'お客様の情報の使いかた' },
  zh: { read_privacy: '我们如何使用您的数据' },
  zhtw: { read_privacy: '我們如何使用您的資料' },
}

export const readPrivacyText = ownTexts(READ_PRIVACY_TEXTS)
