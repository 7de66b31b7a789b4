import { expect } from '@playwright/test'
import { LANGUAGE_CODES } from '@contract/base/languages'
import { linkTo } from '@/routes'
import { changeCurrency, changeLanguage, languageBefore } from '../walk/languages'
import { test } from './support/test'

for (const code of LANGUAGE_CODES) {
  test.describe(`from ${languageBefore(code)}`, () => {
    test.use({ lang: languageBefore(code) })

    test(`changes to ${code} by taps for home and a product, also after a restart [const.languages]`, async ({
      driver,
      miniProgram,
    }) => {
      await changeLanguage(driver, code, () => driver.openAlone(linkTo('home')))
      expect(await miniProgram.callWxMethod('getStorageSync', 'lang')).toBe(code)
    })
  })
}

test('changes the currency by taps, and shows the price multiplied by the rate, also after a restart [rule.price-rounding]', async ({
  driver,
}) => {
  await changeCurrency(driver, () => driver.openAlone(linkTo('dashboard')))
})
