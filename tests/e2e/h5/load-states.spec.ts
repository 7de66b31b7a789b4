/** The load states of every screen in the browser, one after another in one page. */
import type { Page } from '@playwright/test'
import { playOddAnswers } from '../walk/load-states/odd-answers'
import { startFaultProxy, type FaultProxy } from '../walk/load-states/fault-proxy'
import { viewersOn, looksAs, playAll, type ScreenDriver } from '../walk/load-states/play'
import { pageIds } from '@/kit/ids'
import { linkTo } from '@/routes'
import { h5Driver } from './support/driver'
import { followed } from './support/rest'
import { logIn, test } from './support/test'

test.describe.configure({ timeout: 240_000 })

/** The skeleton blocks on the page with this id. */
const bone = (id: string) => `[id="${id}"] .bone`

function h5Hand(page: Page, { url }: FaultProxy): ScreenDriver {
  const driver = h5Driver(page)
  // the requests of the start are finished before the network is lost
  const atRest = followed(page)
  let turn = 0
  const at = (id: string) => page.locator(`[id="${id}"]`).filter({ visible: true }).first()
  return {
    async anew() {
      turn += 1
      await page.goto(`${url}/?turn=${turn}#${linkTo('notFound')}`)
      await driver.find(pageIds.notFound)
      await atRest()
    },
    async open(link) {
      turn += 1
      // another address is another page, even for the same screen
      const [app] = page.url().split('#')
      await page.goto(`${app}#${link}${link.includes('?') ? '&' : '?'}turn=${turn}`)
    },
    async words(id) {
      return (await at(id).count()) === 0 ? '' : at(id).innerText()
    },
    async bones(id) {
      return (await page.locator(bone(id)).filter({ visible: true }).count()) > 0
    },
    tap: driver.tap,
    list: driver.list,
  }
}

for (const { viewer, names } of viewersOn('h5')) {
  test(`every screen shows its content, loading, failed, empty and offline states to a ${viewer} [face.five]`, async ({
    page,
    driver: _,
  }) => {
    const { looking, look } = await looksAs(viewer)
    if (looking.token !== undefined) await logIn(page, looking.token)
    const proxy = await startFaultProxy(process.env.SOUK_TEST_API ?? '')
    try {
      const hand = h5Hand(page, proxy)
      await hand.anew()
      await playAll(hand, proxy, names, look)
      if (viewer === 'visitor') await playOddAnswers(hand, proxy, look)
    } finally {
      await proxy.stop()
    }
  })
}
