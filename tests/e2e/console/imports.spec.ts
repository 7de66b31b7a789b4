/** Products by CSV: refused, checked, applied, with pictures, and out again. */
import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '../h5/support/axe'
import { openAs, test } from './support/test'

const choose = (page: Page, name: string, content: string) =>
  page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })

async function downloaded(page: Page, role: 'link' | 'button', name: RegExp): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole(role, { name }).click()])
  return readFile(await download.path())
}

test('imports the starter file, and says of other files what is wrong [console.import]', async ({ page, server }) => {
  await openAs(page, server, 'seller', '/imports')
  await choose(page, 'odd.csv', 'sku,colour\nMUG,red\n')
  await expect(page.getByRole('cell', { name: 'There is no column “colour”' })).toBeVisible()

  const starter = await downloaded(page, 'link', /starter\.csv/)
  await choose(page, 'wrong.csv', String(starter).replace('34.00', 'cheap'))
  await expect(page.getByRole('heading', { name: 'wrong.csv' })).toBeVisible()
  await expect(page.getByRole('row', { name: /^4 price This cell has the wrong format/ })).toBeVisible()
  expect(String(await downloaded(page, 'button', /All errors/))).toContain('4,price,format')

  await page.getByRole('link', { name: 'Import and export' }).first().click()
  await choose(page, 'starter.csv', String(starter))
  await expect(page.getByRole('heading', { name: 'starter.csv' })).toBeVisible()
  await expect(page.getByRole('definition').last()).toHaveText('0')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByRole('alertdialog', { name: 'Write 4 lines to the shop?' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('4 written, 0 refused')).toBeVisible()
  await page.getByLabel('Choose a ZIP').setInputFiles({
    name: 'pictures.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('no zip'),
  })
  await expect(page.getByRole('alert')).toContainText('This ZIP cannot be read')

  await page.getByRole('link', { name: 'Import and export' }).first().click()
  await expect(page.getByRole('rowheader', { name: /starter\.csv/ })).toBeVisible()
  expect(String(await downloaded(page, 'button', /Download CSV/))).toContain('STARTER-MUG-S')
})
