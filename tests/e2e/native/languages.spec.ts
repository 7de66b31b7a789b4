import { LANGUAGE_CODES } from '@contract/languages'
import { changeCurrency, changeLanguage, languageBefore, showsProduct } from '../walk/languages'
import { articles } from '../walk/world'
import { restart, test } from './support/test'

for (const code of LANGUAGE_CODES) {
  test.describe(`from ${languageBefore(code)}`, () => {
    test.use({ lang: languageBefore(code) })

    test(`changes to ${code} by taps, speaks it at home and of a product, and keeps it over a restart [const.languages]`, async ({
      driver,
      phone,
    }) => {
      await changeLanguage(driver, code, () => restart(phone))
    })
  })
}

test('changes the currency by taps, shows the price times its rate, and keeps it over a restart [rule.price-rounding]', async ({
  driver,
  phone,
}) => {
  await changeCurrency(driver, () => restart(phone))
})

test.describe('on a phone that starts the app for the first time', () => {
  test.use({ lang: null })

  test('speaks Spanish [const.default-language]', async ({ driver }) => {
    const [article] = await articles('es')
    await showsProduct(driver, article)
  })
})
