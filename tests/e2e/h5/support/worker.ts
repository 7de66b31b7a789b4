/** The service worker of the installed app, and the answers that the app has kept, as a test sees them. */
import { expect, type Page } from '@playwright/test'
import { eventually, type Driver } from '../../walk/driver'

/** The banner over what the device has kept. */
export const SINCE = /You are offline\. This is from \d\d:\d\d\./

/** The holder of the kept answers on the device, and their calls. */
export const stored = (page: Page) =>
  page.evaluate(() => {
    const index = JSON.parse(localStorage.getItem('souk.kept') ?? '{"data":{"list":[]}}') as {
      data: { holder?: string; list: { id: string }[] }
    }
    return { holder: index.data.holder, calls: index.data.list.map(({ id }) => id.replace(/\?.*/, '')) }
  })

/** Until the worker controls the page, and the answers of these calls are kept. */
export async function ready(page: Page, calls: readonly string[]): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect
    .poll(async () => (await stored(page)).calls, { timeout: 20_000 })
    .toEqual(expect.arrayContaining([...calls]))
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

/** Until a list of products is there. */
export async function products(driver: Driver): Promise<void> {
  await eventually(
    () => driver.list('product-card-'),
    (cards) => cards.length > 0,
    'products',
  )
}
