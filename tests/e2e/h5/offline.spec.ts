/** The installed app, and what is there without a network. */
import { expect, type Page } from '@playwright/test'
import { one } from '@contract/rules/lists'
import { idOf, ids, pageIds } from '@/kit/ids'
import english from '@/locales/catalogues/en.json'
import { accountIds } from '@/features/account/ids'
import { checkoutIds } from '@/features/purchase/checkout-ids'
import { paymentIds } from '@/features/purchase/payment-ids'
import { walletIds } from '@/features/wallet/ids'
import type { Driver } from '../walk/driver'
import { goToPayment } from '../walk/mishaps'
import { knownBuyer, type Known } from '../walk/screens'
import { ok } from '../../contract/support/client'
import { newAddress, type Buyer } from '../../contract/support/people'
import { logIn, test } from './support/test'
import { products, ready, SINCE, stored } from './support/worker'

test.use({ serviceWorkers: 'allow' })

const NOTE_FIELD = 'delivery-note'
const NOTE = 'Please leave it with the neighbours'

const cached = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

async function lookAround(driver: Driver, page: Page, { orderId, productId, shopId }: Known): Promise<void> {
  await driver.open('/pages/home/home')
  await driver.find(pageIds.home)
  await products(driver)
  await driver.open(`/pages/prouduct/detail?product_id=${productId}`)
  await driver.find(pageIds.product)
  await driver.open('/pages/cart/cart')
  await driver.find(idOf.cartShop(shopId))
  await driver.open('/pages/history/purchase')
  await driver.find(idOf.orderCard(orderId))
  await driver.open(`/pages/history/detail?order_id=${orderId}`)
  await driver.find(pageIds.order)
  await ready(page, ['getRecommendList', 'product', 'cart', 'orders', 'order'])
}

test('can be installed: a manifest with its icons, and a worker for the whole shop', async ({ page, request }) => {
  await page.goto('/')
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
  expect(scope).toBe(new URL('/', page.url()).href)
  const session = await page.context().newCDPSession(page)
  const { errors, data } = await session.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data ?? '') as {
    icons: { src: string; sizes: string; purpose?: string }[]
    shortcuts: { url: string }[]
  }
  expect(manifest).toMatchObject({ display: 'standalone', scope: './' })
  expect(manifest.shortcuts).toHaveLength(3)
  expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes } of [...manifest.icons, { src: 'icon-180.png', sizes: '180x180' }]) {
    const picture = await (await request.get(`/${src}`)).body()
    // the width and the height of a PNG
    expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes)
  }
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // a headless browser says so of itself
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  for (const file of ['/sw.js', '/manifest.webmanifest']) {
    const { headers } = await request.get(file).then((answer) => ({ headers: answer.headers() }))
    expect(headers['cache-control']).toBe('no-cache')
  }
})

test('shows without a network what was there, of when it is, and why nothing can be bought', async ({
  driver,
  page,
}) => {
  const { buyer, known } = await knownBuyer()
  await newAddress(buyer)
  await logIn(page, buyer.token)
  // its code is there afterwards, and nothing of what it shows
  await driver.open('/pages/mine/wallet')
  await driver.find(walletIds.page)
  await lookAround(driver, page, known)
  await driver.offline(true)
  const pages: readonly [link: string, id: string][] = [
    ['/pages/home/home', 'product-card-'],
    [`/pages/prouduct/detail?product_id=${known.productId}`, pageIds.product],
    ['/pages/cart/cart', idOf.cartShop(known.shopId)],
    ['/pages/history/purchase', idOf.orderCard(known.orderId)],
    [`/pages/history/detail?order_id=${known.orderId}`, pageIds.order],
  ]
  for (const [link, id] of pages) {
    await driver.open(link)
    await page.reload()
    await page.locator(`[id^="${id}"]`).filter({ visible: true }).first().waitFor()
    await expect(page.getByText(SINCE).filter({ visible: true })).toBeVisible()
  }
  // a page of which nothing was kept says so, and the network's return brings it
  await driver.open('/pages/mine/wallet')
  await driver.find(ids.offline)
  await driver.offline(false)
  await driver.gone(ids.offline)
  await expect(page.getByText(SINCE).filter({ visible: true })).toHaveCount(0)
})

