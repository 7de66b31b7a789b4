/** A new version of the shop while browsers have it open; and a bad one, which is taken back. */
import { expect, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { walletIds } from '@/features/wallet/ids'
import { ids, pageIds } from '@/kit/ids'
import english from '@/locales/catalogues/en.json'
import { linkTo } from '@/routes'
import { newBuyer } from '../../../contract/support/people'
import { startDeployment, type Build, type Deployment } from '../support/deployment'
import { logIn, test as base } from '../support/test'
import { ready } from '../support/worker'

const test = base.extend<{ shop: Deployment }>({
  shop: async ({}, provide) => {
    const shop = await startDeployment(process.env.SOUK_TEST_API ?? '')
    await provide(shop)
    await shop.stop()
  },
  baseURL: ({ shop }, provide) => provide(shop.url),
})
test.use({ serviceWorkers: 'allow' })

const AMOUNT = '123'

/** Whether the page is of this build; waits, also through a navigation. */
const expectBuild = (page: Page, shop: Deployment, build: Build) =>
  expect(page.locator(`script[src$="${shop.scriptOf(build)}"]`)).toHaveCount(1)

/** Until the browser has fetched a newer worker: it asks at each load, and the app when it is shown after half an hour. */
async function newerWorker(page: Page): Promise<void> {
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  const waiting = () => page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting))
  await expect.poll(waiting).toBe(true)
}

test('a new version says so on a tab, takes over at a tap, and no form in another tab of the browser is lost', async ({
  driver,
  page,
  context,
  shop,
}) => {
  const { token } = await newBuyer()
  await logIn(page, token)
  await driver.open(linkTo('home'))
  await driver.find(pageIds.home)
  await ready(page, [])
  const form = await context.newPage()
  await form.goto(`/#${linkTo('recharge')}`)
  const field = form.locator(`[id=${walletIds.amount}]`)
  await field.fill(AMOUNT)

  shop.deploy('second')
  await newerWorker(form)
  await expect(page.getByText(english.common.update_ready).filter({ visible: true })).toBeVisible()
  await expectBuild(page, shop, 'first')
  // nobody is asked while they fill in a form
  await expect(form.locator(`[id=${ids.updateTake}]`)).toHaveCount(0)
  await driver.tap(ids.updateTake)
  await expectBuild(page, shop, 'second')
  await driver.find(pageIds.home)
  await driver.gone(ids.updateTake)

  // the form's tab goes on with the version that it has begun with, and takes the form along to the new one
  await expectBuild(form, shop, 'first')
  await expect(field).toHaveValue(AMOUNT)
  await form.reload()
  await expectBuild(form, shop, 'second')
  await expect(field).toHaveValue(AMOUNT)
})

test('a reload takes a new version that is completely there, with the form that is open, also without a network', async ({
  driver,
  page,
  shop,
}) => {
  const { token } = await newBuyer()
  await logIn(page, token)
  await driver.open(linkTo('home'))
  await ready(page, [])
  await driver.open(linkTo('recharge'))
  await driver.type(walletIds.amount, AMOUNT)
  shop.deploy('second')
  await newerWorker(page)
  await page.reload()
  await expectBuild(page, shop, 'second')
  await driver.find(walletIds.amount)
  expect(await driver.read(walletIds.amount)).toBe(AMOUNT)
  await driver.open(linkTo('home'))
  await driver.offline(true)
  await page.reload()
  await expectBuild(page, shop, 'second')
  await driver.find(pageIds.home)
})

test('a version whose script throws says so, and is gone with the first load after the earlier one is served again', async ({
  driver,
  page,
  context,
  shop,
}) => {
  await driver.open(linkTo('home'))
  await ready(page, [])
  shop.deploy('broken')
  await newerWorker(page)
  await page.reload()
  await page.getByText(english.loader.failed).waitFor()
  await expectBuild(page, shop, 'broken')

  // a visitor who comes first while it is broken sees so, too
  const other = await context.browser()?.newContext({ baseURL: shop.url })
  const stranger = await other?.newPage()
  await stranger?.goto('/')
  await stranger?.getByRole('alert').waitFor()

  shop.deploy('first')
  await page.getByRole('button', { name: english.loader.retry }).click()
  await expectBuild(page, shop, 'first')
  await driver.find(pageIds.home)
  await stranger?.getByRole('button').click()
  await stranger?.locator(`[id=${pageIds.home}]`).waitFor()
  await other?.close()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a version that never starts is gone with the second load after the earlier one is served again', async ({
  driver,
  page,
  shop,
}) => {
  await driver.open(linkTo('home'))
  await ready(page, [])
  shop.deploy('frozen')
  await newerWorker(page)
  await page.reload()
  await expectBuild(page, shop, 'frozen')
  shop.deploy('first')
  await page.reload()
  await newerWorker(page)
  await page.reload()
  await expectBuild(page, shop, 'first')
  await driver.find(pageIds.home)
})

test('a worker that removes itself takes the one before away, with all that it kept', async ({
  driver,
  page,
  shop,
}) => {
  await driver.open(linkTo('home'))
  await ready(page, [])
  shop.replace('/sw.js', readFileSync(path.join(__dirname, '../../../../deploy/remove-worker.js'), 'utf8'))
  await page.reload()
  const left = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (await caches.keys()).filter((name) => name.startsWith('souk-')).length,
    ])
  await expect.poll(left).toEqual([0, 0])
  await driver.find(pageIds.home)
})
