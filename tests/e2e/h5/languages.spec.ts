import { expect } from '@playwright/test'
import { LANGUAGE_CODES, languageTag } from '@contract/base/languages'
import { productIds } from '@/features/product/ids'
import { idOf, ids, pageIds } from '@/kit/ids'
import { ok } from '../../contract/support/client'
import { eventually } from '../walk/driver'
import { amountOf } from '../walk/steps'
import { articles } from '../walk/world'
import { expectAccessible } from './support/axe'
import { test } from './support/test'

for (const lang of LANGUAGE_CODES) {
  test.describe(`in ${lang}`, () => {
    test.use({ lang })

    test('shows home and a product in the language, and axe finds nothing [const.languages] [wire.language-fallback] [face.accessible]', async ({
      driver,
      page,
    }) => {
      const [article] = await articles(lang)
      await driver.open('/pages/home/home')
      await eventually(
        () => driver.list('product-card-'),
        (cards) => cards.length > 0,
        'products',
      )
      await expect(page.locator('html')).toHaveAttribute('lang', languageTag(lang))
      await driver.open(`/pages/prouduct/detail?product_id=${article.id}`)
      await eventually(
        () => driver.read(productIds.productName),
        (name) => name === article.name,
        'the product’s name',
      )
      await expectAccessible(page)
    })
  })
}

test.describe('on the first start of a device', () => {
  test.use({ lang: null })

  test('uses Spanish and US dollars [const.default-language] [const.default-currency]', async ({ driver, page }) => {
    const [article] = await articles('es')
    await driver.open(`/pages/prouduct/detail?product_id=${article.id}`)
    await eventually(
      () => driver.read(productIds.productName),
      (name) => name === article.name,
      'the product’s name',
    )
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    expect(await driver.read(productIds.productPrice)).toMatch(/\$|USD/)
  })
})

test('changes language and currency, also after a reload', async ({ driver, page }) => {
  await driver.open('/pages/mine/dashboard')
  await driver.find(pageIds.dashboard)
  await driver.tap(ids.languageOpen)
  await driver.tap(idOf.language('jp'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
})

test.describe('in a second currency', () => {
  test.use({ currency: 'THB' })

  test('shows the price multiplied by the rate, rounded half-up [rule.price-rounding]', async ({ driver }) => {
    const [article] = await articles()
    const { product } = await ok('product', { product_id: article.id })
    const { list } = await ok('getCurrency', {})
    const rate = Number(list.find(({ code }) => code === 'THB')?.rate)
    await driver.open(`/pages/prouduct/detail?product_id=${article.id}`)
    const shown = amountOf(await driver.read(productIds.productPrice))
    expect(shown).toBeCloseTo(Number(product.special_price ?? product.price) * rate, 1)
  })
})
