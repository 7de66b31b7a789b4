/** Screens show what their address contains: products, purchases, lists, confirmations; and files that stall. */
import { readFileSync } from 'node:fs'
import { createServer, request as ask, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import { at, one } from '@contract/rules/lists'
import { productIds } from '@/features/product/ids'
import { checkoutIds } from '@/features/purchase/checkout-ids'
import { paymentIds } from '@/features/purchase/payment-ids'
import { idOf, ids, pageIds } from '@/kit/ids'
import { catalogueIds } from '@/features/catalogue/ids'
import { ok } from '../../contract/support/client'
import { newAddress, newBuyer } from '../../contract/support/people'
import { eventually } from '../walk/driver'
import { articles } from '../walk/world'
import { logIn, test } from './support/test'

const productLink = (id: string) => `/pages/prouduct/detail?product_id=${id}`
const seen = (page: Page, id: string) => page.locator(`[id="${id}"]`).filter({ visible: true })

/** Changes the address, like a user who types it or a link in another app. */
const visit = (page: Page, link: string) =>
  page.evaluate((hash) => {
    window.location.hash = hash
  }, link)

test('an address shows its product over any page, and so do back and forward [screen.address]', async ({
  driver,
  page,
}) => {
  const [first, second] = await articles()
  const buyer = await newBuyer()
  await newAddress(buyer)
  await ok('cartAdd', { product_id: first.id, qty: 1 }, buyer)
  await logIn(page, buyer.token)
  await driver.open(productLink(first.id))
  await expect(seen(page, productIds.productName)).toHaveText(first.name)
  await driver.tap(productIds.buyNow)
  await driver.find(checkoutIds.section('my_cart'))
  await visit(page, productLink(second.id))
  await expect(seen(page, productIds.productName)).toHaveText(second.name)
  await page.goBack()
  await driver.find(checkoutIds.section('my_cart'))
  await page.goBack()
  await expect(seen(page, productIds.productName)).toHaveText(first.name)
  await page.goForward()
  await driver.find(checkoutIds.section('my_cart'))
  await page.goForward()
  await expect(seen(page, productIds.productName)).toHaveText(second.name)
  await driver.tap(productIds.buyNow)
  await driver.find(checkoutIds.section('my_cart'))
  await expect(page.locator('body')).toContainText(second.name)
})

test('“Buy now” three times orders one piece, and a reload shows the confirmation again [rule.buy-now] [screen.confirmation-kept]', async ({
  driver,
  page,
}) => {
  const [article, other] = await articles()
  const buyer = await newBuyer()
  await newAddress(buyer)
  await ok('cartAdd', { product_id: other.id, qty: 2 }, buyer)
  await logIn(page, buyer.token)
  await driver.open(productLink(article.id))
  for (const again of [true, true, false]) {
    await driver.tap(productIds.buyNow)
    await driver.find(paymentIds.paySubmit)
    if (again) await page.goBack()
    if (again) await driver.find(productIds.buyNow)
  }
  await driver.tap(paymentIds.paySubmit)
  await driver.find(paymentIds.confirmation)
  const { list } = await ok('orders', {}, buyer)
  expect(list.map(({ products }) => products.map(({ product_id, qty }) => [product_id, qty]))).toEqual([
    [[article.id, 1]],
  ])
  expect((await ok('cart', {}, buyer)).cart_info).toMatchObject({ items_count: 2 })
  expect(page.url()).toContain(`order_ids=${one(list).order_id}`)
  await page.reload()
  await driver.find(paymentIds.confirmation)
  await driver.find(idOf.orderCard(one(list).order_id))
})

test('a list keeps its order after a reload and in a shared link [screen.filters-kept]', async ({ driver, page }) => {
  await driver.open('/pages/category/recommend')
  await driver.tap(catalogueIds.searchSort)
  await driver.tap(catalogueIds.sort('price_asc'))
  await eventually(
    async () => page.url(),
    (url) => url.includes('sort=price_asc'),
    'the order is in the address',
  )
  const cards = () => driver.list('product-card-')
  const asked = page.waitForRequest((sent) => sent.url().includes('sort=price_asc'))
  await page.reload()
  await asked
  await driver.find(catalogueIds.searchSort)
  await eventually(cards, (list) => list.length > 0, 'products')
  await expect(seen(page, catalogueIds.searchSort)).toContainText('Price')
  const sentOn = page.waitForRequest((sent) => sent.url().includes('sort=rate') && sent.url().includes('on_sale=1'))
  await driver.open('/pages/category/recommend?sort=rate&sale=1')
  await sentOn
})

test('a tab opened for the first time without a network shows a message, and loads once the network is back [transport.no-network]', async ({
  driver,
}) => {
  await driver.open('/pages/home/home')
  await driver.find(pageIds.home)
  await eventually(
    () => driver.list('product-card-'),
    (cards) => cards.length > 0,
    'products',
  )
  await driver.offline(true)
  await driver.tap(ids.tabDashboard)
  await driver.find(ids.offline)
  await driver.find(ids.tabHome)
  await driver.tap(ids.tabHome)
  await driver.find(pageIds.home)
  await driver.tap(ids.tabDashboard)
  await driver.find(ids.offline)
  await driver.offline(false)
  await driver.find(pageIds.dashboard)
})

/** Forwards everything to the run's server, but leaves the first request for one file unanswered. */
async function startStalling(file: RegExp): Promise<{ url: string; requests: string[]; stop(): Promise<void> }> {
  const upstream = process.env.SOUK_TEST_API ?? ''
  const requests: string[] = []
  const server: Server = createServer((incoming, outgoing) => {
    const path = incoming.url ?? '/'
    if (file.test(path)) {
      requests.push(path)
      if (requests.length === 1) return
    }
    const { method, headers } = incoming
    const passed = ask(new URL(path, upstream), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The time after which a page offers a retry (const.page-loading). */
const PATIENCE_S = 60

/** The built file of a page's own code or styles, which the build names by number. */
function builtFile(page: string, ending: '.js' | '.css'): RegExp {
  const built = process.env.SOUK_TEST_H5 ?? path.join(__dirname, '../../../dist/h5')
  const files: Record<'page-home-home', string[]> & Record<string, string[]> = JSON.parse(
    readFileSync(path.join(built, 'first-load.json'), 'utf8'),
  )
  // home has already loaded the files that the page shares with others
  const own = (files[page] ?? []).filter((file) => file.endsWith(ending) && !files['page-home-home'].includes(file))
  return new RegExp(`/${at(own, own.length - 1).replaceAll('.', '\\.')}`)
}

for (const [what, file] of [
  ['script', builtFile('page-category-recommend', '.js')],
  ['styles', builtFile('page-prouduct-detail', '.css')],
] as const) {
  test(`"Try again" loads a page again whose ${what} stall [const.page-loading]`, async ({ driver, page }) => {
    const stalling = await startStalling(file)
    try {
      await page.clock.install()
      await page.goto(`${stalling.url}/#/pages/home/home`)
      await driver.find(pageIds.home)
      const [article] = await articles()
      await visit(page, what === 'script' ? '/pages/category/recommend' : productLink(article.id))
      await page.locator('.page-view--loading').waitFor()
      const retry = page.locator('.page-view__retry')
      await page.clock.fastForward((PATIENCE_S - 5) * 1_000)
      await expect(retry).toHaveCount(0)
      await page.clock.fastForward(6_000)
      await retry.waitFor()
      expect(stalling.requests).toHaveLength(1)
      await retry.click()
      await driver.find(what === 'script' ? catalogueIds.searchSort : productIds.productName)
      expect(stalling.requests).toHaveLength(2)
      await expect(retry).toHaveCount(0)
    } finally {
      await stalling.stop()
    }
  })
}
