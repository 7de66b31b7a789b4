/** A list of 10,000 products: what it holds in the page, and whether the place is kept. */
import { expect, type Page } from '@playwright/test'
import type { ProductCard } from '@contract/entities/product'
import { at } from '@contract/rules/lists'
import { browsingIds } from '@/features/catalogue/ids'
import { productIds } from '@/features/product/ids'
import { idOf } from '@/kit/ids'
import { linkTo } from '@/routes'
import { ok } from '../../../contract/support/client'
import { test } from '../support/test'

const ALL = 10_000

/** Longer pages than the shop's: the end is reached by 20 calls instead of 500. */
const PAGE = 500

const MOST_NODES = 3_500

/** Fractions of a pixel add up in the height of a list. */
const ROUNDED = 2

const SCROLL = `#${browsingIds.recommendPage}-main`

const idAt = (index: number): string => String(9_000_000 + index)

/** Answers the list with the shop's products, again and again under other ids; they all lead to the first one. */
async function longShop(page: Page): Promise<void> {
  const real = await ok('getRecommendList', {})
  const card = (index: number): ProductCard => {
    const { flash: _over, ...product } = at(real.list, index % real.list.length)
    return { ...product, product_id: idAt(index) }
  }
  await page.route('**/get_recommend_list*', (route) => {
    const p = Number(new URL(route.request().url()).searchParams.get('p') ?? 1)
    const list = Array.from({ length: PAGE }, (_, at) => card((p - 1) * PAGE + at))
    return route.fulfill({ json: { code: 200, message: 'process success', data: { ...real, list, count: ALL } } })
  })
  await page.route('**/catalog/product/index*', (route) => {
    const url = new URL(route.request().url())
    url.searchParams.set('product_id', real.list[0]?.product_id ?? '')
    return route.continue({ url: url.href })
  })
}

/** Counts in every frame. */
async function countNodes(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let most = 0
    const count = () => {
      most = Math.max(most, document.querySelectorAll('*').length)
      Object.assign(window, { mostNodes: most })
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
  })
  return () => page.evaluate(() => (window as unknown as { mostNodes: number }).mostNodes)
}

/** Scrolls screen by screen, as fast as frames are drawn; returns the heights that the list had. */
const scroll = (page: Page, screens: number) =>
  page.locator(SCROLL).evaluate(async (box, count) => {
    const heights = new Set<number>()
    for (let step = 0; step < Math.abs(count); step += 1) {
      box.scrollTop += Math.sign(count) * box.clientHeight
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      heights.add(box.scrollHeight)
    }
    return [...heights]
  }, screens)

/** Scrolls to a part of the whole height at once, and waits until something is drawn there. */
async function scrollTo(page: Page, part: number): Promise<void> {
  await page.locator(SCROLL).evaluate((box, at) => {
    box.scrollTop = box.scrollHeight * at
  }, part)
  await expect.poll(() => seen(page)).toBeDefined()
}

/** The first card whose top is on the screen, and where that is. */
const seen = (page: Page) =>
  page.locator(SCROLL).evaluate((box) => {
    const { top, bottom } = box.getBoundingClientRect()
    const cards = Array.from(box.querySelectorAll('[id^="product-card-"]'))
    const tops = cards.map((card) => ({ id: card.id, top: card.getBoundingClientRect().top }))
    return tops.find((card) => card.top > top && card.top < (top + bottom) / 2)
  })

const heightOf = (page: Page) => page.locator(SCROLL).evaluate((box) => box.scrollHeight)

test('a list of 10,000 products stays small, and keeps its place and its height', async ({ driver, page }) => {
  const mostNodes = await countNodes(page)
  await longShop(page)
  await driver.open(linkTo('recommend'))
  await driver.find(idOf.productCard(idAt(0)))

  await test.step('down to the end, page by page', async () => {
    for (let known = PAGE; known < ALL; known += PAGE) {
      await scroll(page, 2)
      const before = await heightOf(page)
      await scrollTo(page, 1)
      await expect.poll(() => heightOf(page)).toBeGreaterThan(before)
    }
    await scrollTo(page, 1)
    await driver.find(idOf.productCard(idAt(ALL - 1)))
  })

  await test.step('up again: the scroll bar does not jump', async () => {
    const whole = await heightOf(page)
    for (const part of [0.9, 0.6, 0.5, 0.1]) {
      await scrollTo(page, part)
      const heights = await scroll(page, -10)
      expect(Math.max(...heights.map((height) => Math.abs(height - whole)))).toBeLessThanOrEqual(ROUNDED)
    }
  })
  expect(await mostNodes()).toBeLessThanOrEqual(MOST_NODES)

  await test.step('to a product and back', async () => {
    await scrollTo(page, 0.5)
    await scroll(page, 2)
    await expect.poll(() => seen(page)).toBeDefined()
    const before = await seen(page)
    await driver.tap(before?.id ?? '')
    await driver.find(productIds.productName)
    await driver.back()
    await expect.poll(() => seen(page)).toEqual(before)
  })
})
