/** Every screen in every language: nothing for axe, nothing in the console, nothing wider than the window. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from '@playwright/test'
import { LANGUAGE_CODES, languageTag } from '@contract/base/languages'
import { at } from '@contract/rules/lists'
import { expectAccessible } from '../h5/support/axe'
import { SCREENS_OPENED } from './support/screens'
import { expectNoSideways, goTo, openAs, settled, test, type Person } from './support/test'
import { patient } from '../../jest/patience.js'

const WIDTHS = [1280, 768]

async function look(page: Parameters<typeof settled>[0]): Promise<void> {
  await settled(page)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSideways(page)
  }
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 800 })
}

for (const lang of LANGUAGE_CODES) {
  test.describe(`in ${lang}`, () => {
    test.use({ lang })

    // each of them opens some twenty screens
    test.describe.configure({ timeout: patient(300_000) })

    for (const who of ['seller', 'operator'] satisfies Person[]) {
      test(`opens every screen of the ${who} in ${lang} [console.screens]`, async ({ page, server }) => {
        await openAs(page, server, who)
        await expect(page.locator('html')).toHaveAttribute('lang', languageTag(lang))
        for (const screen of SCREENS_OPENED.filter((each) => each.who === who)) {
          await test.step(screen.path, async () => {
            await goTo(page, await screen.address(server))
            await look(page)
          })
        }
      })
    }

    test(`logs in in ${lang} [console.screens]`, async ({ page }) => {
      await page.goto('/console/')
      await look(page)
    })
  })
}

test('opens them all: none of the table is left out', () => {
  const routes = readFileSync(path.join(__dirname, '../../../console/routes.ts'), 'utf8')
  const paths = [...routes.matchAll(/screen\('(?:shop|operator|person)', '([^']+)'/g)].map((match) => at(match, 1))
  expect(paths.length).toBeGreaterThan(5)
  const opened = SCREENS_OPENED.map((screen) => screen.path)
  expect(paths.filter((known) => !opened.includes(known))).toEqual([])
})
