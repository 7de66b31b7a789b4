/** The account on wide screens. */
import { ownTexts } from './own-texts'

export const WIDE_ACCOUNT_TEXTS = {
  en: {
    menu: 'Account',
    recent: 'Recent orders',
    wallet: 'Wallet',
    pieces: '{name} and {count} more',
  },
  es: {
    menu: 'Cuenta',
    recent: 'Pedidos recientes',
    wallet: 'Monedero',
    pieces: '{name} y {count} más',
  },
  th: {
    menu: 'บัญชี',
    recent: 'คำสั่งซื้อล่าสุด',
    wallet: 'กระเป๋าเงิน',
    pieces: '{name} และอีก {count} รายการ',
  },
  jp: {
    menu: 'アカウント',
    recent: '最近の注文',
    wallet: 'ウォレット',
    pieces: '{name} ほか {count} 点',
  },
  zh: { menu: '账户', recent: '最近的订单', wallet: '钱包', pieces: '{name} 等另外 {count} 件' },
  zhtw: { menu: '帳戶', recent: '最近的訂單', wallet: '錢包', pieces: '{name} 等另外 {count} 件' },
}

export const wideAccountText = ownTexts(WIDE_ACCOUNT_TEXTS)
