/** The dark theme: by the device's own and by a choice against it, accessible, and there from the first paint. */
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { accountIds } from '@/features/account/ids'
import type { Theme } from '@/domain/theme'
import { linkTo } from '@/routes'
import { SCREENS } from '../walk/screens'
import { findingsOn } from './support/axe'
import { idOn, linkOf, MAIN_SCREENS } from './support/every-page'
import { followed } from './support/rest'
import { logIn, test } from './support/test'
import { seenBy } from './support/viewers'
import tokens from '../../../tools/tokens/tokens.json'

const PAPER = tokens.colour.paper

/** The theme as an earlier visit has kept it. */
async function choose(page: Page, theme: Theme): Promise<void> {
  await page.addInitScript((data) => localStorage.setItem('souk.theme', JSON.stringify({ data })), theme)
}

/** The colour that is painted at the corner of the window. */
async function cornerOf(page: Page): Promise<string> {
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 4, height: 4 } })
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return `#${data.subarray(0, 3).toString('hex')}`
}

const barsOf = (page: Page) =>
  page.evaluate(() => {
    const metas = Array.from(document.querySelectorAll<HTMLMetaElement>('[name=theme-color]'))
    return metas.filter(({ media }) => matchMedia(media).matches).map(({ content }) => content)
  })

const schemeOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)

/** A list closes before what was chosen in it is drawn. */
const expectScheme = (page: Page, scheme: 'light' | 'dark') => expect.poll(() => schemeOf(page)).toBe(scheme)

test.describe('on a dark device', () => {
  test.use({ colorScheme: 'dark' })

  for (const [viewer, names] of MAIN_SCREENS) {
    test(`axe finds nothing on what a ${viewer} sees: ${names.join(', ')}`, async ({ driver, page, isMobile }) => {
      const { token, seen } = await seenBy(viewer)
      if (token !== undefined) await logIn(page, token)
      const atRest = followed(page)
      for (const name of names) {
        await test.step(name, async () => {
          await driver.open(linkOf(name, seen))
          await driver.find(idOn(name, !isMobile))
          await atRest()
          expect.soft(await findingsOn(page), name).toEqual([])
        })
      }
      expect(await schemeOf(page)).toBe('dark')
      expect(await barsOf(page)).toEqual([PAPER.dark])
    })
  }

  test('the light theme can be chosen, stays after a reload, and ends as the device again', async ({
    driver,
    page,
  }) => {
    await driver.open(linkTo('dashboard'))
    const take = async (theme: Theme) => {
      await driver.tap(accountIds.appearanceOpen)
      await driver.tap(accountIds.theme(theme))
      await driver.gone(accountIds.theme(theme))
    }
    await take('light')
    await expectScheme(page, 'light')
    expect(await barsOf(page)).toEqual([PAPER.light])
    await page.reload()
    await driver.find(accountIds.appearanceOpen)
    expect(await driver.read(accountIds.appearanceOpen)).toContain('Light')
    expect(await schemeOf(page)).toBe('light')
    expect(await barsOf(page)).toEqual([PAPER.light])
    await take('system')
    await expectScheme(page, 'dark')
  })
})

test('the dark theme can be chosen on a light device, and covers lists over the page', async ({ driver, page }) => {
  await driver.open(linkTo('dashboard'))
  await driver.tap(accountIds.appearanceOpen)
  await driver.tap(accountIds.theme('dark'))
  await driver.gone(accountIds.theme('dark'))
  await expectScheme(page, 'dark')
  expect(await barsOf(page)).toEqual([PAPER.dark])
  await driver.tap(accountIds.appearanceOpen)
  await driver.find(accountIds.theme('dark'))
  const sheet = page.locator('.sheet')
  await expect(sheet).toHaveCSS('background-color', 'rgb(27, 24, 22)')
  await followed(page)()
  expect(await findingsOn(page)).toEqual([])
})

for (const [device, theme, colour] of [
  ['dark', 'system', PAPER.dark],
  ['light', 'dark', PAPER.dark],
  ['dark', 'light', PAPER.light],
] as const) {
  test.describe(`with ${theme} chosen on a ${device} device`, () => {
    test.use({ colorScheme: device })

    test('no frame has another ground, from the first paint on', async ({ driver, page }) => {
      await choose(page, theme)
      // what each frame shows while the app loads
      await page.addInitScript(() => {
        const grounds = new Set<string>()
        const look = () => {
          if (document.body) grounds.add(getComputedStyle(document.body).backgroundColor)
          requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
        Object.assign(window, { groundsSeen: grounds })
      })
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/js/*.js', async (route) => {
        await held
        await route.continue()
      })
      await page.goto('/', { waitUntil: 'commit' })
      await page.waitForFunction(
        () => performance.getEntriesByType('paint').length > 0 || document.styleSheets.length > 0,
      )
      expect(await cornerOf(page), 'before any script of the app').toBe(colour)
      release()
      await driver.find(SCREENS.home.id)
      expect(await cornerOf(page), 'when home is there').toBe(colour)
      const grounds = await page.evaluate(() => [...(window as unknown as { groundsSeen: Set<string> }).groundsSeen])
      const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16))
      // a frame before the style sheet has no ground of its own, and is not painted
      expect(grounds.filter((ground) => ground !== 'rgba(0, 0, 0, 0)')).toEqual([`rgb(${red}, ${green}, ${blue})`])
    })
  })
}
