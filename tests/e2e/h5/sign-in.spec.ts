/** Signing in by codes and through the short-video platform, in Chromium. */
import { expect, type Page } from '@playwright/test'
import { signInIds } from '@/features/sign-in/ids'
import { pageIds } from '@/kit/ids'

import { linkTo } from '@/routes'
import { registration } from '../../contract/support/people'
import { codeFor } from '../../support/outbox'
import { FORGED, FORGOTTEN, THROUGH, type Outside } from '../walk/sign-in'
import { expectAccessible } from './support/axe'
import { answerOneByOne, test } from './support/test'

const outside = (page: Page): Outside => ({
  choose: (id) => page.locator(`#${id}`).click(),
})

for (const { name, play } of [...FORGOTTEN, ...FORGED]) test(name, ({ driver }) => play(driver))
for (const { name, play } of THROUGH) test(name, ({ driver, page }) => play(driver, outside(page)))

test('shows a countdown of 60 seconds to the next code, also to screen readers [const.sms-countdown] [face.accessible]', async ({
  driver,
  page,
}) => {
  await driver.open(linkTo('forgot'))
  await driver.type(signInIds.forgotEmail, 'seller@souk.test')
  await driver.tap(signInIds.forgotSend)
  await driver.find(signInIds.code)
  await expect(page.locator(`#${signInIds.codeSend}`)).toHaveText(/^Again in (60|5\d) s$/)
  await expectAccessible(page)
})

test('sends a code for a registration if the configuration requires one [call.registerSendCode]', async ({
  driver,
  page,
}) => {
  await answerOneByOne(page)
  await page.route('**/api/customer/index/store?*website_config*', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, mail_code: true } } })
  })
  const { name, email, password } = registration()
  await driver.open(linkTo('register'))
  await driver.type(signInIds.registerName, name)
  await driver.type(signInIds.registerEmail, email)
  await driver.tap(signInIds.codeSend)
  await expect(page.locator(`#${signInIds.codeSend}`)).toHaveText(/^Again in/)
  await driver.type(signInIds.registerPassword, password)
  await driver.type(signInIds.code, codeFor(email))
  await driver.tap(signInIds.registerTerms)
  const [request] = await Promise.all([
    page.waitForRequest('**/api/customer/register/account'),
    driver.tap(signInIds.registerSubmit),
  ])
  expect(new URLSearchParams(request.postData() ?? '').get('code')).toBe(codeFor(email))
  await driver.gone(pageIds.register)
})
