/** How single screens use their space. */
import { expect, type Page } from '@playwright/test'
import { catalogueIds } from '@/features/catalogue/ids'
import { ids } from '@/kit/ids'
import { addressesIds } from '@/features/addresses/ids'
import { signInIds } from '@/features/sign-in/ids'
import { afterSaleIds } from '@/features/after-sale/ids'

import { linkTo } from '@/routes'
import { newBuyer } from '../../contract/support/people'
import { linkOf } from './support/every-page'
import { followed } from './support/rest'
import { logIn, test } from './support/test'
import { seenBy } from './support/viewers'

/** A currency in which everything costs hundreds of thousands. */
async function manyZeros(page: Page, code: string): Promise<void> {
  await page.route('**/get_currency*', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { list: { code: string; rate: string }[] } }
    for (const currency of answer.data.list) if (currency.code === code) currency.rate = '16250.75'
    await route.fulfill({ response, json: answer })
  })
}

/** Runs in the page: the prices of cards that are cut off or broken, and of each row of cards at which heights they stand. */
function cardPrices() {
  const broken: string[] = []
  const rows = new Map<number, Set<number>>()
  for (const prices of document.querySelectorAll('.grid .card__prices')) {
    for (const text of prices.querySelectorAll('.txt:not(.txt--inline)')) {
      const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top)))
      if (text.scrollWidth > text.clientWidth + 1 || lines.size > 1) broken.push(text.textContent ?? '')
    }
    const row = Math.round(prices.closest('.card')?.getBoundingClientRect().top ?? 0)
    rows.set(row, (rows.get(row) ?? new Set()).add(Math.round(prices.getBoundingClientRect().top)))
  }
  return { broken, rows: [...rows.values()].map((heights) => heights.size) }
}

for (const currency of ['THB', 'JPY']) {
  test.describe(`in ${currency}`, () => {
    test.use({ currency, viewport: { width: 1280, height: 800 } })

    test('a wide grid has whole prices, side by side in one line [face.fits]', async ({ driver, page }) => {
      await manyZeros(page, currency)
      const atRest = followed(page)
      await driver.open(linkOf('categoryDetail', (await seenBy('visitor')).seen))
      await driver.find(catalogueIds.searchCount)
      await atRest()
      const { broken, rows } = await page.evaluate(cardPrices)
      expect(broken).toEqual([])
      expect(rows.length).toBeGreaterThan(2)
      expect(new Set(rows)).toEqual(new Set([1]))
    })
  })
}

for (const [width, height] of [
  [812, 375],
  [1024, 768],
  [1280, 480],
] as const) {
  test.describe(`on ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } })

    test('the pictures of a product are no higher than the window [face.fits]', async ({ driver, page }) => {
      const atRest = followed(page)
      await driver.open(linkOf('product', (await seenBy('visitor')).seen))
      await page.locator('.gallery').waitFor()
      await atRest()
      const box = await page.locator('.gallery').boundingBox()
      expect(box?.height).toBeLessThan(height)
      expect(box?.height).toBeGreaterThan(height / 3)
    })
  })
}

test('the field that searches the countries stays as high as a field', async ({ driver, page }) => {
  const { token } = await newBuyer()
  await logIn(page, token)
  await driver.open(linkTo('address'))
  await driver.tap(ids.addressAdd)
  await driver.tap(addressesIds.addressCountry)
  await driver.type('address-country-search', 'zzz')
  const box = await page.locator('.country-sheet .search-field').boundingBox()
  expect(box?.height).toBe(48)
})

test('a rejected form moves to its first invalid field, and shows the error [wire.form-errors]', async ({
  driver,
  page,
}) => {
  await driver.open(linkTo('login'))
  await driver.type(signInIds.loginEmail, 'nobody')
  await driver.tap(signInIds.loginSubmit)
  const error = page.locator(`[id="${signInIds.loginEmail}-error"]`)
  await error.waitFor()
  const field = page.locator(`[id="${signInIds.loginEmail}"]`)
  await expect(field).toBeFocused()
  await expect(field).toBeInViewport()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription((await error.textContent()) ?? '-')
})

test('a form without a reason chosen leads to its reasons [wire.form-errors]', async ({ driver, page }) => {
  const { token, seen } = await seenBy('customer')
  if (token !== undefined) await logIn(page, token)
  await driver.open(linkOf('refund', seen))
  await driver.tap(afterSaleIds.send)
  const message = page.locator('[role="alert"]').filter({ visible: true }).first()
  await expect(message).toBeInViewport()
  const around = await message.evaluate((node) => {
    const { activeElement } = document
    return (
      activeElement !== null &&
      Math.abs(activeElement.getBoundingClientRect().bottom - node.getBoundingClientRect().top)
    )
  })
  expect(around).toBeLessThan(200)
})

test('a long form that is refused at its end shows its beginning [wire.form-errors]', async ({ driver, page }) => {
  const { token } = await newBuyer()
  await logIn(page, token)
  await driver.open(linkTo('address'))
  await driver.tap(ids.addressAdd)
  await page.locator(`[id="${addressesIds.addressSave}"]`).scrollIntoViewIfNeeded()
  await driver.tap(addressesIds.addressSave)
  const first = page.locator('[aria-invalid="true"]').filter({ visible: true }).first()
  await expect(first).toBeFocused()
  await expect(first).toBeInViewport()
})

test('the buttons over the pictures of a product are below the banner of a lost network [route.product]', async ({
  driver,
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await driver.open(linkOf('product', (await seenBy('visitor')).seen))
  await driver.find(ids.back)
  await driver.offline(true)
  const banner = page.locator('.offline-banner').filter({ visible: true })
  await banner.waitFor()
  const below = await banner.evaluate((node) => node.getBoundingClientRect().bottom)
  for (const button of await page.locator('.product-bar .icon-button, .product-bar [role="button"]').all()) {
    expect((await button.boundingBox())?.y).toBeGreaterThanOrEqual(below)
  }
  await driver.tap(ids.back)
})
