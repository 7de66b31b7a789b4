/** The six languages and the second currency, chosen by taps, and kept when the pages are made anew. */
import { expect } from '@playwright/test'
import { LANGUAGES, type Language } from '@contract/languages'
import { ids, idOf, pageIds } from '@/components/ids'
import { linkTo } from '@/routes'
import { ok } from '../../contract/client'
import { eventually, type Driver } from '../walk/driver'
import { amountOf } from '../walk/steps'
import { articles, type Article } from '../walk/world'
import { choose, test } from './test'

async function showsProduct(driver: Driver, { id, name }: Article): Promise<void> {
  await driver.open(linkTo('product', { product_id: id }))
  await eventually(
    () => driver.read(ids.productName),
    (shown) => shown === name,
    'the product’s name',
  )
}

for (const { code, name } of LANGUAGES) {
  const before: Language = code === 'en' ? 'es' : 'en'
  test.describe(`from ${before}`, () => {
    test.use({ lang: before })

    test(`changes to ${code} by taps, speaks it at home and of a product, and keeps it`, async ({
      driver,
      miniProgram,
    }) => {
      const [article] = await articles(code)
      await choose(driver, ids.languageOpen, idOf.language(code), name)
      await driver.open(linkTo('home'))
      await driver.find(pageIds.home)
      await eventually(
        () => driver.list('product-card-'),
        (cards) => cards.length > 0,
        'products',
      )
      await showsProduct(driver, article)
      await driver.openAlone(linkTo('home'))
      await driver.find(pageIds.home)
      await showsProduct(driver, article)
      expect(await miniProgram.callWxMethod('getStorageSync', 'lang')).toBe(code)
    })
  })
}

test('changes the currency by taps, shows the price times its rate, and keeps it [rule.price-rounding]', async ({
  driver,
}) => {
  const [article] = await articles()
  const { product } = await ok('product', { product_id: article.id })
  const { list } = await ok('getCurrency', {})
  const rate = Number(list.find(({ code }) => code === 'THB')?.rate)
  const baht = Number(product.special_price ?? product.price) * rate
  const price = async () => amountOf(await driver.read(ids.productPrice))
  await choose(driver, ids.currencyOpen, idOf.currency('THB'), 'THB')
  await showsProduct(driver, article)
  expect(await price()).toBeCloseTo(baht, 1)
  await driver.openAlone(linkTo('dashboard'))
  await driver.find(ids.currencyOpen)
  expect(await driver.read(ids.currencyOpen)).toContain('THB')
  await showsProduct(driver, article)
  expect(await price()).toBeCloseTo(baht, 1)
})
