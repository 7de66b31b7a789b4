/** The account on wide screens. */
import { ownTexts } from './own-texts'

export const WIDE_ACCOUNT_TEXTS = {
  en: {
    title: 'Overview',
    menu: 'Account',
    recent: 'Recent orders',
    wallet: 'Wallet',
    pieces: '{name} and {count} more',
  },
  es: {
    title: 'Resumen',
    menu: 'Cuenta',
    recent: 'Pedidos recientes',
    wallet: 'Monedero',
    pieces: '{name} y {count} más',
  },
  th: {
    title: 'ภาพรวม',
    menu: 'บัญชี',
    recent: 'คำสั่งซื้อล่าสุด',
    wallet: 'กระเป๋าเงิน',
    pieces: '{name} และอีก {count} รายการ',
  },
  jp: {
    title: '概要',
    menu: 'アカウント',
    recent: '最近の注文',
    wallet: 'ウォレット',
    pieces: '{name} ほか {count} 点',
  },
  zh: { title: '概览', menu: '账户', recent: '最近的订单', wallet: '钱包', pieces: '{name} 等另外 {count} 件' },
  zhtw: { title: '總覽', menu: '帳戶', recent: '最近的訂單', wallet: '錢包', pieces: '{name} 等另外 {count} 件' },
}

export const wideAccountText = ownTexts(WIDE_ACCOUNT_TEXTS)
