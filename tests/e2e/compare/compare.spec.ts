/** Screens of the mini-program beside those of the web app: the same words in the same order, in the same places. */
import { expect } from '@playwright/test'
import type { Language } from '@contract/languages'
import { newBuyer, type Buyer } from '../../contract/people'
import { weappDriver } from '../weapp/driver'
import { logIn, startAnew, test } from '../weapp/test'
import { atRest } from './by-nature'
import { differences } from './differences'
import { drawAll } from './draw-all'
import { openH5 } from './open-h5'
import { PHONE } from './phone'
import { keepPicture } from './pictures'
import { readH5 } from './read-h5'
import { menuOf, named, readWeapp } from './read-weapp'
import { SCREENS } from './screens'
import { whenStill } from './still'
import { thingsOf, type Things } from './things'

/** Pictures are taken in the first; the lines of the second are higher. */
const COMPARED: readonly Language[] = ['en', 'th']
const AGAIN = { timeout: 20_000, intervals: [200] }

for (const lang of COMPARED) {
  test.describe(lang, () => {
    let buyer: Buyer
    let things: Things

    // what a session has seen of its cart shows on home, too: both sides begin as new ones
    test.beforeAll(async ({ miniProgram }) => {
      buyer = await newBuyer()
      things = await thingsOf(buyer)
      const driver = weappDriver(miniProgram)
      await startAnew(driver, lang)
      await logIn(driver, buyer)
    })

    for (const { name, id, link } of SCREENS) {
      test(`${name} says in ${lang} what it says on the web, and where it stands there`, async ({
        page,
        miniProgram,
      }) => {
        await openH5(page, { lang, token: buyer.token }, link(things))
        const h5 = await whenStill(() => readH5(page, id))
        expect(h5.pieces.length, 'what there is to compare').toBeGreaterThan(20)
        const screen = { name, width: PHONE.width, menu: await menuOf(miniProgram) }
        await expect(async () => {
          await miniProgram.callWxMethod('reLaunch', { url: link(things) })
          await whenStill(() => readWeapp(miniProgram, id))
          await drawAll(miniProgram)
          const weapp = await named(miniProgram, await whenStill(() => readWeapp(miniProgram, id)))
          expect(differences(screen, atRest(h5), atRest(weapp)).join('\n')).toBe('')
        }).toPass(AGAIN)
        if (lang === COMPARED[0]) await keepPicture(name, page, miniProgram)
      })
    }
  })
}