test('a purchase that was begun orders nothing without a network, loses nothing, and goes on with one', async ({
  driver,
  page,
}) => {
  const { buyer, known } = await knownBuyer()
  await newAddress(buyer)
  await logIn(page, buyer.token)
  await goToPayment(driver)
  await driver.tap(checkoutIds.noteAdd)
  await driver.type(NOTE_FIELD, NOTE)
  await ready(page, ['store'])
  const before = await ok('orders', {}, buyer)
  await driver.offline(true)
  await driver.tap(paymentIds.paySubmit)
  await expect(page.getByText(english.errors.offline_write).filter({ visible: true }).first()).toBeVisible()
  expect(await driver.read(NOTE_FIELD)).toBe(NOTE)
  // what a checkout costs now is never kept
  await page.reload()
  await driver.find(ids.offline)
  await driver.offline(false)
  await driver.find(paymentIds.paySubmit)
  // what the app sends by itself once it is online leaves before this
  await page.evaluate(() => fetch('/manifest.webmanifest').then((answer) => answer.text()))
  expect((await ok('orders', {}, buyer)).count).toBe(before.count)
  expect(known.orderId).toBe(one(before.list).order_id)
  await driver.tap(paymentIds.paySubmit)
  await driver.find(paymentIds.confirmation)
  const { list, count } = await ok('orders', {}, buyer)
  expect(count).toBe(before.count + 1)
  expect(one(list)).toMatchObject({ payment_method: 'wallet', payment_status: 'paid' })
  expect((await ok('order', { order_id: one(list).order_id }, buyer)).order.order_remark).toBe(NOTE)
})

test('log-out leaves files of the app alone, and the next user sees nothing of the first', async ({ driver, page }) => {
  const { buyer, known } = await knownBuyer()
  await logIn(page, buyer.token)
  await lookAround(driver, page, known)
  const { holder } = await stored(page)
  expect(holder).not.toContain(buyer.token)
  await driver.open('/pages/mine/dashboard')
  await driver.tap(accountIds.logout)
  await driver.find(pageIds.home)
  await expect.poll(async () => (await stored(page)).holder).not.toBe(holder)
  expect((await stored(page)).calls.filter((call) => ['cart', 'orders', 'order'].includes(call))).toEqual([])
  for (const path of await cached(page)) {
    expect(path).toMatch(/^\/$|^\/(js|css|static)\/.*\.[0-9a-f]{6,}\.\w+$|^\/media\/.*\.webp$/)
  }
  const everything = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(everything).not.toContain(`"order_id":"${known.orderId}"`)

  const { buyer: other }: { buyer: Buyer } = await knownBuyer()
  await page.evaluate((data) => localStorage.setItem('access-token', JSON.stringify({ data })), other.token)
  await driver.offline(true)
  await driver.open('/pages/history/purchase')
  await page.reload()
  await driver.find(ids.offline)
  expect(await driver.list(idOf.orderCard(known.orderId))).toEqual([])
})

test('never answers a call, a private file, a shared link or the console from the worker', async ({ driver, page }) => {
  await driver.open('/pages/home/home')
  await ready(page, ['getRecommendList'])
  const answered = await page.evaluate(async () => {
    const paths = ['/api/customer/index/store?type=advert', '/go/pages/home/home', '/files/none', '/console/', '/sw.js']
    await Promise.all(paths.map((path) => fetch(path)))
    const names = await caches.keys()
    const found = await Promise.all(paths.map((path) => caches.match(path)))
    return { names: names.map((name) => name.replace(/-[0-9a-f]{12}$/, '')), found: found.filter(Boolean).length }
  })
  expect(answered.found).toBe(0)
  expect([...answered.names].sort()).toEqual(['souk-app', 'souk-media'])
})
