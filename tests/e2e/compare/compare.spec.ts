/**
 * Compares the screens of the other targets with the web app's: the same words in the same order, in the same places.
 */
import { expect, type Page } from '@playwright/test'
import type { Device } from 'native-host/types'
import type { Language } from '@contract/base/languages'
import { newBuyer, type Buyer } from '../../contract/support/people'
import { weappDriver } from '../weapp/support/driver'
import { logIn } from '../walk/account'
import { startAnew, test } from '../weapp/support/test'
import { asFarAs, atRest, depthOf } from './allowed-differences'
import { differences } from './differences'
import { drawAll } from './draw-all'
import { openH5 } from './open-h5'
import { openNative } from './open-native'
import { PHONE } from './phone'
import { keepPicture } from './pictures'
import { readH5 } from './read-h5'
import { readNative } from './read-native'
import { menuOf, named, readWeapp } from './read-weapp'
import type { Reading, Target } from './reading'
import { SCREENS, type Screen } from './screens'
import { whenStill } from './when-still'
import { shopDataOf, type ShopData } from './shop-data'

/** Pictures are taken in the first language; the second has higher lines. */
const COMPARED: readonly Language[] = ['en', 'th']
const NATIVE = ['android', 'ios'] as const
const AGAIN = { timeout: 30_000, intervals: [200] }

for (const lang of COMPARED) {
  test.describe(lang, () => {
    let buyer: Buyer
    let shopData: ShopData
    const readings = new Map<string, Reading>()
    const pictured = (target: Target | 'h5') => lang === COMPARED[0] && target !== 'ios'

    test.beforeAll(async () => {
      buyer = await newBuyer()
      shopData = await shopDataOf(buyer)
    })

    /** The web app's screen, read once for all comparisons. */
    async function onTheWeb({ name, id, link }: Screen, page: Page): Promise<Reading> {
      const known = readings.get(name)
      if (known) return known
      await openH5(page, { lang, token: buyer.token }, link(shopData))
      const reading = atRest(await whenStill(() => readH5(page, id)))
      expect(reading.pieces.length, 'what there is to compare').toBeGreaterThan(20)
      if (pictured('h5')) await keepPicture(page, `${name}-h5`, () => page.screenshot({ type: 'png' }))
      readings.set(name, reading)
      return reading
    }

    test.describe('in the mini-program', () => {
      // home shows the cart count of the session, so both sides start with new sessions
      test.beforeAll(async ({ miniProgram }) => {
        const driver = weappDriver(miniProgram)
        await startAnew(driver, lang)
        await logIn(driver, buyer)
      })

      for (const screen of SCREENS) {
        const { name, id, link } = screen
        test(`${name} has the same content and layout as on the web, in ${lang}`, async ({ page, miniProgram }) => {
          const h5 = await onTheWeb(screen, page)
          const beside = { name, width: PHONE.width, target: 'weapp', menu: await menuOf(miniProgram) } as const
          await expect(async () => {
            await miniProgram.callWxMethod('reLaunch', { url: link(shopData) })
            await whenStill(() => readWeapp(miniProgram, id))
            await drawAll(miniProgram)
            const weapp = await named(miniProgram, await whenStill(() => readWeapp(miniProgram, id)))
            expect(differences(beside, h5, atRest(weapp)).join('\n')).toBe('')
          }).toPass(AGAIN)
          if (pictured('weapp')) await keepPicture(page, `${name}-weapp`, () => miniProgram.screenshot())
        })
      }
    })

    for (const platform of NATIVE) {
      test.describe(`on ${platform}`, () => {
        let phone: Device | undefined
        test.afterEach(() => phone?.close())

        for (const screen of SCREENS) {
          const { name, id, link } = screen
          test(`${name} has the same content and layout as on the web, in ${lang}`, async ({ page }) => {
            const h5 = await onTheWeb(screen, page)
            const device = await openNative(platform, { lang, token: buyer.token }, link(shopData))
            phone = device
            const depth = depthOf(h5)
            await expect(async () => {
              const native = asFarAs(depth, await readNative(device, id, depth))
              const beside = { name, width: PHONE.width, target: platform }
              expect(differences(beside, h5, native).join('\n')).toBe('')
            }).toPass(AGAIN)
            if (pictured(platform)) await keepPicture(page, `${name}-native`, () => device.picture())
          })
        }
      })
    }
  })
}
