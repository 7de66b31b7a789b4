/** Valid input for the calls with which operators run the market. */
import type { Fields } from '@contract/all-calls'
import type { SizeGuide } from '@contract/entities/product'
import type { Purpose } from '@contract/base/upload-purposes'
import { LANGUAGE_CODES, type Language } from '@contract/base/languages'
import { one } from '@contract/rules/lists'
import { MARKET_NAME } from '@contract/rules/market-name'
import { commenting, orderThatIs } from '../support/after-sale'
import { ok } from '../support/client'
import { quoted, sql } from '../support/control'
import { daysFromNow } from '../support/coupons'
import { newItem } from '../support/new-product'
import { newOperator, newStall, userIdOf } from '../support/operators'
import { newBuyer, type Buyer } from '../support/people'

const firstPage = { p: 1, page_size: 5 }
let made = 0
/** A name that nothing has yet. */
export const freshName = (of: string) => `${of} ${crypto.randomUUID().slice(0, 8)} ${(made += 1)}`

export const pictureOf = async (operator: Buyer, purpose: Purpose) => ({
  upload_id: (await ok('upload', { purpose }, operator)).id,
})

export const SIZES: SizeGuide = {
  measures: ['chest', 'us'],
  rows: [
    { size: 'S', values: ['86–93', '4'] },
    { size: 'M', values: ['94–101', ''] },
  ],
}

export async function newCategory(operator: Buyer, parent_id?: string) {
  const names = { names_en: freshName('Lamps'), names_es: 'Lámparas' }
  return (await ok('opsCategorySave', { ...names, parent_id, ground: 'sage' }, operator)).category
}

export const newBrand = async (operator: Buyer) =>
  (await ok('opsBrandSave', { name: freshName('Ohm & Sons'), ground: 'mist' }, operator)).brand

/** A brand that a shop has suggested, with the seller who did. */
export async function suggestedBrand() {
  const { seller } = await newStall()
  const name = freshName('Suggested')
  const made = await sql<{ id: string }>(
    `insert into brands (name, image, ground, state, suggested_by)
     values (${quoted(name)}, '', 'sand', 'suggested', ${await userIdOf(seller)}) returning id::text`,
  )
  return { seller, name, brand_id: one(made).id }
}

/** A text in every language, as the shop's home page has it. */
const inEveryLanguage = <P extends string>(prefix: P, text: string) =>
  Object.fromEntries(LANGUAGE_CODES.map((code) => [`${prefix}_${code}`, `${text} (${code})`])) as {
    [K in Language as `${P}_${K}`]: string
  }

// other tests read the policies in every language, after these
const policyTexts = (title: string, content: string) => ({
  ...inEveryLanguage('title', title),
  ...inEveryLanguage('content', content),
})

/** What an editor sends for a new advert. */
export async function advertFields(operator: Buyer): Promise<Fields<'opsAdvertSave'>> {
  return {
    position: 'center',
    image: await pictureOf(operator, 'advert'),
    ground: 'rose',
    ...inEveryLanguage('title', 'Spring is here'),
    ...inEveryLanguage('text', 'Pots and seeds'),
    link: 'pages/search/search?q=tea',
    starts_at: daysFromNow(-1),
    ends_at: daysFromNow(9),
    active: true,
  }
}

/** A new advert, of a position that other tests leave alone. */
export async function newAdvert(operator: Buyer, more: Partial<Fields<'opsAdvertSave'>> = {}) {
  return (await ok('opsAdvertSave', { ...(await advertFields(operator)), ...more }, operator)).advert
}

export async function articleFields(operator: Buyer): Promise<Fields<'opsArticleSave'>> {
  return {
    title_en: 'How to store tea',
    title_th: 'วิธีเก็บชา',
    summary_en: 'Dry, dark and alone.',
    content_en: '<h2>Why</h2><p>Tea takes on <b>every</b> smell.</p>',
    image: await pictureOf(operator, 'article'),
    ground: 'sage',
    category_id: '',
    // buyers do not read it among the posts of the demo
    published_at: daysFromNow(3),
  }
}

export const newArticle = async (operator: Buyer) =>
  (await ok('opsArticleSave', await articleFields(operator), operator)).article

/** A product at 12.50 USD, and the fields of a deal for it. */
export async function flashFields(): Promise<Fields<'opsFlashSave'>> {
  const { productId: product_id } = await newItem()
  return { product_id, price: '9.90', starts_at: daysFromNow(-1), ends_at: daysFromNow(3), left: 20 }
}

export const newFlash = async (operator: Buyer) => (await ok('opsFlashSave', await flashFields(), operator)).flash

const letter = (place: number) => String.fromCharCode(65 + place)

/** A code that no currency has yet: those from XQA on name none in the world. Only one file makes currencies. */
export function freshCurrency(): string {
  made += 1
  return `X${letter(16 + Math.floor(made / 26))}${letter(made % 26)}`
}

