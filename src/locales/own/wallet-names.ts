/** The names of wallets, each of its currency. */
import { ownTexts } from './own-texts'

export const WALLET_NAME_TEXTS = {
  en: {
    USD: 'US Dollar',
    EUR: 'Euro',
    GBP: 'British Pound',
    THB: 'Thai Baht',
    JPY: 'Japanese Yen',
    CNY: 'Chinese Yuan',
    TWD: 'New Taiwan Dollar',
    MXN: 'Mexican Peso',
  },
  es: {
    USD: 'Dólar estadounidense',
    EUR: 'Euro',
    GBP: 'Libra esterlina',
    THB: 'Baht tailandés',
    JPY: 'Yen japonés',
    CNY: 'Yuan chino',
    TWD: 'Nuevo dólar taiwanés',
    MXN: 'Peso mexicano',
  },
  th: {
    USD: 'ดอลลาร์สหรัฐ',
    EUR: 'ยูโร',
    GBP: 'ปอนด์สเตอร์ลิง',
    THB: 'บาทไทย',
    JPY: 'เยนญี่ปุ่น',
    CNY: 'หยวนจีน',
    TWD: 'ดอลลาร์ไต้หวันใหม่',
    MXN: 'เปโซเม็กซิโก',
  },
  jp: {
    USD: '米ドル',
    EUR: 'ユーロ',
    GBP: '英ポンド',
    THB: 'タイバーツ',
    JPY: '日本円',
    CNY: '中国人民元',
    TWD: '新台湾ドル',
    MXN: 'メキシコペソ',
  },
  zh: {
    USD: '美元',
    EUR: '欧元',
    GBP: '英镑',
    THB: '泰铢',
    JPY: '日元',
    CNY: '人民币',
    TWD: '新台币',
    MXN: '墨西哥比索',
  },
  zhtw: {
    USD: '美元',
    EUR: '歐元',
    GBP: '英鎊',
    THB: '泰銖',
    JPY: '日圓',
    CNY: '人民幣',
    TWD: '新臺幣',
    MXN: '墨西哥披索',
  },
}

const nameText = ownTexts(WALLET_NAME_TEXTS)
const ENGLISH: Readonly<Partial<Record<string, string>>> = WALLET_NAME_TEXTS.en

/**
 * What a wallet is called in the language in use. A shop that gave it another name than its currency's keeps that name.
 * Words rather than Intl.DisplayNames, which mini-programs and Hermes lack. Inside an observer it follows the language.
 */
export function walletName({ name, currency }: { readonly name: string; readonly currency: string }): string {
  return ENGLISH[currency] === name ? nameText(currency as keyof (typeof WALLET_NAME_TEXTS)['en']) : name
}
