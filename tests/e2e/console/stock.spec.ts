/** Stock is typed over, and saved with its reason. */
import { expect } from '@playwright/test'
import type { Data } from '@contract/all-calls'
import { allEndpoints } from '@contract/endpoints/all'
import { expectAccessible } from '../h5/support/axe'
import { ask, openAs, test, tokenOf } from './support/test'

test('sets stock with a reason, and shows it in the log [console.stock]', async ({ page, server }) => {
  await openAs(page, server, 'seller', '/stock?stock=out')
  const field = page.getByLabel(/^New number of /).first()
  const sku = ((await field.evaluate((input) => (input as HTMLInputElement).labels?.[0]?.textContent)) ?? '').replace(
    'New number of ',
    '',
  )
  await field.fill('12')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Reason').selectOption({ label: 'Delivery' })
  await page.getByLabel('Note (optional)').fill('Pallet 4')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Stock of 1 variant saved')).toBeVisible()

  await page.getByRole('button', { name: 'All' }).click()
  await page.getByRole('textbox', { name: 'Search name or SKU' }).fill(sku)
  // the rows move up when the others leave: a search for a variant finds those of its product
  const token = await tokenOf(server, 'seller')
  const { count } = await ask<Data<'sellerStock'>>(server, allEndpoints.sellerStock.path, { token, fields: { q: sku } })
  await expect(page.getByRole('button', { name: /^Changes of / })).toHaveCount(count)
  await page.getByRole('button', { name: `Changes of ${sku}`, exact: true }).click()
  const log = page.getByRole('dialog')
  await expect(log).toContainText('Pallet 4')
  await expect(log).toContainText('+12')
  await expectAccessible(page)
})
