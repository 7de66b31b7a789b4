/** A shop's settings: errors at their fields, and two people who edit at once. */
import { expect } from '@playwright/test'
import type { Data } from '@contract/all-calls'
import { expectAccessible } from '../h5/support/axe'
import { ask, openAs, test, tokenOf } from './support/test'

test('saves settings that another person has changed meanwhile, with errors at their fields [console.shop-settings]', async ({
  page,
  server,
}) => {
  const token = await tokenOf(server, 'seller')
  const shop = async () => (await ask<Data<'sellerShop'>>(server, '/seller/shop', { token })).shop
  await openAs(page, server, 'seller', '/shop')
  await page.getByLabel('About the shop').fill('Thrown and fired by hand')
  await page.getByRole('button', { name: 'Add a shipping method' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  const method = page.getByRole('group').last()
  await expect(method.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
  await expect(method.getByLabel('Cost')).toHaveAttribute('aria-invalid', 'true')
  await method.getByLabel('Name').fill('Bicycle')
  await method.getByLabel('Cost').fill('3,50')
  await method.getByLabel('From').fill('1')
  await method.getByLabel('To').fill('2')

  const address = `Kiln Lane ${Date.now()}`
  const { version } = await shop()
  const fields = { version: String(version), address }
  await ask(server, '/seller/shop/save', { method: 'POST', token, fields })
  await page.getByRole('button', { name: 'Save' }).click()
  const bar = page.getByRole('alert')
  await expect(bar).toContainText('changed this on')
  await expect(bar.getByRole('listitem')).toHaveText([/^Address: .+ → Kiln Lane/])
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Keep my other changes' }).click()
  await expect(page.getByLabel('Address')).toHaveValue(address)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved')).toBeVisible()

  const { address: kept, text_en: text, methods } = await shop()
  expect([kept, text]).toEqual([address, 'Thrown and fired by hand'])
  expect(methods.at(-1)).toMatchObject({ names_en: 'Bicycle', cost: '3.50', eta_from: 1, eta_to: 2 })
})
