/** Takes the pictures of the web app in both themes, at a phone's width and on a wide window. */
import { keepPicture } from '../compare/pictures'
import { idOn, linkOf } from '../h5/support/every-page'
import { followed } from '../h5/support/rest'
import { logIn, test } from '../h5/support/test'
import { seenBy } from '../h5/support/viewers'
import { ON_PHONES, ON_WIDE_WINDOWS } from './pictured'
import { untilPictured } from './until-pictured'

for (const viewer of ['visitor', 'shopper', 'customer', 'seller'] as const) {
  test(`what a ${viewer} sees`, async ({ driver, page, isMobile, colorScheme }) => {
    const names = (isMobile ? ON_PHONES : ON_WIDE_WINDOWS).flatMap(([who, some]) => (who === viewer ? some : []))
    const { token, seen } = await seenBy(viewer)
    if (token !== undefined) await logIn(page, token)
    const atRest = followed(page)
    for (const name of names) {
      await test.step(name, async () => {
        await driver.open(linkOf(name, seen))
        await driver.find(idOn(name, !isMobile))
        await atRest()
        await untilPictured(page)
        const file = `${isMobile ? 'phone' : 'wide'}/${name}-${colorScheme}`
        await keepPicture(page, file, () => page.screenshot({ type: 'png' }))
      })
    }
  })
}
