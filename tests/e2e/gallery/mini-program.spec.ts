/** Takes the pictures of the mini-program in both themes. */
import { accountIds } from '@/features/account/ids'
import { linkTo } from '@/routes'
import { drawAll } from '../compare/draw-all'
import { keepPicture } from '../compare/pictures'
import { readWeapp } from '../compare/read-weapp'
import { whenStill } from '../compare/when-still'
import { idOn, linkOf } from '../h5/support/every-page'
import { seenBy } from '../h5/support/viewers'
import { logIn } from '../walk/account'
import { test } from '../weapp/support/test'
import { IN_THE_MINI_PROGRAM, THEMES } from './pictured'

for (const theme of THEMES) {
  test(`in the ${theme} theme`, async ({ driver, miniProgram, page }) => {
    await driver.open(linkTo('dashboard'))
    await driver.tap(accountIds.appearanceOpen)
    await driver.tap(accountIds.theme(theme))
    await driver.gone(accountIds.theme(theme))
    for (const [viewer, names] of IN_THE_MINI_PROGRAM) {
      const { account, seen } = await seenBy(viewer)
      if (account) await logIn(driver, account)
      for (const name of names) {
        await test.step(name, async () => {
          await miniProgram.callWxMethod('reLaunch', { url: linkOf(name, seen) })
          await whenStill(() => readWeapp(miniProgram, idOn(name, false)))
          await drawAll(miniProgram)
          await whenStill(() => readWeapp(miniProgram, idOn(name, false)))
          await keepPicture(page, `mini-program/${name}-${theme}`, () => miniProgram.screenshot())
        })
      }
    }
  })
}
