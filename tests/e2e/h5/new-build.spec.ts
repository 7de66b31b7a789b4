/** Files that do not come: one lost request, and a build that has been replaced while its page was open. */
import { expect, type Page } from '@playwright/test'
import { linkTo } from '@/routes'
import { ids, pageIds } from '@/kit/ids'
import { articlesIds } from '@/features/articles/ids'
import { productIds } from '@/features/product/ids'
import { walletIds } from '@/features/wallet/ids'
import { ok } from '../../contract/support/client'
import { newBuyer } from '../../contract/support/people'
import { logIn, test } from './support/test'

const SCRIPTS = '**/js/*.js'
const GONE = { status: 404, contentType: 'application/json', body: '{}' }

/** Answers as the build that has taken the place of this one. */
async function serveAnotherBuild(page: Page): Promise<void> {
  const own = await (await page.request.get('/lost.js')).text()
  const body = own.replace(/js\/app\.[0-9a-f]{8}/, 'js/app.0a1b2c3d')
  await page.route('**/lost.js', (route) => route.fulfill({ contentType: 'text/javascript', body }))
}

/** How often the page's document is requested from now on. */
function documents(page: Page): () => number {
  let asked = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked += 1
  })
  return () => asked
}

async function variedProduct(): Promise<string> {
  const { list } = await ok('getAllProducts', { in_stock: true, page_size: 50 })
  const card = list.find(({ has_options, flash }) => has_options && !flash)
  if (!card) throw new Error('the catalogue has no product with variants')
  return card.product_id
}

test('keeps the page when the code of a sheet is lost once, and opens the sheet at the next press', async ({
  driver,
  page,
}) => {
  await driver.open(linkTo('product', { product_id: await variedProduct() }))
  await driver.find(productIds.addToCart)
  await page.waitForLoadState('networkidle')
  await page.route(SCRIPTS, (route) => route.abort())
  await driver.tap(productIds.addToCart)
  await driver.find(ids.toast)
  await driver.find(productIds.productName)
  await page.unroute(SCRIPTS)
  await driver.tap(productIds.addToCart)
  await driver.find(productIds.chooseConfirm)
})

test('reloads once at the same address when the build was replaced, and keeps what was typed [screen.lazy-loading]', async ({
  driver,
  page,
}) => {
  const { token } = await newBuyer()
  await logIn(page, token)
  await driver.open('/pages/mine/recharge')
  await driver.type(walletIds.amount, '123')
  await page.waitForLoadState('networkidle')
  await serveAnotherBuild(page)
  const loaded = documents(page)
  // the files of the build before are gone, those of the next one come
  await page.route(SCRIPTS, (route) => (loaded() === 0 ? route.fulfill(GONE) : route.continue()))
  await page.evaluate(() => {
    window.location.hash = '#/pages/blog/blog'
  })
  await driver.find(articlesIds.blog)
  expect([loaded(), new URL(page.url()).hash]).toEqual([1, '#/pages/blog/blog'])
  await driver.open('/pages/mine/recharge')
  expect(await driver.read(walletIds.amount)).toBe('123')
})

test('offers a retry, and does not reload again, when a file is missing for good', async ({ driver, page }) => {
  await driver.open('/pages/home/home')
  await driver.find(pageIds.home)
  await page.waitForLoadState('networkidle')
  await serveAnotherBuild(page)
  const loaded = documents(page)
  const first = await page.evaluate(() => Array.from(document.scripts, ({ src }) => src))
  await page.route(SCRIPTS, (route) => (first.includes(route.request().url()) ? route.continue() : route.fulfill(GONE)))
  await page.evaluate(() => {
    window.location.hash = '#/pages/blog/blog'
  })
  const retry = page.locator('.page-view__retry')
  await expect.poll(loaded).toBe(1)
  await retry.click()
  await retry.waitFor()
  expect(loaded()).toBe(1)
})
