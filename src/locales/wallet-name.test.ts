import type { Language } from '@contract/base/languages'
import { walletName } from '@/locales/wallet-name'
import { catalogue } from './catalogue'
import { setCurrent } from './current'

const OFFERED: Record<Language, readonly string[]> = {
  en: ['US Dollar', 'Euro', 'Thai Baht'],
  es: ['Dólar estadounidense', 'Euro', 'Baht tailandés'],
  th: ['ดอลลาร์สหรัฐ', 'ยูโร', 'บาทไทย'],
  jp: ['米ドル', 'ユーロ', 'タイバーツ'],
  zh: ['美元', '欧元', '泰铢'],
  zhtw: ['美元', '歐元', '泰銖'],
}
const WALLETS = [
  { code: 'USD', name: 'US Dollar', currency: 'USD' },
  { code: 'EUR', name: 'Euro', currency: 'EUR' },
  { code: 'THB', name: 'Thai Baht', currency: 'THB' },
]

describe.each(Object.keys(OFFERED) as Language[])('in %s', (language) => {
  beforeEach(() => setCurrent(language, catalogue(language)))

  it('wallets are named in the language', () => {
    expect(WALLETS.map(walletName)).toEqual(OFFERED[language])
  })

  it('a wallet keeps the name that its shop gave it', () => {
    expect(walletName({ name: 'Travel money', currency: 'USD' })).toBe('Travel money')
    expect(walletName({ name: 'Bitcoin', currency: 'BTC' })).toBe('Bitcoin')
  })

  it('no two currencies have one name', () => {
    const names = Object.values(catalogue(language).walletNames)
    expect(new Set(names).size).toBe(8)
    expect(names.filter((name) => name.trim() === '')).toEqual([])
  })
})
