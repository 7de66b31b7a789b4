/** A back end of the same family with its own formats. */
import { expect, type Page } from '@playwright/test'
import { ids, pageIds } from '@/kit/ids'
import { signInIds } from '@/features/sign-in/ids'
import { linkTo, namesOn } from '@/routes'
import { newBuyer } from '../../contract/support/people'
import { articles } from '../walk/world'
import { FAMILY } from './support/family-answers'
import { logIn, test } from './support/test'

/** Answers these paths like that back end; our server answers all others. */
async function inFrontOf(page: Page, answers: Readonly<Record<string, unknown>>): Promise<void> {
  await page.route('**/api/**', (route) => {
    const path = new URL(route.request().url()).pathname.replace(/^\/api/, '')
    if (!(path in answers)) return route.fallback()
    return route.fulfill({ json: { code: 200, message: 'process success', data: answers[path] } })
  })
}

/** The text of the page of the address; empty while another page is still shown. */
const wordsOfPage = (page: Page) =>
  page.evaluate(() => {
    const path = window.location.hash.replace(/^#\/?/, '').split('?')[0]
    const pages = [...document.querySelectorAll<HTMLElement>('.taro_page')]
    return pages.find((each) => each.id.startsWith(`/${path}?`) && each.checkVisibility())?.innerText ?? ''
  })

test('a product, a cart and orders of another format show a failure, and the app continues [face.unreadable]', async ({
  driver,
  page,
}) => {
  const buyer = await newBuyer()
  const [article] = await articles()
  await logIn(page, buyer.token)
  await inFrontOf(page, FAMILY)
  for (const link of [linkTo('product', { product_id: article.id }), linkTo('cart'), linkTo('orders')]) {
    await driver.open(link)
    await expect.poll(() => wordsOfPage(page), { message: link }).toContain('Try again')
  }
  await page.unroute('**/api/**')
  await driver.tap(ids.retry)
  await expect.poll(() => wordsOfPage(page)).toContain('No orders yet')
})

test('a login whose token is in the header starts a session [session.token-header]', async ({ driver, page }) => {
  const buyer = await newBuyer()
  await page.route('**/api/customer/login/account', (route) =>
    route.fulfill({
      headers: { 'access-token': buyer.token },
      json: { code: 200, message: 'process success', data: [] },
    }),
  )
  await driver.open(linkTo('login'))
  await driver.type(signInIds.loginEmail, buyer.email)
  await driver.type(signInIds.loginPassword, 'whatever the other shop takes')
  await driver.tap(signInIds.loginSubmit)
  await driver.find(pageIds.home)
  await driver.open(linkTo('orders'))
  await driver.find(pageIds.purchase)
  expect(await page.evaluate(() => localStorage.getItem('access-token'))).toContain(buyer.token)
})

test('no screen is blank when every call answers an empty list [face.boundary]', async ({ driver, page }) => {
  test.setTimeout(240_000)
  const buyer = await newBuyer()
  await logIn(page, buyer.token)
  await page.route('**/api/**', (route) => route.fulfill({ json: { code: 200, message: 'process success', data: [] } }))
  for (const name of namesOn('h5')) {
    await driver.open(linkTo(name, { product_id: 1, order_id: 1, shop_id: 1, article_id: 1, id: 1 } as never))
    // a guard may have redirected meanwhile, so the page of the current address counts
    await expect.poll(() => wordsOfPage(page), { message: name }).toMatch(/\p{L}{3}/u)
  }
})
