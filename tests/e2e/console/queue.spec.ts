/** Operators decide what waits, by mouse and by keys, and see what others have decided. */
import { expect, type Page } from '@playwright/test'
import type { Data } from '@contract/all-calls'
import { allEndpoints } from '@contract/endpoints/all'
import { expectAccessible } from '../h5/support/axe'
import { ask, openAs, test, tokenOf } from './support/test'

/** A seller asks for an intake of some pieces; the note tells it from others. */
async function askForIntake(server: string, qty: number, note: string): Promise<string> {
  const token = await tokenOf(server, 'seller')
  const { list } = await ask<Data<'sellerStock'>>(server, allEndpoints.sellerStock.path, { token })
  const fields = { sku: list[0]?.sku ?? '', qty: String(qty), note }
  const { path, method } = allEndpoints.applyStorage
  return (await ask<Data<'applyStorage'>>(server, path, { method, token, fields })).request.id
}

async function stateOf(server: string, id: string) {
  const token = await tokenOf(server, 'seller')
  const { list } = await ask<Data<'shopRequests'>>(server, allEndpoints.shopRequests.path, { token })
  return list.find((request) => request.id === id)
}

const pane = (page: Page, note: string) => page.locator('.queue__pane').filter({ hasText: note })
const question = (page: Page) => page.getByRole('alertdialog')

test('approves by keys, after a question, and goes on to the next [console.queue]', async ({ page, server }) => {
  const first = await askForIntake(server, 3, 'Pallet one')
  const second = await askForIntake(server, 4, 'Pallet two')
  await openAs(page, server, 'operator', `/queue?kind=storage&id=${first}`)
  await expect(pane(page, 'Pallet one')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('j')
  await expect(pane(page, 'Pallet two')).toBeVisible()
  await page.keyboard.press('k')
  await expect(pane(page, 'Pallet one')).toBeVisible()
  await page.keyboard.press('a')
  await expect(question(page)).toContainText('Approve this?')
  await page.keyboard.press('Escape')
  await expect(question(page)).toHaveCount(0)
  await page.keyboard.press('a')
  await question(page).getByRole('button', { name: 'Approve' }).press('Enter')
  await expect(page.getByText('Done', { exact: true })).toBeVisible()
  await expect(pane(page, 'Pallet two')).toBeVisible()
  expect(await stateOf(server, first)).toMatchObject({ state: 1 })
  expect(await stateOf(server, second)).toMatchObject({ state: 0 })
})

test('refuses with a reason alone, and shows it to the seller [console.queue]', async ({ page, server }) => {
  const id = await askForIntake(server, 5, 'Pallet three')
  await openAs(page, server, 'operator', `/queue?kind=storage&id=${id}`)
  const remark = pane(page, 'Pallet three').getByRole('textbox')
  await pane(page, 'Pallet three').getByRole('button', { name: 'Refuse' }).click()
  await expect(remark).toBeFocused()
  await expect(remark).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.type('A jar is a letter here, not a key')
  await pane(page, 'Pallet three').getByRole('button', { name: 'Refuse' }).click()
  await expectAccessible(page)
  await question(page).getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByText('Done', { exact: true })).toBeVisible()
  expect(await stateOf(server, id)).toMatchObject({ state: -1, remark: 'A jar is a letter here, not a key' })
})

test('says that somebody else has decided it meanwhile [console.queue]', async ({ page, server }) => {
  const id = await askForIntake(server, 6, 'Pallet four')
  await openAs(page, server, 'operator', `/queue?kind=storage&id=${id}`)
  await expect(pane(page, 'Pallet four')).toBeVisible()
  const token = await tokenOf(server, 'operator')
  const { path, method } = allEndpoints.opsStorageDecide
  await ask(server, path, { method, token, fields: { id, state: '-1', remark: 'Too late' } })
  await pane(page, 'Pallet four').getByRole('button', { name: 'Approve' }).click()
  await question(page).getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('no longer waits')).toBeVisible()
  await expect(pane(page, 'Pallet four')).toHaveCount(0)
  expect(await stateOf(server, id)).toMatchObject({ state: -1, remark: 'Too late' })
})

test('shows the papers of an application, and leaves letters alone where the keys are off', async ({
  page,
  server,
}) => {
  await openAs(page, server, 'operator', '/queue?kind=applications')
  await expect(page.getByRole('img', { name: 'Identity card, front' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Keyboard shortcuts' }).uncheck()
  await page.keyboard.press('a')
  await expect(question(page)).toHaveCount(0)
})
