/**
 * axe on every component of the kit in each of its states, one at a time, as in the catalogue of tools/kit, which
 * `node tools/kit/build.mjs` builds.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { LANGUAGE_CODES } from '../../../contract/base/languages'
import { type Finding, findingsOn } from './support/axe'

const KIT = process.env.SOUK_TEST_KIT ?? path.join(__dirname, '../../../dist/kit')
/** An address that exists only in the browser of the test. */
const ORIGIN = 'http://kit.test'
const PARTS = 6

/** Opens the whole catalogue, and collects the errors that its code throws. */
async function openKit(page: Page, query = ''): Promise<Error[]> {
  const thrown: Error[] = []
  page.on('pageerror', (error) => thrown.push(error))
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const file = path.join(KIT, pathname === '/' ? 'index.html' : pathname)
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 })
  })
  await page.goto(`${ORIGIN}/${query}`)
  await expect(page.getByRole('heading', { name: 'The kit' })).toBeVisible()
  return thrown
}

/** The addresses of all states, from the links in the catalogue. */
const statesOf = (page: Page): Promise<string[]> =>
  page.locator('figcaption a').evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hash.slice(1)))

async function show(page: Page, state: string): Promise<void> {
  await page.evaluate((hash) => {
    window.location.hash = hash
  }, state)
  await page.locator(`[data-state=${JSON.stringify(decodeURIComponent(state))}]`).waitFor({ state: 'attached' })
  // elements that fade in have no contrast at first, and a loader never stops
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    await Promise.all(ending.map(({ finished }) => finished))
  })
}

test('has more than two hundred states, each of which is drawn', async ({ page }) => {
  const thrown = await openKit(page)
  const states = await statesOf(page)
  expect(states.length).toBeGreaterThan(200)
  expect(new Set(states).size).toBe(states.length)
  for (const state of states) {
    await show(page, state)
    expect(await page.getByText('The kit has no such state.').count(), state).toBe(0)
  }
  expect(thrown).toEqual([])
})

for (let part = 0; part < PARTS; part += 1) {
  test(`axe finds nothing in the kit, part ${part + 1} of ${PARTS} [face.accessible]`, async ({ page }) => {
    await openKit(page, '?language=en')
    const states = (await statesOf(page)).filter((_, at) => at % PARTS === part)
    const found: Record<string, Finding[]> = {}
    for (const state of states) {
      await show(page, state)
      const findings = await findingsOn(page)
      if (findings.length > 0) found[decodeURIComponent(state)] = findings
    }
    expect(states.length).toBeGreaterThan(20)
    expect(found).toEqual({})
  })
}

test('fits the width of the screen in every language and with letters of twice the size', async ({ page }) => {
  await openKit(page)
  const wider = () => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  for (const language of LANGUAGE_CODES) {
    await page.getByRole('combobox', { name: 'Language' }).selectOption(language)
    expect(await wider(), language).toBe(false)
  }
  await page.getByRole('combobox', { name: 'Letters' }).selectOption('200')
  expect(await wider()).toBe(false)
})
