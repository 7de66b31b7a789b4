/** Accounts, coupons, the audit and the orders of all shops, in the hands of operators. */
import { expect } from '@playwright/test'
import type { Data } from '@contract/all-calls'
import { allEndpoints } from '@contract/endpoints/all'
import { expectAccessible } from '../h5/support/axe'
import { ask, openAs, PASSWORD, test, tokenOf } from './support/test'

test('disables an account with a reason, enables it again, and shows both in its trail [console.accounts]', async ({
  page,
  server,
}) => {
  await openAs(page, server, 'operator', '/accounts')
  await page.getByRole('textbox', { name: 'Search name or e-mail' }).fill('buyer@souk')
  // the rows move up when the others leave
  await expect(page.getByRole('rowheader')).toHaveText([/buyer@souk\.test/])
  await page.getByRole('rowheader').getByRole('link').click()
  await page.getByRole('button', { name: 'Disable', exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Disable' }).click()
  await expect(sheet.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await sheet.getByLabel('Reason').fill('Asked for by its owner')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Disable' }).click()
  await expect(page.getByText('Account disabled')).toBeVisible()
  const fields = { email: 'buyer@souk.test', password: PASSWORD }
  await expect(ask(server, allEndpoints.login.path, { method: 'POST', fields })).rejects.toThrow('2000017')

  await page.getByRole('button', { name: 'Enable again' }).click()
  await sheet.getByRole('button', { name: 'Enable again' }).click()
  await expect(page.getByText('Account enabled again')).toBeVisible()
  await expect(page.getByText('Asked for by its owner')).toBeVisible()
  await expect(page.getByText('Refused, because it is disabled')).toBeVisible()
  await ask(server, allEndpoints.login.path, { method: 'POST', fields })
})

test('makes, changes and ends a coupon, and says at its field what is wrong [console.coupons]', async ({
  page,
  server,
}) => {
  await openAs(page, server, 'operator', '/coupons')
  await page.getByRole('button', { name: 'New coupon' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Code').fill('E2E-SPRING')
  await sheet.getByLabel('Amount in USD').fill('5')
  await sheet.getByRole('button', { name: 'Make coupon' }).click()
  await expect(sheet.getByLabel('Last day')).toHaveAttribute('aria-invalid', 'true')
  await sheet.getByLabel('Last day').fill('2099-12-31')
  await sheet.getByLabel('From a total of, in USD').fill('5')
  await sheet.getByRole('button', { name: 'Make coupon' }).click()
  await expect(sheet.getByLabel('From a total of, in USD')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await sheet.getByLabel('From a total of, in USD').fill('25')
  await sheet.getByRole('button', { name: 'Make coupon' }).click()
  await expect(page.getByText('Coupon E2E-SPRING made')).toBeVisible()

  await page.getByRole('button', { name: 'Change E2E-SPRING' }).click()
  await sheet.getByLabel('Most purchases').fill('40')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('cell', { name: '0 / 40' })).toBeVisible()
  await page.getByRole('button', { name: 'End E2E-SPRING' }).click()
  await expect(sheet).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'End' }).click()
  await expect(page.getByText('Coupon E2E-SPRING ended')).toBeVisible()
  const token = await tokenOf(server, 'operator')
  const { list } = await ask<Data<'opsCoupons'>>(server, allEndpoints.opsCoupons.path, {
    token,
    fields: { q: 'E2E-SPRING' },
  })
  expect(list).toMatchObject([{ state: 'over', amount: '5.00', min: '25.00', uses_max: 40 }])
})

test('finds an action by who, what and when, with what it changed [console.audit]', async ({ page, server }) => {
  const token = await tokenOf(server, 'operator')
  const { path, method } = allEndpoints.opsCouponCreate
  const fields = { code: 'E2E-AUDIT', percent: '10', ends_at: '2099-12-31T00:00:00Z', remark: 'For the audit' }
  await ask(server, path, { method, token, fields })
  await openAs(page, server, 'operator', '/audit')
  await page.getByRole('textbox', { name: 'Who: name or e-mail' }).fill('operator@souk')
  await page.getByLabel('What').selectOption({ label: 'Created' })
  await page.getByLabel('About').selectOption({ label: 'Coupon' })
  await page.getByLabel('From').fill(new Date().toISOString().slice(0, 10))
  await expect(page).toHaveURL(/action=create.*subject=coupons|subject=coupons.*action=create/)
  await page
    .getByRole('button', { name: /^Details of Created/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText('E2E-AUDIT')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByLabel('Until').fill('2020-01-01')
  await expect(page.getByText('Nothing matches')).toBeVisible()
})

test('finds an order of any shop by its number, and opens it in its shop [console.all-orders]', async ({
  page,
  server,
}) => {
  const token = await tokenOf(server, 'operator')
  const orders = { token, fields: { status: 'to_be_shipped', page_size: '50' } }
  const { list } = await ask<Data<'opsOrders'>>(server, allEndpoints.opsOrders.path, orders)
  const order = list.filter(({ actions }) => actions.includes('ship')).at(-1)
  if (!order) throw new Error('the demo has no order to ship')
  const { path, method } = allEndpoints.opsShip
  await ask(server, path, { method, token, fields: { order_id: order.order_id, carrier: 'CTT', log_sn: 'E2E-1' } })
  await openAs(page, server, 'operator', '/all-orders')
  await page.getByRole('textbox', { name: 'Number, buyer or SKU' }).fill(order.increment_id)
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await page.getByRole('link', { name: order.increment_id }).click()
  await expect(page.getByRole('button', { name: /^Details of Shipped/ })).toBeVisible()
  await page.getByRole('button', { name: 'Open in the shop' }).click()
  await expect(page.getByText(`You are in ${order.shop.name}`)).toBeVisible()
  await expect(page.getByRole('heading', { name: order.increment_id })).toBeVisible()
})
