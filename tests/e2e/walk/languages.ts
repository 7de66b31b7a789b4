/** The languages and the second currency, chosen by taps, and kept after a restart of the app. */
import type { Language } from '@contract/base/languages'
import { LANGUAGES } from '@contract/base/languages'
import { idOf, ids, pageIds } from '@/kit/ids'
import { productIds } from '@/features/product/ids'
import { linkTo } from '@/routes'
import { ok } from '../../contract/support/client'
import { choose } from './account'
import { eventually, type Driver } from './driver'
import { amountOf } from './steps'
import { articles, type Article } from './world'

/** Restarts the app with the device's stored data. */
type Anew = () => Promise<void>

/** A language other than the chosen one. */
export const languageBefore = (code: Language): Language => (code === 'en' ? 'es' : 'en')

async function showsHome(driver: Driver): Promise<void> {
  await driver.open(linkTo('home'))
  await driver.find(pageIds.home)
  await eventually(
    () => driver.list('product-card-'),
    (cards) => cards.length > 0,
    'products',
  )
}

/** Opens a product and waits for its name in the current language. */
export async function showsProduct(driver: Driver, { id, name }: Article): Promise<void> {
  await driver.open(linkTo('product', { product_id: id }))
  await eventually(
    () => driver.read(productIds.productName),
    (shown) => shown === name,
    'the product’s name',
  )
}

/** Changes the language by taps, and checks home and a product, also after a restart. */
export async function changeLanguage(driver: Driver, code: Language, anew: Anew): Promise<void> {
  const [article] = await articles(code)
  const { name } = LANGUAGES.find((language) => language.code === code) ?? { name: code }
  await driver.open(linkTo('dashboard'))
  await choose(driver, ids.languageOpen, idOf.language(code), name)
  await showsHome(driver)
  await showsProduct(driver, article)
  await anew()
  await showsHome(driver)
  await showsProduct(driver, article)
}

async function untilPrice(driver: Driver, article: Article, wanted: number): Promise<void> {
  await showsProduct(driver, article)
  await eventually(
    async () => amountOf(await driver.read(productIds.productPrice)),
    (price) => Math.abs(price - wanted) < 0.05,
    `the price of ${wanted}`,
  )
}

/** Changes the currency by taps, and checks a price multiplied by its rate, also after a restart. */
export async function changeCurrency(driver: Driver, anew: Anew): Promise<void> {
  const [article] = await articles()
  const { product } = await ok('product', { product_id: article.id })
  const { list } = await ok('getCurrency', {})
  const rate = Number(list.find(({ code }) => code === 'THB')?.rate)
  const baht = Number(product.special_price ?? product.price) * rate
  await driver.open(linkTo('dashboard'))
  await choose(driver, ids.currencyOpen, idOf.currency('THB'), 'THB')
  await untilPrice(driver, article, baht)
  await anew()
  await driver.open(linkTo('dashboard'))
  await eventually(
    () => driver.read(ids.currencyOpen),
    (text) => text.includes('THB'),
    'the currency that was chosen',
  )
  await untilPrice(driver, article, baht)
}
