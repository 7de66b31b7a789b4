/** Reports, and lists as CSV. */
import fs from 'node:fs/promises'
import { expect } from '@playwright/test'
import { expectAccessible } from '../h5/support/axe'
import { ask, openAs, SHOP, test } from './support/test'

test('shows sales by day and by shop in a period of the address, and what is searched for [console.reports]', async ({
  page,
  server,
}) => {
  await ask(server, '/search/zanzibar%20lamp')
  await openAs(page, server, 'operator', '/reports')
  const days = page.getByRole('table', { name: 'Sales by day' }).getByRole('row')
  await expect(days).toHaveCount(30)
  await page.getByRole('button', { name: '7 days', exact: true }).click()
  await expect(days).toHaveCount(7)
  await page.reload()
  await expect(days).toHaveCount(7)
  await page.getByRole('button', { name: '365 days' }).click()
  await page.getByRole('button', { name: 'Shops', exact: true }).click()
  await expect(page.getByRole('rowheader', { name: SHOP })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Searches', exact: true }).click()
  await page.getByRole('button', { name: 'Found nothing' }).click()
  await expect(page.getByRole('rowheader', { name: 'zanzibar lamp' })).toBeVisible()
})

test('shows a shop what of its goods nobody buys [console.reports]', async ({ page, server }) => {
  await openAs(page, server, 'seller', '/report?view=idle&idle=60')
  await expect(page.getByRole('button', { name: '60 days without a sale' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('table', { name: 'Not selling' }).or(page.getByText('Everything sells'))).toBeVisible()
  await expectAccessible(page)
})

test('saves a list as CSV with the filters that are set [console.csv]', async ({ page, server }) => {
  await openAs(page, server, 'seller', '/products?q=teapot')
  const table = page.getByRole('table', { name: 'Products' })
  await expect(table).toBeVisible()
  const shown = await table.getByRole('rowheader').count()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as CSV' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('sellerProducts.csv')
  const lines = (await fs.readFile(await file.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines[0]).toContain('product_id,name,state')
  expect(lines.length - 1).toBeGreaterThanOrEqual(shown)
  for (const line of lines.slice(1)) expect(line.toLowerCase()).toContain('teapot')
})
