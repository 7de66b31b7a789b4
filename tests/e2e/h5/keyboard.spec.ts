/** A purchase by the keyboard alone, from the product to the confirmation. */
import { expect, type Page } from '@playwright/test'
import { addressesIds } from '@/features/addresses/ids'
import { productIds } from '@/features/product/ids'
import { checkoutIds } from '@/features/purchase/checkout-ids'
import { paymentIds } from '@/features/purchase/payment-ids'
import { pageIds } from '@/kit/ids'
import { linkTo } from '@/routes'
import { freshEmail } from '../../contract/support/people'
import { articles } from '../walk/world'
import { test } from './support/test'

/** More presses than any page has places for the focus. */
const PRESSES = 150

const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    return { id: element?.id ?? '', isInGroup: Boolean(element?.closest('[role=radiogroup]')) }
  })

/** Moves the focus there with Tab, and within a group of choices with the arrow. */
async function reach(page: Page, id: string): Promise<void> {
  const passed: string[] = []
  let key = 'Tab'
  for (let press = 0; press < PRESSES; press += 1) {
    await page.keyboard.press(key)
    const { id: now, isInGroup } = await focused(page)
    if (now === id) {
      await expectSeen(page, id)
      return
    }
    // a group has one place in the order: once around it, and on
    key = isInGroup && !passed.includes(now) ? 'ArrowDown' : 'Tab'
    passed.push(now)
  }
  throw new Error(`the keyboard does not reach ${id}; it passed ${[...new Set(passed)].join(' ')}`)
}

/** What has the focus is in the window, with a mark around it. */
async function expectSeen(page: Page, id: string): Promise<void> {
  await expect(page.locator(`#${id}`)).toBeInViewport()
  const isMarked = await page.evaluate(() => {
    const element = document.activeElement
    const isOutlined = element !== null && getComputedStyle(element).outlineStyle !== 'none'
    return isOutlined || Boolean(element?.closest('[class*="--focus"]'))
  })
  expect([id, isMarked]).toEqual([id, true])
}

async function press(page: Page, id: string): Promise<void> {
  await reach(page, id)
  await page.keyboard.press('Enter')
}

async function type(page: Page, id: string, text: string): Promise<void> {
  await reach(page, id)
  await page.keyboard.type(text)
}

test('buys without an account by the keyboard alone [role.guests] [face.accessible]', async ({ driver, page }) => {
  const [article] = await articles()
  await driver.open(linkTo('product', { product_id: article.id }))
  await driver.find(productIds.buyNow)
  await press(page, productIds.buyNow)
  await driver.find(pageIds.pay)
  await driver.find(addressesIds.addressEmail)
  await type(page, addressesIds.addressEmail, freshEmail())
  await type(page, addressesIds.addressName, 'Ada Lovelace')
  await press(page, addressesIds.addressCountry)
  await driver.find(addressesIds.addressCountryOf('HK'))
  await type(page, 'address-country-search', 'Hong Kong')
  await page.keyboard.press('Enter')
  await driver.gone('address-country-search')
  await type(page, addressesIds.addressCity, 'Hong Kong')
  await type(page, addressesIds.addressStreet, '12 Wireless Road')
  await type(page, addressesIds.addressPhone, '+85221234567')
  await press(page, addressesIds.addressSave)
  await driver.find(paymentIds.paySubmit)
  await press(page, checkoutIds.change('payment'))
  await driver.find(paymentIds.payCash)
  await press(page, paymentIds.payCash)
  await press(page, paymentIds.paySubmit)
  await driver.find(paymentIds.confirmation)
})
