/** Every page at phone sizes: controls are large enough, and texts fit. */
import { expect, type Page } from '@playwright/test'
import type { Language } from '@contract/base/languages'
import type { Driver } from '../walk/driver'
import { EVERY_PAGE, idOn, linkOf, shownTo, VIEWERS, type Viewer } from './support/every-page'
import { brokenWordsOn, smallTargetsOn, standingOutOf } from './support/fits'
import { followed } from './support/rest'
import { logIn, test } from './support/test'
import { seenBy } from './support/viewers'

// each test opens about thirty screens
test.describe.configure({ timeout: 240_000 })

/** Elements that are marked as opening something over the page. */
const OPENER = '[aria-haspopup]:not([aria-disabled="true"])'

interface Opener {
  readonly place: number
  readonly id: string
  readonly name: string
}

/** The elements that open something on the page, by their index; of many similar ones, such as pictures, the first few. */
function openersOn(page: Page): Promise<Opener[]> {
  return page.locator(OPENER).evaluateAll((nodes) => {
    const seen: string[] = []
    return nodes.flatMap((node, place) => {
      if (!node.checkVisibility()) return []
      seen.push(node.className)
      if (seen.filter((each) => each === node.className).length > 3) return []
      return [{ place, id: node.id, name: node.getAttribute('aria-label') ?? node.textContent ?? '' }]
    })
  })
}

/** Opens page after page as the viewer, and checks each once it is idle. */
async function throughPages(driver: Driver, page: Page, viewer: Viewer, look: (name: string) => Promise<void>) {
  const { token, seen } = await seenBy(viewer)
  if (token !== undefined) await logIn(page, token)
  const atRest = followed(page)
  const dialog = page.getByRole('dialog').filter({ visible: true })
  for (const name of shownTo(viewer)) {
    await test.step(name, async () => {
      await driver.open(linkOf(name, seen))
      await driver.find(idOn(name, false))
      await atRest()
      await look(name)
      const openers = await openersOn(page)
      expect(openers.map(({ id }) => id)).toEqual(expect.arrayContaining([...(EVERY_PAGE[name].opens ?? [])]))
      for (const { place, name: opener } of openers) {
        await page.locator(OPENER).nth(place).click()
        await dialog.waitFor()
        await atRest()
        await look(`${name}, ${opener}`)
        await page.keyboard.press('Escape')
        await expect(dialog).toHaveCount(0)
      }
      for (const id of EVERY_PAGE[name].taps ?? []) {
        await driver.tap(id)
        await atRest()
        await look(`${name}, ${id}`)
      }
    })
  }
}

for (const viewer of VIEWERS) {
  test(`all controls that a ${viewer} sees on a phone are large enough for a finger [face.targets]`, async ({
    driver,
    page,
  }) => {
    await throughPages(driver, page, viewer, async (name) => {
      expect.soft(await smallTargetsOn(page), name).toEqual([])
    })
  })
}

/** Chinese is written in the same letters as Japanese, with fewer of them. */
const FITTED: readonly Language[] = ['en', 'th', 'es', 'jp']

for (const lang of FITTED) {
  test.describe(`at 320 px in ${lang}`, () => {
    test.use({ lang, viewport: { width: 320, height: 640 } })

    // Japanese breaks between any two letters, so the viewers who see most are enough
    for (const viewer of lang === 'jp' ? (['visitor', 'customer'] as const) : VIEWERS) {
      test(`a ${viewer} sees large enough controls, no broken words, and no overflow [face.targets] [face.fits]`, async ({
        driver,
        page,
      }) => {
        await throughPages(driver, page, viewer, async (name) => {
          expect.soft(await smallTargetsOn(page), `${name} in ${lang}`).toEqual([])
          expect.soft(await brokenWordsOn(page), `${name} in ${lang}`).toEqual([])
          expect.soft(await standingOutOf(page), `${name} in ${lang}`).toEqual([])
        })
      })
    }
  })
}
