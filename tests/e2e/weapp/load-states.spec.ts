/** The load states of every screen in the mini-program, each on a new page. */
import type MiniProgram from 'miniprogram-automator/out/MiniProgram'
import { pageIds } from '@/kit/ids'
import { linkTo } from '@/routes'
import { logIn } from '../walk/account'
import { playOddAnswers } from '../walk/load-states/odd-answers'
import { startFaultProxy, type FaultProxy } from '../walk/load-states/fault-proxy'
import { viewersOn, looksAs, playAll, type ScreenDriver } from '../walk/load-states/play'
import type { Account } from '../h5/support/viewers'
import type { WeappDriver } from './support/driver'
import { everywhere, locate, readPage } from './support/elements'
import { startAnew, test } from './support/test'

test.describe.configure({ timeout: 400_000 })

/** Runs in the mini-program: redirects a request to the test's server. */
function leadOver(this: { origin: (options: object) => unknown }, options: { url: string }, from: string, to: string) {
  return this.origin({ ...options, url: options.url.replace(from, to) })
}

async function leadTo(miniProgram: MiniProgram, { url }: FaultProxy): Promise<void> {
  await miniProgram.mockWxMethod('request', leadOver as never, process.env.SOUK_TEST_API ?? '', url)
}

interface Opened {
  readonly driver: WeappDriver
  readonly miniProgram: MiniProgram
  readonly proxy: FaultProxy
  readonly account: Account | undefined
}

function weappHand({ driver, miniProgram, proxy, account }: Opened): ScreenDriver {
  return {
    // the stores live as long as the program, and a logout clears them
    async anew() {
      await startAnew(driver, 'en')
      if (account) await logIn(driver, account)
      await leadTo(miniProgram, proxy)
      await driver.openAlone(linkTo('notFound'))
      await driver.find(pageIds.notFound)
    },
    open: driver.openAlone,
    words: driver.readIfThere,
    bones: (id) =>
      readPage(
        miniProgram,
        async (page) => (await locate(page, id)) !== null && (await everywhere(page, '.bone')).length > 0,
        `blocks on ${id}`,
      ),
    tap: driver.tap,
    list: driver.list,
  }
}

for (const { viewer, names } of viewersOn('weapp')) {
  test(`every screen shows its content, loading, failed, empty and offline states to a ${viewer} [face.five]`, async ({
    driver,
    miniProgram,
  }) => {
    const { looking, look } = await looksAs(viewer)
    const proxy = await startFaultProxy(process.env.SOUK_TEST_API ?? '')
    const hand = weappHand({ driver, miniProgram, proxy, account: looking.account })
    try {
      await hand.anew()
      await playAll(hand, proxy, names, look)
      if (viewer === 'visitor') await playOddAnswers(hand, proxy, look)
    } finally {
      await driver.restore()
      await proxy.stop()
    }
  })
}
