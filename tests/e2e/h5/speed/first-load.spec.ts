/** The first load of a page, in numbers that do not depend on the machine: what it asks for, and how far its content moves. */
import { expect, type Page } from '@playwright/test'
import { one } from '@contract/rules/lists'
import { ids, pageIds } from '@/kit/ids'
import { linkTo, type RouteName } from '@/routes'
import { ok } from '../../../contract/support/client'
import { newBuyer } from '../../../contract/support/people'
import { idOn, linkOf } from '../support/every-page'
import { tasksOf } from '../support/main-thread'
import { followed } from '../support/rest'
import { answerOneByOne, logIn, test } from '../support/test'
import { seenBy } from '../support/viewers'

/** The maximum of cumulative layout shift, as browsers count it; up to 0.1 is called good. */
const BUDGET = 0.01

/** Long enough to draw a skeleton, and the content of one answer before the next answer arrives. */
const BETWEEN_MS = 400

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRect
    readonly currentRect: DOMRect
  }[]
}

interface Counted {
  shifts: { value: number; what: string[] }[]
}

/** Counts from the first paint. */
async function countShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted: Counted['shifts'] = []
    Object.assign(window, { shifts: counted })
    const name = (node: Node | null) => (node instanceof Element ? node : node?.parentElement)?.className ?? '?'
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        if (hadRecentInput) continue
        const what = sources.map((one) => `${name(one.node)} ${one.previousRect.y} → ${one.currentRect.y}`)
        counted.push({ value, what })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The API's answers arrive one after the other, as from a distant server. */
async function slowAnswers(page: Page): Promise<void> {
  let before: Promise<unknown> = Promise.resolve()
  await page.route('**/*', async (route) => {
    if (!['fetch', 'xhr'].includes(route.request().resourceType())) return route.fallback()
    before = before.then(() => new Promise((resolve) => setTimeout(resolve, BETWEEN_MS)))
    await before
    return route.fallback()
  })
}

const PAGES: Readonly<Partial<Record<RouteName, () => Promise<string>>>> = {
  home: () => Promise.resolve(linkTo('home')),
  category: () => Promise.resolve(linkTo('category')),
  categoryDetail: async () => linkOf('categoryDetail', (await seenBy('visitor')).seen),
  product: async () => linkOf('product', (await seenBy('visitor')).seen),
  shop: async () => linkOf('shop', (await seenBy('visitor')).seen),
  brands: () => Promise.resolve(linkTo('brands')),
  cart: () => Promise.resolve(linkTo('cart')),
  dashboard: () => Promise.resolve(linkTo('dashboard')),
  pcMine: () => Promise.resolve(linkTo('pcMine')),
}
/** The account of a buyer with wallets, orders in every state and one on its way: nothing of it is in the first call. */
const OF_ACCOUNT: readonly RouteName[] = ['dashboard', 'pcMine']

