/** Without a network, after a first visit: every tab, also after a reload, and how soon home is there. */
import { expect, type Page } from '@playwright/test'
import { accountIds } from '@/features/account/ids'
import { idOf, ids, pageIds } from '@/kit/ids'
import { linkTo, TABS, type TabName } from '@/routes'
import { ok } from '../../../contract/support/client'
import type { Driver } from '../../walk/driver'
import { knownBuyer, type Known } from '../../walk/screens'
import { logIn, test } from '../support/test'
import { products, ready, SINCE, stored } from '../support/worker'

test.use({ serviceWorkers: 'allow' })

const BAR: Readonly<Record<TabName, string>> = {
  home: ids.tabHome,
  category: ids.tabCategory,
  index: ids.tabIndex,
  cart: ids.tabCart,
  dashboard: ids.tabDashboard,
}

/** What each tab shows of a buyer's shop, with a network or without. */
const SHOWN: Readonly<Record<TabName, (driver: Driver, known: Known) => Promise<void>>> = {
  home: products,
  category: (driver, { categoryId }) => driver.find(idOf.category(categoryId)),
  index: products,
  cart: (driver, { shopId }) => driver.find(idOf.cartShop(shopId)),
  dashboard: (driver) => driver.find(accountIds.logout),
}

const heading = (page: Page, level: number) => page.getByRole('heading', { level }).filter({ visible: true })

test('shows every tab without a network, by the bar and after a reload, and goes on with one', async ({
  driver,
  page,
}) => {
  const { buyer, known } = await knownBuyer()
  await logIn(page, buyer.token)
  const name = (await ok('getUserinfo', {}, buyer)).firstname
  for (const tab of TABS) {
    await driver.open(linkTo(tab))
    await SHOWN[tab](driver, known)
  }
  await expect(heading(page, 2).first()).toHaveText(`Hello, ${name}`)
  await ready(page, ['getRecommendList', 'getFlashDeals', 'getAllCategory', 'getNew', 'getHotList', 'cart', 'orders'])

  await driver.offline(true)
  for (const tab of TABS) {
    await driver.tap(BAR[tab])
    await SHOWN[tab](driver, known)
    await page.reload()
    await SHOWN[tab](driver, known)
    await expect(page.getByText(SINCE).filter({ visible: true })).toBeVisible()
    if (tab === 'index')
      await expect(heading(page, 2)).toHaveText(['Flash deals', 'New here', 'Selling well', 'For you'])
    // a greeting without a name says whose page it is
    if (tab === 'dashboard') await expect(page.locator(`[id=${accountIds.dashboardName}]`)).toHaveText('Account')
  }

  await driver.offline(false)
  await expect(page.locator(`[id=${accountIds.dashboardName}]`)).toHaveText(`Hello, ${name}`)
  await expect(page.getByText(SINCE).filter({ visible: true })).toHaveCount(0)
})

test('shows home again without a network: from the device alone, and waiting for no clock', async ({
  driver,
  page,
}, info) => {
  await driver.open(linkTo('home'))
  await products(driver)
  await ready(page, ['getRecommendList', 'getFlashDeals', 'getAllCategory', 'store'])
  await driver.offline(true)
  // half a second is what it may take: a timer of that length never ends
  await page.addInitScript((most) => {
    const plain = window.setTimeout.bind(window)
    const short = (handler: TimerHandler, ms = 0, ...rest: unknown[]) => (ms < most ? plain(handler, ms, ...rest) : 0)
    Object.assign(window, { setTimeout: short })
    const look = () => {
      if (document.querySelectorAll('[id^=product-card-]').length > 0) performance.mark('products')
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, 500)
  const answered: string[] = []
  page.on('response', (response) => {
    if (!response.fromServiceWorker()) answered.push(response.url())
  })
  await page.reload()
  await products(driver)
  await page.getByText(SINCE).filter({ visible: true }).waitFor()
  expect(answered.filter((url) => !url.startsWith('data:'))).toEqual([])
  const times = await page.evaluate(() =>
    [...performance.getEntriesByType('paint'), ...performance.getEntriesByName('products')].map(
      ({ name, startTime }) => `${name} ${Math.round(startTime)} ms`,
    ),
  )
  expect(times.length).toBeGreaterThan(1)
  info.annotations.push({ type: 'measured', description: times.join(', ') })
  expect((await stored(page)).calls).toContain('getRecommendList')
})

test('opens a page of its tabs that was never opened before without a network', async ({ driver, page }) => {
  await driver.open(linkTo('home'))
  await products(driver)
  await ready(page, ['getAllCategory'])
  await driver.offline(true)
  await driver.tap(ids.tabDashboard)
  await driver.find(accountIds.dashboardLogin)
  await driver.tap(ids.tabCategory)
  await driver.find(pageIds.categories)
  await driver.tap(ids.tabIndex)
  await driver.find(pageIds.index)
})
