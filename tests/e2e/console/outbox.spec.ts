/** What leaves the server by itself: mails, messages to webhooks, and the workers. */
import { expect } from '@playwright/test'
import { expectAccessible } from '../h5/support/axe'
import { openAs, test } from './support/test'

test('finds mails by kind and state, and says which workers run [console.mails]', async ({ page, server }) => {
  await openAs(page, server, 'operator', '/outbox')
  await expect(page.getByRole('table', { name: 'Mails' }).getByRole('row').nth(1)).toBeVisible()
  await page.getByRole('combobox', { name: 'Mail' }).selectOption({ label: 'Order shipped' })
  await expect(page).toHaveURL(/kind=order_shipped/)
  await page.getByRole('button', { name: 'Failed' }).click()
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await page.getByRole('link', { name: 'Jobs', exact: true }).click()
  const mails = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Mails' }) })
  await expect(mails.getByText('Runs')).toBeVisible()
  await expectAccessible(page)
})

test('adds a webhook, shows its secret once, changes and removes it [console.webhooks]', async ({ page, server }) => {
  await openAs(page, server, 'operator', '/outbox?show=webhooks')
  await page.getByRole('button', { name: 'Add webhook' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Name').fill('Books')
  await sheet.getByLabel('Address').fill('http://books.example/in')
  await sheet.getByLabel('product.listed').uncheck()
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByLabel('Address')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await sheet.getByLabel('Address').fill('https://1.1.1.1/souk')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'The secret of Books' })).toBeVisible()
  await expect(sheet.getByText(/^whsec_/)).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'I have kept it' }).click()
  await expect(page.getByText(/whsec_/)).toHaveCount(0)

  await page.getByRole('button', { name: 'Change Books' }).click()
  await sheet.getByLabel('Name').fill('Ledger')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Ledger' }).click()
  await expect(page.getByText('Nothing matches')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Webhook' })).toHaveValue(/\d/)
  await page.getByRole('link', { name: 'Webhooks', exact: true }).click()
  await page.getByRole('button', { name: 'Remove Ledger' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No webhooks yet')).toBeVisible()
})
