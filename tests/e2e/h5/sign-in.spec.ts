/** Signing in by codes and through the short-video platform, in Chromium. */
import { expect, type Page } from '@playwright/test'
import { ids, pageIds } from '@/components/ids'
import { signInIds } from '@/components/sign-in-ids'
import { linkTo } from '@/routes'
import { registration } from '../../contract/people'
import { codeFor } from '../../support/outbox'
import { FORGED, FORGOTTEN, THROUGH, type Outside } from '../walk/sign-in'
import { expectAccessible } from './axe'
import { test } from './test'

const outside = (page: Page): Outside => ({
  choose: (id) => page.locator(`#${id}`).click(),
})

for (const { name, play } of [...FORGOTTEN, ...FORGED]) test(name, ({ driver }) => play(driver))
for (const { name, play } of THROUGH) test(name, ({ driver, page }) => play(driver, outside(page)))

test('says for 60 seconds that no other code can be sent, readable for everyone [const.sms-countdown] [face.accessible]', async ({
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

test('sends a code to the address of a registration while the configuration asks for one [call.registerSendCode]', async ({
  driver,
  page,
}) => {
  await page.route('**/api/customer/index/store?*website_config*', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: object }
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, mail_code: true } } })
  })
  const { name, email, password } = registration()
  await driver.open(linkTo('register'))
  await driver.type(ids.registerName, name)
  await driver.type(ids.registerEmail, email)
  await driver.tap(signInIds.codeSend)
  await expect(page.locator(`#${signInIds.codeSend}`)).toHaveText(/^Again in/)
  await driver.type(ids.registerPassword, password)
  await driver.type(ids.registerPasswordConfirm, password)
  await driver.type(signInIds.code, codeFor(email))
  await driver.tap(ids.registerTerms)
  const [request] = await Promise.all([
    page.waitForRequest('**/api/customer/register/account'),
    driver.tap(ids.registerSubmit),
  ])
  expect(new URLSearchParams(request.postData() ?? '').get('code')).toBe(codeFor(email))
  await driver.gone(pageIds.register)
})
