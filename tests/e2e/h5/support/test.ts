/** Playwright's test with our driver, on the run's server, in a chosen language. */
import { test as base, type Page } from '@playwright/test'
import type { Language } from '@contract/base/languages'
import { pageIds } from '@/kit/ids'
import { linkTo } from '@/routes'
import type { Driver } from '../../walk/driver'
import { h5Driver } from './driver'

interface Options {
  /** The language stored on the device; null for the first start. */
  lang: Language | null
  currency: string | null
}

/** Writes values into the device's storage in the app's format, once, before the first page. */
async function remember(page: Page, values: Readonly<Record<string, unknown>>): Promise<void> {
  await page.addInitScript((kept) => {
    if (sessionStorage.getItem('remembered')) return
    sessionStorage.setItem('remembered', '1')
    for (const [key, data] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify({ data }))
  }, values)
}

/** What the page was like when a test failed, in the run's own output: its folder is gone when somebody asks. */
async function tellWhatIsShown(page: Page): Promise<void> {
  const shown = await page.locator('.taro_page').filter({ visible: true }).last().ariaSnapshot().catch(String)
  console.log(`${page.url()} shows:\n${shown.slice(0, SHOWN)}`)
}

const SHOWN = 4000

export const test = base.extend<Options & { driver: Driver }>({
  lang: ['en', { option: true }],
  currency: [null, { option: true }],
  baseURL: async ({}, provide) => provide(process.env.SOUK_TEST_API),
  driver: async ({ page, lang, currency }, provide, info) => {
    // the popup advert has its own tests; here it would cover elements to tap
    const popup = { 'ad-timestamp': Date.now() }
    await remember(page, { ...popup, ...(lang && { lang }), ...(currency && { 'souk.currency': currency }) })
    await provide(h5Driver(page))
    if (info.status !== info.expectedStatus) await tellWhatIsShown(page)
  },
})

/** Opens a page as a user who is logged in already. */
export async function logIn(page: Page, token: string): Promise<void> {
  await page.addInitScript((data) => {
    if (sessionStorage.getItem('logged-in')) return
    sessionStorage.setItem('logged-in', '1')
    localStorage.setItem('access-token', JSON.stringify({ data }))
  }, token)
}

/** Makes the app ask for each answer of its start by itself, so that a test can change one [wire.start]. */
export async function answerOneByOne(page: Page): Promise<void> {
  await page.route('**/api/customer/index/start?*', (route) =>
    route.fulfill({ json: { code: 0, message: '', data: {} } }),
  )
}

/** Opens home and touches it without effect: the popup advert waits for that. */
export async function useHome(driver: Driver, page: Page): Promise<void> {
  await driver.open(linkTo('home'))
  await driver.find(pageIds.home)
  await page.keyboard.press('Shift')
}

/** Removes the time of the popup advert, as on a device that has not shown it. */
export async function forgetPopup(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (sessionStorage.getItem('popup-forgotten')) return
    sessionStorage.setItem('popup-forgotten', '1')
    localStorage.removeItem('ad-timestamp')
  })
}
