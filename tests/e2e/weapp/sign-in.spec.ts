import type MiniProgram from 'miniprogram-automator/out/MiniProgram'
import { browserIds } from '@/features/browser/ids'
import { agree } from '../../support/social-platform'
import type { Driver } from '../walk/driver'
import { FORGED, FORGOTTEN, THROUGH, type Outside } from '../walk/sign-in'
import { everywhere, readPage } from './support/elements'
import { test } from './support/test'

/** The web view: it gets the platform's address, and its own address shows that it has returned. */
function outside(driver: Driver, miniProgram: MiniProgram): Outside {
  return {
    async choose(id) {
      await driver.find(browserIds.page)
      const view = await readPage(
        miniProgram,
        async (page) => {
          const [found] = await everywhere(page, 'web-view')
          if (!found) throw new Error('no web view')
          return found
        },
        'the web view',
      )
      const page =
        (await fetch(String(await view.property('src')), { redirect: 'manual' })).headers.get('location') ?? ''
      await view.trigger('load', { src: await agree(page, id) })
    },
  }
}

for (const { name, play } of [...FORGOTTEN, ...FORGED]) test(name, ({ driver }) => play(driver))
for (const { name, play } of THROUGH) {
  test(name, ({ driver, miniProgram }) => play(driver, outside(driver, miniProgram)))
}
