/** Hearts with a real server: a visitor's, one that fails, and the counts in the account and the header. */
import { expect, type Page } from '@playwright/test'
import { productIds } from '@/features/product/ids'
import { idOf, ids, pageIds } from '@/kit/ids'
import { linkTo } from '@/routes'
import { ok } from '../../contract/support/client'
import { newBuyer } from '../../contract/support/people'
import { fillLogin } from '../walk/account'
import { articles } from '../walk/world'
import { logIn, test } from './support/test'

/** The visible heart; a page below another one can have the same heart. */
const heart = (page: Page, productId: string) => page.locator(`#${productIds.favourite(productId)}:visible`).first()

test('keeps a visitor’s heart after a reload, and adds the product to the wishlist at login [screen.wishlist-heart] [role.visitor]', async ({
  driver,
  page,
}) => {
  const [article] = await articles()
  const buyer = await newBuyer()
  await driver.open(linkTo('product', { product_id: article.id }))
  await driver.find(productIds.productName)
  await heart(page, article.id).click()
  await expect(heart(page, article.id)).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(heart(page, article.id)).toHaveAttribute('aria-pressed', 'true')
  await driver.open(linkTo('wishlist'))
  await driver.find(pageIds.login)
  await fillLogin(driver, buyer)
  await driver.find(pageIds.wishlist)
  await driver.find(idOf.productCard(article.id))
  await expect
    .poll(async () => (await ok('favorites', {}, buyer)).list.map((card) => card.product_id))
    .toEqual([article.id])
})

test('adds a product to the wishlist by the heart on its card, and removes it by a second tap [route.wishlist]', async ({
  driver,
  page,
}) => {
  const [article] = await articles()
  const buyer = await newBuyer()
  await logIn(page, buyer.token)
  await driver.open(linkTo('search', { q: article.name }))
  await driver.find(idOf.productCard(article.id))
  // the second tap comes before the answer to the first
  let letGo = () => undefined as void
  const tapped = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/catalog/product/favorite*', async (route) => {
    await tapped
    await route.continue()
  })
  await heart(page, article.id).dblclick()
  letGo()
  await expect(heart(page, article.id)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await ok('favorites', {}, buyer)).count).toBe(1)
  await driver.open(linkTo('home'))
  await driver.find(pageIds.home)
  await driver.tap(ids.wishlistOpen)
  await driver.find(pageIds.wishlist)
  await driver.find(idOf.productCard(article.id))
  await heart(page, article.id).click()
  await expect(heart(page, article.id)).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(async () => (await ok('getUserinfo', {}, buyer)).product.count).toBe(0)
})

test('undoes a heart with a message when the network is lost [screen.wishlist-heart]', async ({ driver, page }) => {
  const [article] = await articles()
  const buyer = await newBuyer()
  await logIn(page, buyer.token)
  await driver.open(linkTo('product', { product_id: article.id }))
  await driver.find(productIds.productName)
  await page.waitForLoadState('networkidle')
  await driver.offline(true)
  await heart(page, article.id).click()
  await driver.find(ids.toast)
  await expect(heart(page, article.id)).toHaveAttribute('aria-pressed', 'false')
  await driver.offline(false)
  expect((await ok('favorites', {}, buyer)).count).toBe(0)
})
