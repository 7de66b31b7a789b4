/** What the policies are called, on their pages and in the rows to them. */
import { ownTexts } from './own-texts'

export const POLICY_TITLES = {
  en: {
    support: 'Help and support',
    returns: 'Returns and refunds',
    privacy: 'Privacy',
    about: 'About us',
  },
  es: {
    support: 'Ayuda y soporte',
    returns: 'Devoluciones y reembolsos',
    privacy: 'Privacidad',
    about: 'Quiénes somos',
  },
  th: {
    support: 'ความช่วยเหลือและการสนับสนุน',
    returns: 'การคืนสินค้าและการคืนเงิน',
    privacy: 'ความเป็นส่วนตัว',
    about: 'เกี่ยวกับเรา',
  },
  jp: {
    support: 'ヘルプとサポート',
    returns: '返品と返金',
    privacy: 'プライバシー',
    about: '私たちについて',
  },
  zh: {
    support: '帮助与支持',
    returns: '退货与退款',
    privacy: '隐私',
    about: '关于我们',
  },
  zhtw: {
    support: '說明與支援',
    returns: '退貨與退款',
    privacy: '隱私權',
    about: '關於我們',
  },
}

export const policyTitlesText = ownTexts(POLICY_TITLES)
