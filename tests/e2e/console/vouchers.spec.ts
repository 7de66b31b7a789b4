/** A shop makes a voucher; an operator changes it meanwhile, and nobody's change is lost unseen. */
import { expect } from '@playwright/test'
import type { Data } from '@contract/all-calls'
import { allEndpoints } from '@contract/endpoints/all'
import { one } from '@contract/rules/lists'
import { expectAccessible } from '../h5/support/axe'
import { ask, openAs, test, tokenOf } from './support/test'

test('makes, changes and ends a voucher, and shows what an operator changed meanwhile [console.vouchers] [rule.ops-version]', async ({
  page,
  server,
}) => {
  await openAs(page, server, 'seller', '/vouchers')
  await page.getByRole('button', { name: 'New coupon' }).click()
  const sheet = page.getByRole('dialog')
  // the marketplace has a coupon with this code
  await sheet.getByLabel('Code').fill('souk10')
  await sheet.getByLabel('Discount').selectOption({ label: 'A percentage' })
  await sheet.getByLabel('Percent off').fill('20')
  await sheet.getByLabel('Last day').fill('2099-12-31')
  await sheet.getByRole('button', { name: 'Make coupon' }).click()
  await expect(sheet.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await sheet.getByLabel('Code').fill('E2E-TEA')
  await sheet.getByRole('button', { name: 'Make coupon' }).click()
  await expect(page.getByText('Coupon E2E-TEA made')).toBeVisible()

  await page.getByRole('button', { name: 'Change E2E-TEA' }).click()
  await sheet.getByLabel('Most purchases').fill('40')
  const token = await tokenOf(server, 'operator')
  const read = async () =>
    one((await ask<Data<'opsCoupons'>>(server, allEndpoints.opsCoupons.path, { token, fields: { q: 'E2E-TEA' } })).list)
  const { coupon_id, version, shop } = await read()
  expect(shop?.name).toBe('Claywick Kitchen')
  const fields = { coupon_id, version: String(version), uses_max: '7' }
  await ask(server, allEndpoints.opsCouponChange.path, { method: 'POST', token, fields })
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByRole('alert')).toContainText('Most purchases: any number → 7')
  expect((await read()).uses_max).toBe(7)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Keep all my changes' }).click()
  await expect(sheet.getByRole('alert')).toHaveCount(0)
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('cell', { name: '0 / 40' })).toBeVisible()

  await page.getByRole('button', { name: 'End E2E-TEA' }).click()
  await sheet.getByRole('button', { name: 'End' }).click()
  await expect(page.getByText('Coupon E2E-TEA ended')).toBeVisible()
  expect(await read()).toMatchObject({ state: 'over', percent: 20, uses_max: 40 })
})
