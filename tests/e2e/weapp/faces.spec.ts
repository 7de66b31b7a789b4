/** The load states of every screen in the mini-program, each on a new page. */
import type MiniProgram from 'miniprogram-automator/out/MiniProgram'
import { pageIds } from '@/kit/ids'
import { linkTo } from '@/routes'
import { logIn } from '../walk/account'
import { playOddAnswers } from '../walk/faces/odd-answers'
import { startMoody, type Moody } from '../walk/faces/moods'
import { facedOn, lookerAs, playAll, type FaceHand } from '../walk/faces/play'
import type { Account } from '../h5/support/viewers'
import type { WeappDriver } from './support/driver'
import { everywhere, locate, readPage } from './support/elements'
import { startAnew, test } from './support/test'

test.describe.configure({ timeout: 400_000 })

/** Runs in the mini-program: redirects a request to the test's server. */
function leadOver(this: { origin: (options: object) => unknown }, options: { url: string }, from: string, to: string) {
  return this.origin({ ...options, url: options.url.replace(from, to) })
}

async function leadTo(miniProgram: MiniProgram, { url }: Moody): Promise<void> {
  await miniProgram.mockWxMethod('request', leadOver as never, process.env.SOUK_TEST_API ?? '', url)
}

interface Opened {
  readonly driver: WeappDriver
  readonly miniProgram: MiniProgram
  readonly moody: Moody
  readonly account: Account | undefined
}

function weappHand({ driver, miniProgram, moody, account }: Opened): FaceHand {
  return {
    // the stores live as long as the program, and a logout clears them
    async anew() {
      await startAnew(driver, 'en')
      if (account) await logIn(driver, account)
      await leadTo(miniProgram, moody)
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

for (const { viewer, names } of facedOn('weapp')) {
  test(`every screen shows its content, loading, failed, empty and offline states to a ${viewer} [face.five]`, async ({
    driver,
    miniProgram,
  }) => {
    const { looking, look } = await lookerAs(viewer)
    const moody = await startMoody(process.env.SOUK_TEST_API ?? '')
    const hand = weappHand({ driver, miniProgram, moody, account: looking.account })
    try {
      await hand.anew()
      await playAll(hand, moody, names, look)
      if (viewer === 'visitor') await playOddAnswers(hand, moody, look)
    } finally {
      await driver.restore()
      await moody.stop()
    }
  })
}
