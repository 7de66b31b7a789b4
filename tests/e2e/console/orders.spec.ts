/** An order is shipped, by keyboard alone from the login on. */
import { expect, type Page } from '@playwright/test'
import type { Data } from '@contract/all-calls'
import { expectAccessible } from '../h5/support/axe'
import { orderOnItsWay, orderToShip } from './support/purchases'
import { ask, goTo, openAs, PASSWORD, test, tokenOf } from './support/test'

/** Presses Tab until something with this name has the focus. */
async function tabTo(page: Page, name: RegExp, most = 150): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      return element ? (element.getAttribute('aria-label') ?? element.textContent ?? '') : ''
    })
    if (name.test(focused)) return
  }
  throw new Error(`nothing called ${String(name)} was reached by Tab`)
}

test('ships an order by keyboard alone, from the login on [console.keyboard]', async ({ page, server }) => {
  const { increment_id: number, order_id } = await orderToShip(server)
  await page.goto('/console/')
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await page.keyboard.type('seller@souk.test')
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible()
  await tabTo(page, /^Orders/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible()
  await tabTo(page, /^To ship/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: number })).toBeVisible()
  await expect(page.locator('.list--stale')).toHaveCount(0)

  await tabTo(page, new RegExp(`^Ship ${number}$`))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: `Ship order ${number}` })).toBeVisible()
  await expect(page.getByText('Copy address')).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByLabel('Carrier')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Carrier')).toHaveAttribute('aria-invalid', 'true')

  await page.keyboard.type('CTT')
  await page.keyboard.press('Tab')
  await page.keyboard.type('rl 483 920 115 pt')
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Order ${number} is on its way`)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const token = await tokenOf(server, 'seller')
  const { order } = await ask<Data<'sellerOrder'>>(server, '/seller/order', { token, fields: { order_id } })
  expect(order).toMatchObject({ status: 'shipped', carrier: 'CTT', log_sn: 'RL483920115PT' })
})

test('opens the packing slips of an order and of several [console.slips]', async ({ page, server, context }) => {
  const { order_id } = await orderToShip(server)
  // the browser has no viewer for it: that the tab asks for the PDF is enough
  const asked: { type: string; pages: number }[] = []
  await context.route('**/documents/slips/**', async (route) => {
    const answer = await route.fetch()
    const text = (await answer.body()).toString('latin1')
    const type = answer.headers()['content-type'] ?? ''
    asked.push({ type, pages: text.match(/\/Type \/Page\b/g)?.length ?? 0 })
    await route.fulfill({ status: 200, contentType: 'text/plain', body: 'printed' })
  })
  const printed = async (name: string) => {
    const [tab] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name }).click()])
    await expect(tab.getByText('printed')).toBeVisible()
    await tab.close()
  }
  await openAs(page, server, 'seller', `/orders/${order_id}`)
  await printed('Packing slip')
  await goTo(page, '/orders?tab=on_the_way')
  await page.getByLabel('Select all on this page').check()
  const rows = await page.getByRole('rowheader').count()
  await printed(rows > 1 ? 'Packing slips' : 'Packing slip')
  expect(asked).toEqual([
    { type: 'application/pdf', pages: 1 },
    { type: 'application/pdf', pages: rows },
  ])
})

test('ships an order in two parcels, and corrects the number of the first [rule.seller-parcels]', async ({
  page,
  server,
}) => {
  const { order_id, increment_id: number } = await orderToShip(server, { qty: 3, payment_method: 'wallet' })
  await openAs(page, server, 'seller', `/orders/${order_id}`)
  const ship = async (log_sn: string, pieces?: string) => {
    await page.getByRole('button', { name: /^Ship/ }).first().click()
    const sheet = page.getByRole('dialog', { name: `Ship order ${number}` })
    if (pieces !== undefined) {
      await sheet.getByLabel('Only some of the pieces are in this parcel').check()
      const field = sheet.getByRole('textbox', { name: /^Pieces of/ })
      await field.fill('4')
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await field.fill(pieces)
      await expectAccessible(page)
    }
    await sheet.getByLabel('Carrier').fill('CTT')
    await sheet.getByLabel('Tracking number').fill(log_sn)
    await sheet.getByRole('button', { name: 'Ship it' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await ship('AA-1', '1')
  await expect(page.getByRole('heading', { name: 'Still to be sent' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'CTT · AA-1' })).toBeVisible()
  await goTo(page, '/orders?tab=on_the_way')
  await expect(page.getByRole('row', { name: new RegExp(number) })).toContainText('Rest to be sent')
  await goTo(page, `/orders/${order_id}`)
  await ship('BB-2')
  await expect(page.getByRole('heading', { name: 'Still to be sent' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Correct the number AA-1' }).click()
  await page.getByRole('dialog').getByLabel('Tracking number').fill('AA-9')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'CTT · AA-9' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'CTT · BB-2' })).toBeVisible()
  await expectAccessible(page)
})

test('corrects the number of a parcel that is on its way', async ({ page, server }) => {
  await openAs(page, server, 'seller', `/orders/${await orderOnItsWay(server)}`)
  await page.getByRole('button', { name: 'Correct the number' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Tracking number').fill('XY-99')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('definition').filter({ hasText: 'XY-99' })).toBeVisible()
})

test('reports a delivery as an operator, after a question', async ({ page, server }) => {
  await openAs(page, server, 'operator', '/orders?tab=on_the_way')
  await page
    .getByRole('button', { name: /^Report as delivered/ })
    .first()
    .click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page
    .getByRole('button', { name: /^Report as delivered/ })
    .first()
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Report as delivered' }).click()
  await expect(page.getByText(/is delivered/)).toBeVisible()
})

test('keeps tab, search and page in the address [console.address]', async ({ page, server }) => {
  await openAs(page, server, 'seller', '/orders')
  await page.getByRole('button', { name: /^Completed/ }).click()
  await expect(page).toHaveURL(/tab=completed/)
  await page.getByRole('textbox', { name: 'Number, buyer or SKU' }).fill('no such order')
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
})
