/** The adverts of the home page, in the hands of operators. */
import path from 'node:path'
import { expect } from '@playwright/test'
import type { Data } from '@contract/all-calls'
import { allEndpoints } from '@contract/endpoints/all'
import { expectAccessible } from '../h5/support/axe'
import { ask, openAs, test, tokenOf } from './support/test'

const PICTURE = path.join(__dirname, '../../../docs/pictures/product.webp')

test('makes an advert, puts it first by the keyboard, ends it and removes it [console.adverts]', async ({
  page,
  server,
}) => {
  const token = await tokenOf(server, 'operator')
  const inPlace = async () => {
    const fields = { position: 'center' }
    return (await ask<Data<'opsAdverts'>>(server, allEndpoints.opsAdverts.path, { token, fields })).list
  }
  const [before] = await inPlace()
  await openAs(page, server, 'operator', '/adverts?position=center')
  await page.getByRole('link', { name: 'Add', exact: true }).click()
  await page.getByLabel('Title').fill('Tea weather')
  await page.getByLabel('Words to search for').fill('tea')
  await page.getByLabel('From').fill('2099-01-02T09:00')
  await page.getByLabel('Until').fill('2099-01-01T09:00')
  await page.locator('input[type=file]').setInputFiles(PICTURE)
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Until')).toHaveAttribute('aria-invalid', 'true')
  await page.getByLabel('Until').fill('2099-02-01T09:00')
  await page.getByRole('tab', { name: 'Español' }).click()
  await page.getByLabel('Title').fill('Tiempo de té para todas las tardes')
  await expect(page.getByRole('heading', { name: 'English' })).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(/#\/adverts\/\d+$/)
  await expect(page.getByText('From Jan 2, 2099')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Move up: Tea weather' }).focus()
  for (const { length } = await inPlace(); (await inPlace())[0]?.title_en !== 'Tea weather';) {
    expect(length).toBeGreaterThan(1)
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText(/^Now in place \d of \d$/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Move up: Tea weather' })).toBeFocused()
  }
  await page.getByRole('button', { name: 'End now' }).click()
  await expect(page.getByText('Advert ended')).toBeVisible()
  expect((await inPlace())[0]).toMatchObject({ state: 'over', link: 'pages/search/search?q=tea' })
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Advert removed')).toBeVisible()
  expect((await inPlace())[0]?.advert_id).toBe(before?.advert_id)
})
