/** What shops earn and are paid, and what operators agree with them and correct. */
import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import type { Data } from '@contract/all-calls'
import { allEndpoints } from '@contract/endpoints/all'
import { expectAccessible } from '../h5/support/axe'
import { ask, openAs, PASSWORD, SHOP, shopId, test, tokenOf } from './support/test'

const balanceOf = async (server: string) => {
  const token = await tokenOf(server, 'seller')
  return Number((await ask<Data<'sellerBalance'>>(server, allEndpoints.sellerBalance.path, { token })).balance)
}

test('is paid out to a bank with the password, and takes it back while it waits [console.balance]', async ({
  page,
  server,
}) => {
  const before = await balanceOf(server)
  await openAs(page, server, 'seller', '/balance')
  await page.getByRole('button', { name: 'Pay out' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Amount in USD').fill('999999')
  await sheet.getByRole('button', { name: 'Ask for it' }).click()
  for (const name of ['Amount in USD', 'Account number', 'Your password']) {
    await expect(sheet.getByLabel(name)).toHaveAttribute('aria-invalid', 'true')
  }
  await expectAccessible(page)
  await sheet.getByLabel('Amount in USD').fill('5.25')
  await sheet.getByLabel('Account holder').fill('Claire Wick')
  await sheet.getByLabel('Account number').fill('PT5000020123')
  await sheet.getByLabel('Your password').fill('not-this-one')
  await sheet.getByRole('button', { name: 'Ask for it' }).click()
  await expect(sheet.getByText('The password is not right')).toBeVisible()
  await sheet.getByLabel('Your password').fill(PASSWORD)
  await sheet.getByRole('button', { name: 'Ask for it' }).click()
  await expect(page.getByText('$5.25 is asked for')).toBeVisible()
  expect(await balanceOf(server)).toBeCloseTo(before - 5.25)
  await page.getByRole('button', { name: 'On to the bank' }).click()
  await expect(page.getByText('Being checked')).toBeVisible()
  await page.getByRole('button', { name: 'Take back $5.25' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('$5.25 is in your wallet again')).toBeVisible()
  await expect(page.getByText('Being checked')).toHaveCount(0)
})

test('shows a month line by line with its sums, and has it as CSV and PDF [console.statement]', async ({
  page,
  server,
  context,
}) => {
  const token = await tokenOf(server, 'seller')
  const { list: months } = await ask<Data<'sellerStatements'>>(server, allEndpoints.sellerStatements.path, { token })
  const month = months.at(-1)
  if (!month) throw new Error('the demo’s seller has no statement')
  const { list: lines } = await ask<Data<'sellerStatement'>>(server, allEndpoints.sellerStatement.path, {
    token,
    fields: { month: month.month },
  })
  await openAs(page, server, 'seller', '/statements')
  await page.getByRole('rowheader').last().getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Statement' })).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveCount(lines.length)
  const closing = Number(month.closing).toLocaleString('en-US', { minimumFractionDigits: 2 })
  await expect(page.locator('.month-sums__closing')).toContainText(`$${closing}`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV' }).click()
  const csv = await readFile(await (await download).path(), 'utf8')
  expect(csv).toContain(lines[0]?.increment_id)
  // the browser has no viewer for it: that the tab asks for the PDF is enough
  let type: string | undefined
  await context.route('**/documents/statement*/**', async (route) => {
    type = (await route.fetch()).headers()['content-type']
    await route.fulfill({ status: 200, contentType: 'text/plain', body: 'printed' })
  })
  const [tab] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: 'PDF' }).click()])
  await expect(tab.getByText('printed')).toBeVisible()
  expect(type).toBe('application/pdf')
})

test('agrees a commission with a shop, and sets that of a category [console.terms]', async ({ page, server }) => {
  await openAs(page, server, 'operator', `/shops?q=${encodeURIComponent(SHOP)}`)
  await page.getByRole('button', { name: `Terms of ${SHOP}` }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Commission').selectOption('own')
  await sheet.getByLabel('Percent').fill('50.01')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByLabel('Percent')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await sheet.getByLabel('Percent').fill('12,5')
  await sheet.getByLabel('Cash on delivery is received by').selectOption('platform')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`Terms of ${SHOP} saved`)).toBeVisible()
  await expect(page.getByRole('cell', { name: '12.5%' })).toBeVisible()

  await page.getByRole('link', { name: 'Commission' }).click()
  await page.getByRole('button', { name: 'Change the commission on Kitchen' }).click()
  await sheet.getByLabel('Commission').selectOption('own')
  await sheet.getByLabel('Percent').fill('6')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Commission on Kitchen saved')).toBeVisible()
  // the categories below it have it from there
  await expect(page.getByRole('row', { name: /^Cookware 6% Kitchen/ })).toBeVisible()
  const token = await tokenOf(server, 'operator')
  const fields = { q: SHOP }
  const { list } = await ask<Data<'opsShops'>>(server, allEndpoints.opsShops.path, { token, fields })
  expect(list).toMatchObject([{ commission_bps: 1250, cash_with: 'platform' }])
})

test('adjusts a balance, and leaves a large sum to another operator in the queue [console.adjustments]', async ({
  page,
  server,
}) => {
  const before = await balanceOf(server)
  await openAs(page, server, 'operator', `/shops?q=${encodeURIComponent(SHOP)}`)
  const sheet = page.getByRole('dialog')
  const adjust = async (amount: string, way: 'give' | 'take') => {
    await page.getByRole('button', { name: `Adjust the balance of ${SHOP}` }).click()
    await sheet.getByLabel('Give or take').selectOption(way)
    await sheet.getByLabel('Amount in USD').fill(amount)
    await sheet.getByLabel('Reason').fill('A campaign')
  }
  await adjust('2.50', 'take')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Adjust' }).click()
  await expect(page.getByText(`The balance of ${SHOP} is adjusted`)).toBeVisible()
  expect(await balanceOf(server)).toBeCloseTo(before - 2.5)
  await adjust('4000', 'give')
  await sheet.getByRole('button', { name: 'Adjust' }).click()
  await expect(page.getByText('waits for a second operator')).toBeVisible()

  await page.getByRole('link', { name: 'Adjustments' }).click()
  await page.getByRole('link', { name: 'Decide' }).click()
  const pane = page.locator('.queue__pane')
  await expect(pane).toContainText('+$4,000.00')
  const question = page.getByRole('alertdialog')
  await pane.getByRole('button', { name: 'Approve' }).click()
  await question.getByRole('button', { name: 'Approve' }).click()
  await expect(page.locator('.toast', { hasText: 'another operator has to approve' })).toBeVisible()
  await pane.getByRole('button', { name: 'Refuse' }).click()
  await question.getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByText('Done', { exact: true })).toBeVisible()
  expect(await balanceOf(server)).toBeCloseTo(before - 2.5)
  const token = await tokenOf(server, 'operator')
  const fields = { shop_id: await shopId(server), page_size: '1' }
  const { path } = allEndpoints.opsSettlementAdjustments
  const { list } = await ask<Data<'opsSettlementAdjustments'>>(server, path, { token, fields })
  expect(list).toMatchObject([{ amount: '4000.00', state: 'refused', shop_name: SHOP }])
})
