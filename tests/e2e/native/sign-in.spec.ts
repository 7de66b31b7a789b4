import { expect } from '@playwright/test'
import type { Device } from 'native-host/types'
import { signInIds } from '@/features/sign-in/ids'
import { agree } from '../../support/social-platform'
import { SCREENS } from '../walk/screens'
import { FORGED, FORGOTTEN, THROUGH, type Outside } from '../walk/sign-in'
import { deepLink } from './support/driver'
import { test } from './support/test'

/** The system's browser: it opens the platform's page, and returns through the app's own scheme. */
function outside(phone: Device): Outside {
  let seen = 0
  return {
    async choose(id) {
      const address = await phone.until(() => phone.surroundings.opened[seen], 'the browser')
      seen = phone.surroundings.opened.length
      const page = (await fetch(address, { redirect: 'manual' })).headers.get('location') ?? ''
      const back = await agree(page, id)
      const link = (await fetch(back, { redirect: 'manual' })).headers.get('location') ?? ''
      expect(link).toMatch(/^souk:\/\/pages\/users\/tiktok\?/)
      await phone.openLink(link)
    },
  }
}

for (const { name, play } of [...FORGOTTEN, ...FORGED]) test(name, ({ driver }) => play(driver))
for (const { name, play } of THROUGH) test(name, ({ driver, phone }) => play(driver, outside(phone)))

test('moves the focus to the first invalid field of a form [face.accessible]', async ({ driver, phone }) => {
  await driver.find(SCREENS.home.id)
  await phone.openLink(deepLink('/pages/users/register'))
  await phone.until(() => phone.visible({ id: signInIds.registerSubmit })[0], 'the form')
  expect(phone.focused()).toBeNull()
  for (const [id, text] of [
    [signInIds.registerName, 'Ada'],
    [signInIds.registerEmail, 'ada@souk.test'],
    [signInIds.registerPassword, 'Qwerty-1234'],
  ] as const) {
    await phone.tap({ id: signInIds.registerSubmit })
    await phone.until(() => phone.focused()?.id === id, `the focus of ${id}`)
    expect(phone.look({ id }).state).toBe('visible')
    await phone.type({ id }, text)
  }
})
