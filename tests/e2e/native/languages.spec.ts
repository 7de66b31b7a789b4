import { LANGUAGE_CODES } from '@contract/base/languages'
import { changeCurrency, changeLanguage, languageBefore, showsProduct } from '../walk/languages'
import { articles } from '../walk/world'
import { restart, test } from './support/test'

for (const code of LANGUAGE_CODES) {
  test.describe(`from ${languageBefore(code)}`, () => {
    test.use({ lang: languageBefore(code) })

    test(`changes to ${code} by taps for home and a product, also after a restart [const.languages]`, async ({
      driver,
      phone,
    }) => {
      await changeLanguage(driver, code, () => restart(phone))
    })
  })
}

test('changes the currency by taps, and shows the price multiplied by the rate, also after a restart [rule.price-rounding]', async ({
  driver,
  phone,
}) => {
  await changeCurrency(driver, () => restart(phone))
})

test.describe('on the first start of the app', () => {
  test.use({ lang: null })

  test('uses Spanish [const.default-language]', async ({ driver }) => {
    const [article] = await articles('es')
    await showsProduct(driver, article)
  })
})