export const settingOf = async (operator: Buyer, name: string) => {
  const found = (await ok('opsSettings', {}, operator)).list.find((each) => each.name === name)
  if (!found) throw new Error(`there is no setting ${name}`)
  return found
}

export const policyOf = async (operator: Buyer, policy: string) => {
  const found = (await ok('opsPolicies', {}, operator)).list.find((each) => each.policy === policy)
  if (!found) throw new Error(`there is no policy ${policy}`)
  return found
}

/** A review of a product that somebody has bought. */
export const newSynonym = async (operator: Buyer) => {
  const words = [freshName('Wellies'), freshName('Gumboots')]
  return (await ok('opsSynonymSave', { language: 'en', words }, operator)).synonym
}

export async function newReview() {
  const arrived = await orderThatIs()
  const { review_id } = await ok('submitReview', commenting(arrived), arrived.buyer)
  const { product_id } = one(
    await sql<{ product_id: string }>(`select product_id::text from reviews where id = ${review_id}`),
  )
  return { review_id, product_id }
}

const PERIOD = { from: '2026-11-01', until: '2026-11-30' }

const byOperator = async <F>(fields: (operator: Buyer) => Promise<F> | F) => {
  const buyer = await newOperator()
  return { buyer, fields: await fields(buyer) }
}

