/** Getting into the console and out of it. */
import { expect, type Page } from '@playwright/test'
import type { Data } from '@contract/all-calls'
import { allEndpoints } from '@contract/endpoints/all'
import { ask, openAs, PASSWORD, SHOP, test, tokenOf } from './support/test'

async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/console/')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
}

test('shows a seller the shop, forgets the tab on logging out, and is another person in another tab [console.login]', async ({
  page,
  context,
  server,
}) => {
  await logIn(page, 'seller@souk.test')
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toContainText(SHOP)
  const other = await context.newPage()
  await other.goto(`${server}/console/`)
  await expect(other.getByLabel('Password')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByLabel('Password')).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('souk.console.session'))).toBeNull()
})

test('says at its field, or over the button, what is wrong with a login', async ({ page }) => {
  await logIn(page, 'seller@souk.test', 'not-the-password')
  await expect(page.getByText('E-mail or password is wrong')).toBeVisible()
  await page.getByLabel('Password').fill('')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true')
})

test('tells a buyer how to open a store [console.login]', async ({ page }) => {
  await logIn(page, 'buyer@souk.test')
  await expect(page.getByRole('alert')).toContainText('no store yet')
  await expect(page.getByRole('link', { name: 'Open a store' })).toHaveAttribute('href', '/#/pages/shop/create')
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})

test('lets an operator enter a shop, says in which, and leave it again [console.shop]', async ({ page }) => {
  await logIn(page, 'operator@souk.test')
  await page.getByRole('textbox', { name: 'Search shops' }).fill('claywick')
  // the rows move up when the others leave
  await expect(page.getByRole('button', { name: /^Enter / })).toHaveCount(1)
  await page.getByRole('button', { name: `Enter ${SHOP}` }).click()
  await expect(page.getByText(`You are in ${SHOP}`)).toBeVisible()
  await page.getByRole('link', { name: 'Products' }).click()
  await expect(page.getByText(`You are in ${SHOP}`)).toBeVisible()
  await expect(page.getByRole('row')).not.toHaveCount(1)
  await page.getByRole('button', { name: 'Leave this shop' }).click()
  await expect(page.getByRole('heading', { name: 'Shops' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Products' })).toHaveCount(0)
})

test('opens for the seller of the app’s link, also in a tab where somebody else is logged in [rule.seller-link]', async ({
  page,
  server,
}) => {
  const fields = { token: await tokenOf(server, 'seller'), method: 'POST' as const }
  const { ptoken } = await ask<Data<'sellerPass'>>(server, allEndpoints.sellerPass.path, fields)
  await openAs(page, server, 'operator')
  await expect(page.getByRole('heading', { name: 'Shops' })).toBeVisible()
  await page.goto(`/console/?shop_id=1&ptoken=${ptoken}`)
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toContainText(SHOP)
  expect(page.url()).not.toContain('ptoken')
  // it works once: the same link shows the login, and nobody's shop
  await page.goto(`/console/?shop_id=1&ptoken=${ptoken}`)
  await expect(page.getByLabel('Password')).toBeVisible()
  await expect(page.getByRole('alert')).toBeVisible()
})

test('follows the language that is chosen, and keeps it', async ({ page, server }) => {
  await openAs(page, server, 'seller', '/orders')
  await page.getByLabel('Language').selectOption({ label: '日本語' })
  await expect(page.getByRole('heading', { name: '注文一覧' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
})

test('leads back to the login where the session is over', async ({ page, server }) => {
  await openAs(page, server, 'seller')
  await page.evaluate(() => {
    const kept = JSON.parse(sessionStorage.getItem('souk.console.session') ?? '{}') as Record<string, unknown>
    sessionStorage.setItem('souk.console.session', JSON.stringify({ ...kept, token: 'f'.repeat(64) }))
  })
  await page.reload()
  await expect(page.getByLabel('Password')).toBeVisible()
})