async function expectStill(page: Page, name: string): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as Counted).shifts)
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  expect(sum, `${name}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThan(BUDGET)
}

/** The most requests of a first load, pictures included; a wide screen shows more of them. */
const REQUESTS = { phone: { home: 22, product: 16, cart: 13 }, wide: { home: 30, product: 22, cart: 16 } }

/** The addresses that the page asks for, in order; the worker's own are not among them. */
function requestsOf(page: Page): string[] {
  const all: string[] = []
  page.on('request', (request) => {
    if (!request.serviceWorker()) all.push(new URL(request.url()).pathname)
  })
  return all
}

/** Calls of the API, by their last part. */
const callsIn = (requests: readonly string[]) =>
  requests.filter((path) => path.startsWith('/api/')).map((path) => path.split('/').pop())

/** Holds the scripts back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let go = () => undefined as void
  const held = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/*.js', (route) => held.then(() => route.continue()))
  return go
}

interface Drawn {
  readonly file: string
  readonly box: readonly number[]
  readonly veil: string
}

/** The pictures that have a size within `root`, where they are, and what lies over them; all of a page when `root` is its body. */
const picturesIn = (page: Page, root: string) =>
  page.locator(root).evaluate((element): Drawn[] =>
    Array.from(element.querySelectorAll('img'), (image) => {
      const { x, y, width, height } = image.getBoundingClientRect()
      const over = image.closest('.veil') ?? image.closest('#first-paint i') ?? image
      const { backgroundColor, height: covered } = getComputedStyle(over, '::after')
      const veil = `${backgroundColor} ${covered}`
      return { file: image.src, box: [x, y, width, height].map(Math.round), veil }
    }).filter(({ box: [, , , height = 0] }) => height > 0),
  )

test.describe('a first visit', () => {
  // with the worker that the page installs
  test.use({ serviceWorkers: 'allow' })

  test('home is one call of the API, and few requests [wire.start]', async ({ driver, page, isMobile }) => {
    const requests = requestsOf(page)
    const atRest = followed(page)
    await page.goto('/')
    await driver.find(idOn('home', !isMobile))
    await atRest()
    await expect(page.locator('.flash-deals__panel')).toBeVisible()
    expect(callsIn(requests)).toEqual(['start'])
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(REQUESTS[isMobile ? 'phone' : 'wide'].home)
  })

  test('a product and a cart have the answers of the start in one call, too [wire.start]', async ({
    driver,
    page,
    isMobile,
  }) => {
    const requests = requestsOf(page)
    const atRest = followed(page)
    await driver.open(linkOf('product', (await seenBy('visitor')).seen))
    await driver.find(idOn('product', !isMobile))
    await atRest()
    expect(callsIn(requests).slice(0, 2)).toEqual(['start', 'index'])
    expect(callsIn(requests)).not.toContain('store')
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(REQUESTS[isMobile ? 'phone' : 'wide'].product)

    requests.length = 0
    await page.goto('about:blank')
    await driver.open(linkTo('cart'))
    await driver.find(idOn('cart', !isMobile))
    await atRest()
    expect(callsIn(requests)).toContain('start')
    expect(callsIn(requests)).not.toContain('store')
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(REQUESTS[isMobile ? 'phone' : 'wide'].cart)
  })

  for (const [language, search] of [
    ['en', 'Search products'],
    ['th', 'ค้นหาสินค้า'],
  ] as const) {
    test(`home has its frame before a script has come, in the dark, in ${language} [face.first-paint]`, async ({
      driver,
      page,
      isMobile,
    }) => {
      const go = await holdScripts(page)
      await page.emulateMedia({ colorScheme: 'light' })
      await page.addInitScript(
        ([lang]) => {
          localStorage.setItem('lang', JSON.stringify({ data: lang }))
          localStorage.setItem('souk.theme', JSON.stringify({ data: 'dark' }))
        },
        [language],
      )
      await page.goto('/', { waitUntil: 'commit' })
      const frame = page.locator('#first-paint')
      await expect(frame).toContainText(search)
      await expect(frame).toHaveCSS('background-color', 'rgb(27, 24, 22)')
      await expect(frame.locator('.tab-bar')).toBeVisible({ visible: isMobile })
      go()
      await driver.find(idOn('home', !isMobile))
      await expect(frame).toHaveCount(0)
    })
  }

  for (const name of ['home', 'product'] as const) {
    test(`the pictures in the frame of ${name} are as the app draws them, in the dark [face.first-paint]`, async ({
      driver,
      page,
      isMobile,
    }) => {
      const go = await holdScripts(page)
      await page.addInitScript(() => localStorage.setItem('souk.theme', JSON.stringify({ data: 'dark' })))
      await page.goto(`/#${await (PAGES[name] ?? (() => Promise.resolve('')))()}`, { waitUntil: 'commit' })
      const inFrame = () => picturesIn(page, '#first-paint')
      await expect.poll(async () => (await inFrame()).length).toBe(name === 'home' && isMobile ? 3 : 1)
      const early = await inFrame()
      go()
      await driver.find(idOn(name, !isMobile))
      await expect(page.locator('#first-paint')).toHaveCount(0)
      await expect.poll(() => picturesIn(page, 'body')).toEqual(expect.arrayContaining(early))
    })
  }

  test('a back end without that call is asked for each answer [wire.start]', async ({ driver, page, isMobile }) => {
    const requests = requestsOf(page)
    await page.route('**/api/customer/index/start?*', (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
    )
    await driver.open(linkTo('home'))
    await driver.find(idOn('home', !isMobile))
    await expect(page.locator('.flash-deals__panel')).toBeVisible()
    expect(callsIn(requests)).toEqual(
      expect.arrayContaining(['get_currency', 'store', 'get-all-category', 'get_flash_deals']),
    )
  })
})

/** The largest part of a first load that one task may take; it was a quarter when the script was one task. */
const PART = 1 / 5

for (const name of ['home', 'product'] as const) {
  test(`${name} is loaded in turns, none a large part of it [face.turns]`, async ({ driver, page, isMobile }) => {
    const link = await (PAGES[name] ?? (() => Promise.resolve('')))()
    const atRest = followed(page)
    const tasks = await tasksOf(page, async () => {
      await driver.open(link)
      await driver.find(idOn(name, !isMobile))
      await atRest()
    })
    const all = tasks.reduce((sum, task) => sum + task, 0)
    const longest = Math.max(...tasks)
    expect(longest / all, `${longest} of ${all} milliseconds of CPU`).toBeLessThan(PART)
  })
}

test('a tap is answered before the code of what it opens has come [face.tap]', async ({ driver, page, isMobile }) => {
  const atRest = followed(page)
  await driver.open(linkTo('home'))
  await driver.find(idOn('home', !isMobile))
  await atRest()
  const go = await holdScripts(page)
  await driver.tap(ids.languageOpen)
  await expect(page.getByRole('status')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  go()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('status')).toHaveCount(0)
})

for (const [name, link] of Object.entries(PAGES) as [RouteName, () => Promise<string>][]) {
  test(`${name} does not shift while its answers arrive [face.layout-shift]`, async ({ driver, page, isMobile }) => {
    await countShifts(page)
    await slowAnswers(page)
    if (name === 'cart') {
      const buyer = await newBuyer()
      const { seen } = await seenBy('visitor')
      await ok('cartAdd', { product_id: seen.productId, qty: 1 }, buyer)
      await logIn(page, buyer.token)
    }
    if (OF_ACCOUNT.includes(name)) {
      await answerOneByOne(page)
      await logIn(page, (await seenBy('customer')).token ?? '')
    }
    const atRest = followed(page)
    await driver.open(await link())
    await driver.find(idOn(name, !isMobile))
    await atRest()
    await expectStill(page, name)
  })
}

test('a brand does not shift while its answers arrive [face.layout-shift]', async ({ driver, page }) => {
  const { list } = await ok('getAllBrand', {})
  await countShifts(page)
  await slowAnswers(page)
  const atRest = followed(page)
  await driver.open(linkTo('categoryDetail', { brand_id: one(list).brand_id }))
  await driver.find(pageIds.category)
  await atRest()
  await expectStill(page, 'a brand')
})
