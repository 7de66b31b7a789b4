/** Pages to read in the browser, and what only wide screens or a first visit show. */
import { expect, type Page } from '@playwright/test'
import { browserIds } from '@/features/browser/ids'
import { policiesIds } from '@/features/policies/ids'
import { homeIds } from '@/features/home/ids'
import { pageIds } from '@/kit/ids'
import { accountIds } from '@/features/account/ids'
import { catalogueIds } from '@/features/catalogue/ids'
import { linkTo } from '@/routes'
import { footerIds } from '@/shell/footer/ids'
import { accountMenuIds } from '@/shell/account/ids'
import { newBuyer } from '../../contract/support/people'
import { INVOICES, READING } from '../walk/content'
import { expectAccessible } from './support/axe'
import { linkOf } from './support/every-page'
import { forgetPopup, logIn, test, useHome } from './support/test'
import { seenBy } from './support/viewers'

for (const { name, play } of READING) test(name, ({ driver }) => play(driver))

/** The address of the latest download. */
const downloads = (page: Page) => {
  let last: string | undefined
  page.on('download', (download) => {
    last = download.url()
  })
  return async () => last
}

for (const { name, play } of INVOICES) test(name, ({ driver, page }) => play(driver, downloads(page)))

test('offers the document about us for download, in the language of the app [route.policy-about-us]', async ({
  driver,
  page,
}) => {
  await driver.open(linkTo('aboutUs'))
  await driver.find(policiesIds.aboutDocument)
  const [download] = await Promise.all([page.waitForEvent('download'), driver.tap(policiesIds.aboutDocument)])
  expect(download.url()).toContain('/about_us-policy/document?lang=en')
  expect(await download.failure()).toBeNull()
})

/** Records when the app reads the time of its last popup: the app then decides, and draws the result at once. */
const followPopup = (page: Page) =>
  page.addInitScript(() => {
    const read = Reflect.get(Storage.prototype, 'getItem') as (key: string) => string | null
    Storage.prototype.getItem = function (this: Storage, key: string) {
      if (key === 'ad-timestamp') document.documentElement.classList.add('popup-decided')
      return read.call(this, key)
    }
  })

/** Waits until the app has decided whether to show the popup, and has had time to draw it. */
async function popupDecided(page: Page): Promise<void> {
  await page.locator('html.popup-decided').waitFor()
  await page.evaluate(async () => {
    for (let frames = 0; frames < 10; frames += 1) await new Promise((drawn) => requestAnimationFrame(drawn))
  })
}

test('shows the popup advert once, and the keyboard can close it [advert.popup-24h] [const.layers]', async ({
  driver,
  page,
}) => {
  await forgetPopup(page)
  await followPopup(page)
  await driver.open(linkTo('home'))
  await driver.find(pageIds.home)
  expect(await driver.list(homeIds.popup)).toEqual([])
  await useHome(driver, page)
  await driver.find(homeIds.popup)
  await expect(page.locator(`#${homeIds.popup}`)).toHaveCSS('z-index', '10075')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await driver.gone(homeIds.popup)
  await page.reload()
  await useHome(driver, page)
  await popupDecided(page)
  expect(await driver.list(homeIds.popup)).toEqual([])
})

test('opens the link of the popup advert [advert.popup-24h]', async ({ driver, page }) => {
  await forgetPopup(page)
  await useHome(driver, page)
  await driver.tap(homeIds.popupOpen)
  await driver.find(pageIds.register)
})

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('has a separate account page, on which axe finds nothing [route.pc-mine] [face.accessible]', async ({
    driver,
    page,
  }) => {
    const buyer = await newBuyer()
    await logIn(page, buyer.token)
    await driver.open(linkTo('dashboard'))
    await driver.tap(accountMenuIds.open('pcMine'))
    await driver.find(accountIds.pcMine)
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
    await driver.tap(accountIds.logout)
    await driver.find(pageIds.home)
  })

  test('has the path to a category, bars of its prices, and a footer that leads on [face.crumbs] [field.facets.bars]', async ({
    driver,
    page,
  }) => {
    await driver.open(linkOf('categoryDetail', (await seenBy('visitor')).seen))
    await driver.find(catalogueIds.searchCount)
    const shown = page.locator(`#${pageIds.category}`)
    const path = shown.getByRole('navigation', { name: 'Breadcrumbs' })
    await expect(path.locator('[aria-current=page]')).toHaveText(await shown.locator('h1').innerText())
    await expect(shown.getByRole('img', { name: /^Products by price: / })).toBeVisible()
    await page.locator(`#${pageIds.category}-main`).evaluate((node) => node.scrollTo(0, 1))
    const footer = shown.getByRole('navigation', { name: 'Footer' })
    await footer.getByRole('link', { name: 'Terms and conditions' }).scrollIntoViewIfNeeded()
    await expectAccessible(page)
    await footer.getByRole('link', { name: 'Terms and conditions' }).click()
    await driver.find(pageIds.terms)
    await page.goBack()
    await path.getByRole('link', { name: 'Home' }).click()
    await driver.find(pageIds.home)
  })

  test('lets the footer of home be reached, and its list go on [face.footer]', async ({ driver, page }) => {
    await driver.open(linkTo('home'))
    await driver.find(pageIds.home)
    const goOn = page.locator(`#${footerIds.more}`)
    const box = page.locator(`#${pageIds.home}-main`)
    const height = () => box.evaluate((node) => node.scrollHeight)
    await expect(async () => {
      await box.evaluate((node) => node.scrollTo(0, node.scrollHeight))
      await expect(goOn).toBeInViewport({ timeout: 200 })
    }).toPass()
    const before = await height()
    await goOn.click()
    await expect.poll(height).toBeGreaterThan(before)
  })
})

test('the page for external pages shows nothing when it is opened directly, and has a link to home [route.browser]', async ({
  driver,
  page,
}) => {
  await driver.open(linkTo('browser'))
  await driver.find(browserIds.page)
  await driver.find(browserIds.nothing)
  await page.getByRole('button', { name: 'Go to the home page' }).filter({ visible: true }).click()
  await driver.find(pageIds.home)
})
