/** Operators change settings and currencies. */
import { expect } from '@playwright/test'
import type { Data } from '@contract/all-calls'
import { allEndpoints } from '@contract/endpoints/all'
import { expectAccessible } from '../h5/support/axe'
import { ask, openAs, test, tokenOf } from './support/test'

const NAME = 'website_config'

async function settingNow(server: string) {
  const token = await tokenOf(server, 'operator')
  const { list } = await ask<Data<'opsSettings'>>(server, allEndpoints.opsSettings.path, { token })
  const setting = list.find(({ name }) => name === NAME)
  if (!setting) throw new Error(`there is no setting ${NAME}`)
  return { ...setting, token }
}

/** Another operator saves one of its fields. */
async function saveBeside(server: string, value: object): Promise<void> {
  const { token, version } = await settingNow(server)
  const { path, method } = allEndpoints.opsSettingSave
  const fields = { name: NAME, version: String(version), value: JSON.stringify(value) }
  await ask(server, path, { method, token, fields })
}

test('says at its field what is wrong, shows what another has saved meanwhile, and keeps both [console.settings]', async ({
  page,
  server,
}) => {
  const tiles = 'https://tile.example/{z}/{x}/{y}.png#Tiles'
  await openAs(page, server, 'operator', `/settings/${NAME}`)
  const chat = page.getByLabel('Script of the customer chat')
  await chat.fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(chat).toHaveAttribute('aria-invalid', 'true')
  await chat.fill('https://chat.example/a.js')
  await saveBeside(server, { tile_url: tiles })
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('alert')).toContainText('changed this on')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Name and languages', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('button', { name: 'Keep my other changes' }).click()
  await expect(page.getByLabel('Map tiles')).toHaveValue(tiles)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect((await settingNow(server)).value).toMatchObject({ service_url: 'https://chat.example/a.js', tile_url: tiles })
  await saveBeside(server, { service_url: '', tile_url: '' })
})

test('adds a currency, asks about a rate that is far from the last, and switches it off [console.currencies]', async ({
  page,
  server,
}) => {
  await openAs(page, server, 'operator', '/settings/currencies')
  await page.getByRole('button', { name: 'New currency' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Currency', { exact: true }).fill('xts')
  await sheet.getByLabel('Rate', { exact: true }).fill('10')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByLabel('Symbol')).toHaveAttribute('aria-invalid', 'true')
  await sheet.getByLabel('Symbol').fill('X¤')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('rowheader', { name: 'XTS' })).toBeVisible()

  await page.getByRole('button', { name: 'Change XTS' }).click()
  await sheet.getByLabel('Rate', { exact: true }).fill('1,19')
  await sheet.getByRole('button', { name: 'Save' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('8')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(sheet.getByLabel('Rate', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await question.getByRole('button', { name: 'Use this rate' }).click()
  await expect(sheet).toHaveCount(0)

  await page.getByRole('button', { name: 'Change XTS' }).click()
  await expect(sheet.getByRole('cell', { name: '1.19', exact: true })).toBeVisible()
  await expect(sheet.getByRole('cell', { name: '10', exact: true })).toBeVisible()
  await sheet.getByLabel('Buyers can choose it').uncheck()
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: /XTS/ })).toContainText('Off')
  const { list } = await ask<Data<'getCurrency'>>(server, allEndpoints.getCurrency.path)
  expect(list.map(({ code }) => code)).not.toContain('XTS')
})
