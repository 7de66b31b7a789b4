import { expect } from '@playwright/test'
import type { Device } from 'native-host/types'
import { agree } from '../../support/social-platform'
import { FORGED, FORGOTTEN, THROUGH, type Outside } from '../walk/sign-in'
import { test } from './support/test'

/** The system's browser: it is given the way to the platform, and comes back by the app's own scheme. */
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
