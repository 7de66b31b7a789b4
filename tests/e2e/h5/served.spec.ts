/**
 * How the server sends the app: policy, caches, compression, deep links, the API's page; and files that do not come: one
 * lost request, and a build that has been replaced while its page was open.
 */
import http from 'node:http'
import { expect, type Page } from '@playwright/test'
import { linkTo } from '@/routes'
import { ids, pageIds } from '@/kit/ids'
import { articlesIds } from '@/features/articles/ids'
import { productIds } from '@/features/product/ids'
import { walletIds } from '@/features/wallet/ids'
import { newBuyer } from '../../contract/support/people'
import { logIn, test } from './support/test'

interface Served {
  readonly status: number
  readonly headers: http.IncomingHttpHeaders
  readonly text: string
}

/** A plain request, because fetch would decompress and follow redirects. */
function get(path: string, headers: http.OutgoingHttpHeaders = {}): Promise<Served> {
  return new Promise((resolve, reject) => {
    const request = http.get(`${process.env.SOUK_TEST_API}${path}`, { headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }))
    })
    request.on('error', reject)
  })
}

async function firstScript(): Promise<string> {
  const { text } = await get('/')
  const [, script] = /<script[^>]+src="\.?\/?([^"]+\.js)"/.exec(text) ?? []
  return `/${script}`
}

test('sends security headers with the page, which is revalidated each time [wire.security-headers]', async () => {
  const { status, headers } = await get('/')
  expect(status).toBe(200)
  expect(headers['content-security-policy']).toContain("script-src 'self'")
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['cache-control']).toMatch(/no-cache|no-store|max-age=0/)
})

test('lets browsers cache hashed files forever, in brotli or gzip [wire.security-headers]', async () => {
  const script = await firstScript()
  for (const encoding of ['br', 'gzip']) {
    const { status, headers } = await get(script, { 'accept-encoding': encoding })
    expect({ status, encoding: headers['content-encoding'] }).toEqual({ status: 200, encoding })
    expect(headers['cache-control']).toContain('immutable')
  }
})

test('lets them cache every chunk that is fetched ahead, however its name ends [wire.security-headers]', async ({
  request,
}) => {
  const worker = await (await request.get('/sw.js')).text()
  const files = JSON.parse(/\["(?:js|css)\/[^\]]*\]/.exec(worker)?.[0] ?? '[]') as string[]
  expect(files.length).toBeGreaterThan(10)
  const answers = await Promise.all(
    files.map(async (file) => (await request.get(`/${file}`)).headers()['cache-control']),
  )
  expect(files.filter((_, index) => !answers[index]?.includes('immutable'))).toEqual([])
})

test('answers 404 without a page for a missing file', async () => {
  expect((await get('/js/nothing.12345678.js')).status).toBe(404)
})

test('redirects a deep link only to a screen [screen.deep-link]', async () => {
  const { status, headers } = await get('/go/pages/prouduct/detail?product_id=5')
  expect([301, 302, 303, 307, 308]).toContain(status)
  expect(headers.location).toMatch(/\/#\/pages\/prouduct\/detail\?product_id=5$/)
  for (const path of ['/go//evil.test', '/go/https://evil.test', '/go/\\evil.test']) {
    const location = (await get(path)).headers.location ?? '/#/'
    expect(location).toMatch(/^(http:\/\/127\.0\.0\.1:\d+)?\/#\//)
  }
})

test('shows the reference of the API', async () => {
  const { status, text } = await get('/api/docs')
  expect(status).toBe(200)
  expect(text).toContain('/checkout/onepage/submitorder')
})

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

/** The scripts and styles that a page asks for, by their names, until `there`. */
async function askedFor(page: Page, there: () => Promise<unknown>): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\.(js|css)$/.test(pathname)) asked.push(pathname)
  })
  await there()
  page.removeAllListeners('request')
  return [...new Set(asked)].filter((file) => !/\/(app\.\w+\.\w+|lost\.js)$/.test(file)).sort()
}

for (const [name, link, shown] of [
  ['home', linkTo('home'), pageIds.home],
  ['a product', linkTo('product', { product_id: '1' }), productIds.productName],
  ['the cart', linkTo('cart'), pageIds.cart],
] as const) {
  test(`asks for what ${name} is made of before the app runs, and for nothing else`, async ({ driver, page }) => {
    const entry = '**/js/app.*.js'
    await page.route(entry, (route) => route.abort())
    const ahead = await askedFor(page, async () => {
      await page.goto(`/#${link}`)
      await page.waitForLoadState('networkidle')
    })
    await page.unroute(entry)
    await page.route('/', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace(/<script>[^<]*preload[^<]*<\/script>/, '')
      await route.fulfill({ response: answer, body })
    })
    await page.goto('about:blank')
    const needed = await askedFor(page, async () => {
      await driver.open(link)
      await driver.find(shown)
    })
    expect(await page.locator('link[rel=preload]').count()).toBe(0)
    expect(ahead.length).toBeGreaterThan(2)
    expect(ahead.filter((file) => !needed.includes(file))).toEqual([])
  })
}

test('keeps the page when the code of the large picture is lost once, and opens it at the next press', async ({
  driver,
  page,
}) => {
  await driver.open(linkTo('product', { product_id: '1' }))
  await driver.find(productIds.addToCart)
  const picture = page.getByRole('button', { name: 'Look at it larger' }).first()
  await page.waitForLoadState('networkidle')
  await page.route(SCRIPTS, (route) => route.abort())
  await picture.click()
  await driver.find(ids.toast)
  await driver.find(productIds.productName)
  await page.unroute(SCRIPTS)
  await picture.click()
  await page.getByRole('dialog').waitFor()
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
