/**
 * axe on every screen, in every language, at both widths. All screens of a language are checked in one session, because
 * starting the app for each screen would take most of the time.
 */
import { expect, type Page } from '@playwright/test'
import { LANGUAGE_CODES, languageTag } from '@contract/base/languages'
import { homeIds } from '@/features/home/ids'
import type { Driver } from '../walk/driver'
import { findingsOn } from './support/axe'
import { EVERY_PAGE, idOn, linkOf, shownTo, VIEWERS } from './support/every-page'
import { followed } from './support/rest'
import { forgetPopup, logIn, test, useHome } from './support/test'
import { seenBy } from './support/viewers'

/** Checks the idle screen. The test continues after a failure, so that it reports everything at once. */
type Look = (what: string) => Promise<void>

/** The first visit, with the popup advert over home. */
async function throughPopup(driver: Driver, page: Page, look: Look): Promise<void> {
  await forgetPopup(page)
  await useHome(driver, page)
  await driver.find(homeIds.popup)
  await look('the popup advert')
  await page.keyboard.press('Escape')
  await driver.gone(homeIds.popup)
}

/** Checks what a button opens over the page, and closes it again. */
async function whatOpens(button: string, driver: Driver, page: Page, look: Look): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ visible: true })
  await driver.tap(button)
  await dialog.waitFor()
  await look(button)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

// each test opens about thirty screens
test.describe.configure({ timeout: 240_000 })

for (const lang of LANGUAGE_CODES) {
  test.describe(`in ${lang}`, () => {
    test.use({ lang })

    for (const viewer of VIEWERS) {
      const pages = shownTo(viewer)
      const rows = pages.map((name) => `[${EVERY_PAGE[name].row}]`).join(' ')
      test(`axe finds nothing on any page that a ${viewer} sees ${rows} [face.accessible]`, async ({
        driver,
        page,
        isMobile,
      }) => {
        const { token, seen } = await seenBy(viewer)
        if (token !== undefined) await logIn(page, token)
        const atRest = followed(page)
        const look = async (what: string) => {
          await atRest()
          await expect(page.locator('html')).toHaveAttribute('lang', languageTag(lang))
          expect.soft(await findingsOn(page), `${what} in ${lang}`).toEqual([])
        }
        if (viewer === 'visitor') await test.step('the popup advert', () => throughPopup(driver, page, look))
        for (const name of pages) {
          await test.step(name, async () => {
            await driver.open(linkOf(name, seen))
            await driver.find(idOn(name, !isMobile))
            await look(name)
            for (const button of EVERY_PAGE[name].opens ?? []) await whatOpens(button, driver, page, look)
          })
        }
      })
    }
  })
}
