import { expect } from '@playwright/test'
import { sellerIds } from '@/features/seller/ids'
import { shopIds } from '@/features/shop/ids'
import { linkTo } from '@/routes'
import { ok } from '../../contract/support/client'
import { newBuyer } from '../../contract/support/people'
import { newStore, SELLING } from '../walk/sellers'
import { articles } from '../walk/world'
import { expectAccessible } from './support/axe'
import { hand } from './support/hand'
import { logIn, test } from './support/test'

for (const { name, play } of SELLING) {
  test(name, ({ driver, page, hasTouch }) => play(driver, hand(page, hasTouch)))
}

test('axe finds nothing on an invalid application [route.shop-create] [face.accessible]', async ({ driver, page }) => {
  await logIn(page, (await newBuyer()).token)
  await driver.open(linkTo('shopCreate'))
  await driver.tap(sellerIds.send)
  await driver.find(`${sellerIds.field('shop_name')}-error`)
  await expectAccessible(page)
})

test('leads a seller from the app into the console without another login, and old links too [rule.seller-link] [role.seller]', async ({
  driver,
  page,
}) => {
  const seller = await newStore()
  const shopId = (await ok('getUserinfo', {}, seller)).seller?.shop_id ?? ''
  await logIn(page, seller.token)
  await driver.open(linkTo('store'))
  await driver.tap(sellerIds.manage)
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  // the code, which works once, stays in no history
  expect(page.url()).toBe(`${process.env.SOUK_TEST_API}/console/#/home`)
  // a bookmark of the former page leads to the same tab's console
  await page.goto(`/seller?shop_id=${shopId}`)
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/console/')
})

test('axe finds nothing on a store’s chart, list and settings [route.store] [face.accessible]', async ({
  driver,
  page,
}) => {
  await logIn(page, (await newStore()).token)
  await driver.open(linkTo('store'))
  await driver.find(sellerIds.thisMonth)
  await expectAccessible(page)
  await driver.tap(sellerIds.days)
  await expect(page.locator('.day-list')).toBeVisible()
  await expectAccessible(page)
  await driver.tap(sellerIds.settings)
  await driver.find(sellerIds.save)
  await expectAccessible(page)
})

test('axe finds nothing on the store page of a buyer, and on a shop [route.shop-detail] [face.accessible]', async ({
  driver,
  page,
}) => {
  await logIn(page, (await newBuyer()).token)
  await driver.open(linkTo('store'))
  await driver.find(sellerIds.denied)
  await expectAccessible(page)
  const [article] = await articles()
  await driver.open(linkTo('shop', { shop_id: article.shopId }))
  await driver.find(shopIds.shopName)
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)
})
