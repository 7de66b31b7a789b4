/** The layout of single screens. */
import { expect, type Page } from '@playwright/test'
import { catalogueIds } from '@/features/catalogue/ids'
import { ids } from '@/kit/ids'
import { addressesIds } from '@/features/addresses/ids'
import { signInIds } from '@/features/sign-in/ids'
import { afterSaleIds } from '@/features/after-sale/ids'
import { linkTo } from '@/routes'
import { ACCOUNT_SCREENS, type AccountScreen } from '@/shell/account/account-screens'
import { newBuyer } from '../../contract/support/people'
import { idOn, linkOf } from './support/every-page'
import { standingOutOf } from './support/fits'
import { followed } from './support/rest'
import { answerOneByOne, logIn, test } from './support/test'
import { seenBy } from './support/viewers'

/** A currency in which everything costs hundreds of thousands. */
async function manyZeros(page: Page, code: string): Promise<void> {
  await answerOneByOne(page)
  await page.route('**/get_currency*', async (route) => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { list: { code: string; rate: string }[] } }
    for (const currency of answer.data.list) if (currency.code === code) currency.rate = '16250.75'
    await route.fulfill({ response, json: answer })
  })
}

/** Runs in the page: returns the card prices that are cut off or broken, and the heights of the prices in each row. */
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

    test('a wide grid shows complete prices, aligned in each row [face.fits]', async ({ driver, page }) => {
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

test.describe('on a turned phone', () => {
  test.use({ viewport: { width: 812, height: 375 } })

  test('bars leave three quarters of the height to the page [face.fits]', async ({ driver, page }) => {
    const atRest = followed(page)
    const { seen } = await seenBy('visitor')
    for (const name of ['home', 'categoryDetail', 'product'] as const) {
      await driver.open(linkOf(name, seen))
      await driver.find(idOn(name, false))
      await atRest()
      const box = await page.getByRole('main').filter({ visible: true }).locator('.page__scroll').boundingBox()
      expect.soft(box?.height, name).toBeGreaterThan(0.75 * 375)
    }
  })
})

test('the search field for countries has the height of a field', async ({ driver, page }) => {
  const { token } = await newBuyer()
  await logIn(page, token)
  await driver.open(linkTo('address'))
  await driver.tap(ids.addressAdd)
  await driver.tap(addressesIds.addressCountry)
  await driver.type('address-country-search', 'zzz')
  const box = await page.locator('.country-sheet .search-field').boundingBox()
  // the sheet may still be moving by a fraction of a pixel
  expect(box?.height).toBeCloseTo(48, 2)
})

/** The width from which the layout is that of a desk. */
const WIDE = 900
test('a rejected form scrolls to its first invalid field, and shows the error [wire.form-errors]', async ({
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

test('a form without a selected reason scrolls to its reasons [wire.form-errors]', async ({ driver, page }) => {
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

test('a long form that is refused at its end scrolls to its start [wire.form-errors]', async ({ driver, page }) => {
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

const ACCOUNT = Object.keys(ACCOUNT_SCREENS) as AccountScreen[]
/** A tablet, and where the layout changes. */
const WIDTHS = [768, WIDE, 1280, 1920]
/** No field of a form is wider, however wide the window is. */
const FORM = 560

const widestField = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('textbox')
    .filter({ visible: true })
    .evaluateAll((fields) => Math.max(0, ...fields.map((field) => field.getBoundingClientRect().width)))

for (const width of WIDTHS) {
  test.describe(`the account at ${width}`, () => {
    // each test opens all pages of the account
    test.describe.configure({ timeout: 240_000 })
    test.use({ viewport: { width, height: 800 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 })

    for (const lang of ['en', 'th'] as const) {
      test.describe(`in ${lang}`, () => {
        test.use({ lang })

        test('no page of the account scrolls sideways, and each has its menu where there is room [face.fits]', async ({
          driver,
          page,
        }) => {
          const { token, seen } = await seenBy('customer')
          if (token !== undefined) await logIn(page, token)
          const atRest = followed(page)
          for (const name of ACCOUNT) {
            await test.step(name, async () => {
              await driver.open(linkOf(name, seen))
              await driver.find(idOn(name, width >= WIDE))
              await atRest()
              expect.soft(await standingOutOf(page), name).toEqual([])
              expect.soft(await widestField(page), name).toBeLessThanOrEqual(FORM)
              const entry = page.locator('.account-nav a[aria-current="page"]').filter({ visible: true })
              await expect.soft(entry, name).toHaveCount(width >= WIDE ? 1 : 0)
            })
          }
        })
      })
    }
  })
}

test.describe('the account at 1280', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 })

  test('the tabs of the orders stay in one row, and the menu stays where it is', async ({ driver, page }) => {
    const { token, seen } = await seenBy('customer')
    if (token !== undefined) await logIn(page, token)
    const atRest = followed(page)
    await driver.open(linkOf('orders', seen))
    await driver.find(idOn('orders', true))
    await atRest()
    const tops = await page.getByRole('tab').evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top))
    expect(tops.length).toBeGreaterThan(5)
    expect(new Set(tops).size).toBe(1)
    const menu = page.getByRole('navigation', { name: 'Account', exact: true })
    await page.mouse.move(800, 600)
    await page.mouse.wheel(0, 600)
    await expect(menu.getByRole('link', { name: 'My orders' })).toBeInViewport()
  })
})
