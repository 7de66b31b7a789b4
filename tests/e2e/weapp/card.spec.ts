/** Cards in the mini-program: a web-view shows the gateway's page, and tests cannot act inside it. */
import type MiniProgram from 'miniprogram-automator/out/MiniProgram'
import { browserIds } from '@/features/browser/ids'
import { pageIds } from '@/kit/ids'

import { answerPage, CARDS, type Bank } from '../walk/card'
import { eventually } from '../walk/driver'
import type { WeappDriver } from './support/driver'
import { everywhere, readPage } from './support/elements'
import { test } from './support/test'

function bankIn(miniProgram: MiniProgram, driver: WeappDriver): Bank {
  const address = () =>
    readPage(
      miniProgram,
      async (page) => {
        const [frame] = await everywhere(page, 'web-view')
        return frame ? String(await frame.property('src')) : ''
      },
      'the gateway',
    )
  return {
    async use(card) {
      await driver.find(browserIds.page)
      const page = await eventually(address, (src) => src.includes('/sandbox-gateway/'), 'the gateway’s page')
      await answerPage(page, { card })
      await driver.back()
      await driver.find(pageIds.pay)
    },
  }
}

for (const { name, play } of CARDS) {
  test(name, ({ driver, miniProgram }) => play(driver, bankIn(miniProgram, driver)))
}
