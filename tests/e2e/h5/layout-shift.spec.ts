/** Content does not move while further answers arrive. */
import { expect, type Page } from '@playwright/test'
import { one } from '@contract/rules/lists'
import { pageIds } from '@/kit/ids'
import { linkTo, type RouteName } from '@/routes'
import { ok } from '../../contract/support/client'
import { newBuyer } from '../../contract/support/people'
import { idOn, linkOf } from './support/every-page'
import { followed } from './support/rest'
import { logIn, test } from './support/test'
import { seenBy } from './support/viewers'

/** The maximum of cumulative layout shift, as browsers count it; up to 0.1 is called good. */
const BUDGET = 0.05

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
}

async function expectStill(page: Page, name: string): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as Counted).shifts)
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  expect(sum, `${name}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThan(BUDGET)
}

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