export const runInput = {
  opsCategories: () => byOperator(() => ({})),
  opsCategorySave: () =>
    byOperator(async (operator) => {
      const { category_id, version } = await newCategory(operator)
      const names = { names_en: 'Floor lamps', names_es: 'Lámparas de pie' }
      const image = await pictureOf(operator, 'category')
      return { category_id, version, ...names, image, ground: 'clay' as const, size_guide: SIZES }
    }),
  opsCategoryMove: () =>
    byOperator(async (operator) => {
      const [parent, moved] = [await newCategory(operator), await newCategory(operator)]
      const other = await newCategory(operator, parent.category_id)
      return { category_id: moved.category_id, parent_id: parent.category_id, before_id: other.category_id }
    }),
  opsCategoryRemove: () => byOperator(async (operator) => ({ category_id: (await newCategory(operator)).category_id })),
  opsBrands: () => byOperator(() => ({ ...firstPage, q: 'a', state: 'listed' as const })),
  opsBrandSave: () =>
    byOperator(async (operator) => {
      const { brand_id, version } = await newBrand(operator)
      const image = await pictureOf(operator, 'brand')
      return { brand_id, version, name: freshName('Ohm'), image, ground: 'clay' as const }
    }),
  opsBrandMerge: () =>
    byOperator(async (operator) => ({
      from_id: (await newBrand(operator)).brand_id,
      to_id: (await newBrand(operator)).brand_id,
    })),
  opsBrandRemove: () => byOperator(async (operator) => ({ brand_id: (await newBrand(operator)).brand_id })),
  opsBrandDecide: () =>
    byOperator(async (operator) => {
      const { brand_id } = await suggestedBrand()
      const to_id = (await newBrand(operator)).brand_id
      return { brand_id, state: -1 as const, to_id, version: 1, remark: 'A copy' }
    }),
  opsSynonyms: () => byOperator(() => ({ ...firstPage, q: 'a', language: 'en' as const })),
  opsSynonymSave: () =>
    byOperator(async (operator) => {
      const { synonym_id, version } = await newSynonym(operator)
      return { synonym_id, version, language: 'es' as const, words: [freshName('bolso'), freshName('cartera')] }
    }),
  opsSynonymRemove: () => byOperator(async (operator) => ({ synonym_id: (await newSynonym(operator)).synonym_id })),
  opsFlash: () => byOperator(() => ({ ...firstPage, q: 'test', state: 'running' as const })),
  opsFlashSave: () =>
    byOperator(async (operator) => {
      const { flash_id, version, left } = await newFlash(operator)
      return { flash_id, version, price: '8.50', ends_at: daysFromNow(5), left: 30, left_was: left }
    }),
  opsFlashEnd: () => byOperator(async (operator) => ({ flash_id: (await newFlash(operator)).flash_id })),
  opsProducts: () =>
    byOperator(async () => {
      const { productId, seller } = await newStall()
      const shelves = await sql<{ category_id: string; brand_id: string }>(
        `select category_id::text, brand_id::text from products where id = ${productId}`,
      )
      return { ...firstPage, q: 'goods', state: 'listed' as const, shop_id: seller.shopId, ...one(shelves) }
    }),
  opsProductBlock: () => byOperator(async () => ({ id: (await newStall()).productId, version: 1, remark: 'Not safe' })),
  opsProductUnblock: () =>
    byOperator(async (operator) => {
      const { productId: id } = await newStall()
      await ok('opsProductBlock', { id, remark: 'Looked at' }, operator)
      return { id, version: 1, remark: 'It is safe' }
    }),
  opsReviews: () =>
    byOperator(async () => {
      const { product_id } = await newReview()
      return { ...firstPage, q: 'a', hidden: false, product_id }
    }),
  opsReviewHide: () => byOperator(async () => ({ id: (await newReview()).review_id, remark: 'An insult' })),
  opsReviewShow: () =>
    byOperator(async (operator) => {
      const { review_id: id } = await newReview()
      await ok('opsReviewHide', { id, remark: 'By mistake' }, operator)
      return { id, remark: 'It was fine' }
    }),
  opsAdverts: () => byOperator(() => ({ position: 'top' as const, state: 'running' as const })),
  opsAdvertSave: () =>
    byOperator(async (operator) => {
      const { advert_id, version } = await newAdvert(operator, { position: 'bottom' })
      return { advert_id, version, ...(await advertFields(operator)), position: 'bottom' as const }
    }),
  opsAdvertSort: () =>
    byOperator(async (operator) => {
      if ((await ok('opsAdverts', { position: 'center_bottom' }, operator)).list.length < 2) {
        await newAdvert(operator, { position: 'center_bottom' })
      }
      const { list } = await ok('opsAdverts', { position: 'center_bottom' }, operator)
      const ids = list.map(({ advert_id }) => advert_id).reverse()
      return { position: 'center_bottom' as const, ids }
    }),
  opsAdvertEnd: () => byOperator(async (operator) => ({ advert_id: (await newAdvert(operator)).advert_id })),
  opsAdvertRemove: () => byOperator(async (operator) => ({ advert_id: (await newAdvert(operator)).advert_id })),
  opsArticles: () => byOperator(() => ({ ...firstPage, q: 'a' })),
  opsArticleSave: () =>
    byOperator(async (operator) => {
      const { article_id, version } = await newArticle(operator)
      return { article_id, version, ...(await articleFields(operator)) }
    }),
  opsArticleRemove: () => byOperator(async (operator) => ({ article_id: (await newArticle(operator)).article_id })),
  opsPolicies: () => byOperator(() => ({})),
  opsPolicySave: () =>
    byOperator(async (operator) => {
      const { version } = await policyOf(operator, 'support')
      return { policy: 'support' as const, version, ...policyTexts('Help', '<p>Write to us.</p>') }
    }),
  opsPolicyRemove: () =>
    byOperator(async (operator) => {
      const { built_in, version } = await policyOf(operator, 'returns')
      const own = { policy: 'returns' as const, version, ...policyTexts('Returns', '<p>Thirty days.</p>') }
      if (built_in) await ok('opsPolicySave', own, operator)
      return { policy: 'returns' as const }
    }),
  opsCurrencies: () => byOperator(() => ({})),
  opsCurrencyRates: () => byOperator(() => ({ ...firstPage, code: 'THB' })),
  opsCurrencySave: () =>
    byOperator(async (operator) => {
      const found = (await ok('opsCurrencies', {}, operator)).list.find(({ code }) => code === 'MXN')
      if (!found) throw new Error('there are no Mexican pesos')
      const { code, version, rate, sort } = found
      return { code, version, symbol: 'MX$', rate, sort, active: true, sure: false }
    }),
  opsSettings: () => byOperator(() => ({})),
  opsReport: () =>
    byOperator(async () => ({ ...PERIOD, zone: 'Asia/Bangkok', shop_id: (await newStall()).seller.shopId })),
  opsReportSales: () => byOperator(() => ({ ...firstPage, ...PERIOD, by: 'category' as const, zone: 'UTC' })),
  opsReportIdle: () => byOperator(() => ({ ...firstPage, days: 90 })),
  opsReportSearches: () => byOperator(() => ({ ...firstPage, ...PERIOD, found: false })),
  opsTable: () => byOperator(() => ({ list: 'opsAudits' as const, filter: 'subject=brands&until=2026-12-31' })),
  opsSettingSave: () =>
    byOperator(async (operator) => {
      const { version } = await settingOf(operator, 'trade')
      return { name: 'trade', version, value: { stock_by: 'shop' } }
    }),
  opsSetup: () => byOperator(() => ({})),
  opsSetupBase: () =>
    byOperator(async (operator) => {
      const { list } = await ok('opsCurrencies', {}, operator)
      const currencies = list.filter(({ code }) => !code.startsWith('X')).map(({ code, rate }) => ({ code, rate }))
      return { name: MARKET_NAME, languages: [...LANGUAGE_CODES], currencies, sure: false }
    }),
  opsSetupCategories: () => byOperator(() => ({ set: 'food' as const })),
  opsSetupShop: () =>
    byOperator(() => ({ name: freshName('House shop'), shipping_cost: '3.90', eta_from: 2, eta_to: 5 })),
  opsQueue: () => byOperator(() => ({})),
  opsAccountEndSessions: () =>
    byOperator(async () => ({ user_id: await userIdOf(await newBuyer()), remark: 'A lost phone' })),
  opsAccountTrail: () => byOperator(async () => ({ ...firstPage, user_id: await userIdOf(await newBuyer()) })),
}
