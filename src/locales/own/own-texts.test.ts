import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SIGN_IN_EVENTS } from '@contract/entities/sign-in'
import { LANGUAGE_CODES, type Language } from '@contract/languages'
import { setCurrent } from '../current'
import { dictionary } from '../en'
import { ACCOUNT_TEXTS } from './account'
import { AFTER_SALE_TEXTS } from './after-sale'
import { AGREEMENT_TEXTS } from './agreement'
import { BASKET_TEXTS } from './basket'
import { CATALOGUE_TEXTS } from './catalogue'
import { BROWSER_TEXTS } from './browser'
import { CARD_TEXTS } from './card'
import { CHAT_TEXTS } from './chat'
import { CLOSED_TEXTS } from './closed'
import { COMPARE_TEXTS } from './compare'
import { COUPON_TEXTS } from './coupon'
import { MAP_TEXTS, mapText } from './map'
import { PICTURE_TEXTS } from './picture'
import { BLOG_TEXTS } from './blog'
import { INVOICE_TEXTS } from './invoice'
import { NOTICES_TEXTS } from './notices'
import { NOTICES_BELL_TEXTS } from './notices-bell'
import { ORDER_FACTS_TEXTS } from './order-facts'
import { PLACE_TEXTS, placeText } from './place'
import { POLICY_TEXTS } from './policy'
import { POLICY_TITLES } from './policy-titles'
import { READ_PRIVACY_TEXTS } from './read-privacy'
import { PRODUCT_FACTS_TEXTS } from './product-facts'
import { REFUND_TEXTS } from './refunds'
import { REFUNDS_ROW_TEXTS } from './refunds-row'
import { REORDER_TEXTS } from './reorder'
import { SECURITY_TEXTS } from './security'
import { SELLER_TEXTS } from './seller'
import { SELLING_TEXTS } from './selling'
import { SHOP_TEXTS } from './shop'
import { SIGN_IN_TEXTS } from './sign-in'
import { WIDE_ACCOUNT_TEXTS } from './wide-account'
import { WIDE_ROW_TEXTS } from './wide-row'
import { SIGNATURE_TEXTS } from './signature'
import { RECALL_TEXTS } from './recall'
import { RECHARGE_TEXTS } from './recharge'
import { STORE_TEXTS } from './store'
import { WALLET_TEXTS } from './wallet'
import { WITHDRAW_TEXTS } from './withdraw'
import { STORE_SETTINGS_TEXTS } from './store-settings'
import { PROFILE_TEXTS } from './profile'

type Area = Readonly<Record<Language, Readonly<Record<string, string>>>>

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()

const source = readdirSync(join(__dirname, '../..'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('locales') && !/\.test\.tsx?$/.test(file))
  .map((file) => readFileSync(join(__dirname, '../..', file), 'utf8'))
  .join('\n')

/** Keys that are put together from what the server names. */
const BUILT: Readonly<Record<string, readonly string[]>> = {
  security: [...SIGN_IN_EVENTS, 'other'].map((kind) => `event_${kind}`),
}

describe.each([
  ['account', ACCOUNT_TEXTS as Area],
  ['closed', CLOSED_TEXTS as Area],
  ['afterSale', AFTER_SALE_TEXTS as Area],
  ['agreement', AGREEMENT_TEXTS as Area],
  ['security', SECURITY_TEXTS as Area],
  ['seller', SELLER_TEXTS as Area],
  ['selling', SELLING_TEXTS as Area],
  ['shop', SHOP_TEXTS as Area],
  ['store', STORE_TEXTS as Area],
  ['storeSettings', STORE_SETTINGS_TEXTS as Area],
  ['catalogue', CATALOGUE_TEXTS as Area],
  ['compare', COMPARE_TEXTS as Area],
  ['basket', BASKET_TEXTS as Area],
  ['coupon', COUPON_TEXTS as Area],
  ['orderFacts', ORDER_FACTS_TEXTS as Area],
  ['productFacts', PRODUCT_FACTS_TEXTS as Area],
  ['refund', REFUND_TEXTS as Area],
  ['refundsRow', REFUNDS_ROW_TEXTS as Area],
  ['reorder', REORDER_TEXTS as Area],
  ['browser', BROWSER_TEXTS as Area],
  ['card', CARD_TEXTS as Area],
  ['chat', CHAT_TEXTS as Area],
  ['map', MAP_TEXTS as Area],
  ['picture', PICTURE_TEXTS as Area],
  ['blog', BLOG_TEXTS as Area],
  ['invoice', INVOICE_TEXTS as Area],
  ['notices', NOTICES_TEXTS as Area],
  ['noticesBell', NOTICES_BELL_TEXTS as Area],
  ['wideAccount', WIDE_ACCOUNT_TEXTS as Area],
  ['wideRow', WIDE_ROW_TEXTS as Area],
  ['place', PLACE_TEXTS as Area],
  ['policy', POLICY_TEXTS as Area],
  ['policyTitles', POLICY_TITLES as Area],
  ['readPrivacy', READ_PRIVACY_TEXTS as Area],
  ['signIn', SIGN_IN_TEXTS as Area],
  ['signature', SIGNATURE_TEXTS as Area],
  ['profile', PROFILE_TEXTS as Area],
  ['recall', RECALL_TEXTS as Area],
  ['recharge', RECHARGE_TEXTS as Area],
  ['wallet', WALLET_TEXTS as Area],
  ['withdraw', WITHDRAW_TEXTS as Area],
])('the texts of %s', (name, area) => {
  it.each(LANGUAGE_CODES)(
    'are all there in %s, with the same placeholders, and raise their voice nowhere',
    (language) => {
      expect(Object.keys(area[language])).toEqual(Object.keys(area.en))
      for (const [key, text] of Object.entries(area[language])) {
        expect([key, text.trim() === '', /[!！¡]/.test(text)]).toEqual([key, false, false])
        expect([key, placeholders(text)]).toEqual([key, placeholders(area.en[key])])
      }
    },
  )

  it('are all used', () => {
    expect(Object.keys(area.en)).toEqual(expect.arrayContaining([...(BUILT[name] ?? [])]))
    const named = Object.keys(area.en).filter((key) => !BUILT[name]?.includes(key))
    const unused = named.filter((key) => !new RegExp(`${name}Text\\([^)]*'${key}'`).test(source))
    expect(unused).toEqual([])
  })
})

it('follow the language, and fill their placeholders', () => {
  setCurrent('en', dictionary)
  expect(mapText('near', { city: 'Lisbon' })).toBe('Near Lisbon')
  setCurrent('es', dictionary)
  expect(mapText('near', { city: 'Lisbon' })).toBe('Cerca de Lisbon')
  expect(placeText('settings')).toBe('Abrir los ajustes')
})
