/** axe on the main screens with letters of twice their size, from the narrowest phone to a desk, in both themes. */
import { expect, type Page } from '@playwright/test'
import { GATE } from '../../patience'
import { findingsOn } from '../support/axe'
import { idOn, linkOf, MAIN_SCREENS } from '../support/every-page'
import { enlargeLetters, overlapsOn } from '../support/large-letters'
import { followed } from '../support/rest'
import { logIn, test } from '../support/test'
import { seenBy } from '../support/viewers'

test.use({ isMobile: false, hasTouch: false, deviceScaleFactor: 1 })
test.describe.configure({ timeout: 240_000 })

const HEIGHT = 812
/** From here on the account has a screen of its own. */
const WIDE = 900

const VIEWS = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [320, 375, 768, 1280].map((width) => ({ colorScheme, width })),
)
const SCREENS = MAIN_SCREENS.flatMap(([, names]) => names)

/** All views of each screen; in the gate one of each, so that every view has two screens. */
const viewsOf = (place: number) => (GATE ? VIEWS.filter((_, index) => index === place % VIEWS.length) : VIEWS)

/** What is wider than the window, which would scroll sideways. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []
  })

for (const [viewer, names] of MAIN_SCREENS) {
  test(`axe finds nothing with letters of 200 % on what a ${viewer} sees, at any width and in both themes [face.accessible]`, async ({
    driver,
    page,
  }) => {
    const { token, seen } = await seenBy(viewer)
    if (token !== undefined) await logIn(page, token)
    const atRest = followed(page)
    for (const name of names) {
      await test.step(name, async () => {
        for (const [turn, { colorScheme, width }] of viewsOf(SCREENS.indexOf(name)).entries()) {
          await page.emulateMedia({ colorScheme })
          await page.setViewportSize({ width, height: HEIGHT })
          if (turn === 0) await driver.open(linkOf(name, seen))
          await driver.find(idOn(name, width >= WIDE))
          await atRest()
          await enlargeLetters(page)
          await atRest()
          const found = [...(await overlapsOn(page)), ...(await tooWide(page)), ...(await findingsOn(page))]
          expect.soft(found, `${name}, ${colorScheme}, ${width}`).toEqual([])
        }
      })
    }
  })
}
