/** Products are made, changed by two at once, and taken off sale. */
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { Data } from '@contract/all-calls'
import { expectAccessible } from '../h5/support/axe'
import { ask, goTo, openAs, shopId, test, tokenOf } from './support/test'

const PICTURE = path.join(__dirname, '../../../docs/pictures/product.webp')

/** The section with this heading. */
const card = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, level: 2 }) })

async function fillIn(page: Page, server: string, name: string): Promise<void> {
  const { list } = await ask<Data<'sellerBrands'>>(server, '/seller/brands', {
    token: await tokenOf(server, 'seller'),
  })
  await goTo(page, '/products/new')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('tab', { name: 'Español' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Taza roja')
  await page.getByLabel('Category').selectOption({ index: 1 })
  await page.getByLabel('Brand').fill(list[0]?.name ?? '')
}

test('makes a product with variants and a picture, says what is wrong at its field, and puts it on sale [console.product]', async ({
  page,
  server,
}) => {
  await openAs(page, server, 'operator', '/products')
  await fillIn(page, server, 'Red mug')
  const variants = card(page, 'Variants')
  await variants.getByLabel(/^SKU of/).fill('E2E-MUG')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(variants.getByLabel(/^Price of/)).toHaveAttribute('aria-invalid', 'true')
  await expect(variants.getByText('Fill this in')).toBeVisible()
  await variants.getByLabel(/^Price of/).fill('12,50')

  await page.getByLabel('New option, in English').fill('Colour')
  await page.getByLabel('Its first value, in English').fill('Red')
  await page.keyboard.press('Enter')
  await page.getByLabel('New value of Colour, in English').fill('Dark blue')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Add 1 missing variant' }).click()
  await expect(variants.getByLabel('SKU of Dark blue')).toHaveValue('E2E-DARK-BLUE')
  await variants.getByLabel('Pieces of Dark blue').fill('7')
  await page.locator('input[type=file]').setInputFiles(PICTURE)
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  await expect(page).toHaveURL(/#\/products\/\d+$/)
  await page.getByRole('button', { name: 'Put on sale' }).click()
  await expect(card(page, 'Sale').getByText('On sale')).toBeVisible()

  const [, product_id = ''] = /products\/(\d+)/.exec(page.url()) ?? []
  const token = await tokenOf(server, 'operator')
  const fields = { product_id, shop_id: await shopId(server) }
  const { product } = await ask<Data<'sellerProduct'>>(server, '/seller/product', { token, fields })
  expect(product).toMatchObject({ state: 'listed', name_en: 'Red mug', name_es: 'Taza roja' })
  expect(product.images).toHaveLength(1)
  expect(product.skus.map(({ price, stock, options }) => [price, stock, options])).toEqual([
    ['12.50', 0, { colour: 'red' }],
    ['12.50', 7, { colour: 'dark-blue' }],
  ])
})

async function firstProduct(server: string): Promise<string> {
  const token = await tokenOf(server, 'seller')
  const { list } = await ask<Data<'sellerProducts'>>(server, '/seller/products', { token, fields: { state: 'listed' } })
  if (!list[0]) throw new Error('the demo’s seller sells nothing')
  return `/products/${list[0].product_id}`
}

/** A product with at least two pictures: other tests add products with one. */
async function productWithPictures(server: string): Promise<string> {
  const token = await tokenOf(server, 'seller')
  const { list } = await ask<Data<'sellerProducts'>>(server, '/seller/products', { token, fields: { state: 'listed' } })
  for (const { product_id } of list) {
    const { product } = await ask<Data<'sellerProduct'>>(server, '/seller/product', { token, fields: { product_id } })
    if (product.images.length > 1) return `/products/${product_id}`
  }
  throw new Error('no product of the demo’s seller has two pictures')
}

test('shows the second of two editors what the first has changed, and keeps their other changes [console.conflict]', async ({
  page,
  browser,
  server,
}) => {
  const address = await firstProduct(server)
  await openAs(page, server, 'seller', address)
  const name = page.getByLabel('Name', { exact: true })
  const short = page.getByLabel('Short description')
  await name.fill('Mine and theirs')
  await short.fill('Mine alone')

  const context = await browser.newContext({ baseURL: server })
  const other = await context.newPage()
  await other.addInitScript(() => localStorage.setItem('souk.console.language', 'en'))
  await openAs(other, server, 'operator', address)
  await other.getByLabel('Name', { exact: true }).fill('Their name')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Saved')).toBeVisible()
  await context.close()

  await page.getByRole('button', { name: 'Save' }).click()
  const bar = page.getByRole('alert')
  await expect(bar).toContainText('Olu changed this on')
  await expect(bar).toContainText('Their name')
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Keep my other changes' }).click()
  await expect(name).toHaveValue('Their name')
  await expect(short).toHaveValue('Mine alone')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  await page.reload()
  await expect(name).toHaveValue('Their name')
  await expect(short).toHaveValue('Mine alone')
})

test('asks before unsaved changes are left, by a link and by the browser’s own way [console.unsaved]', async ({
  page,
  server,
}) => {
  const address = await firstProduct(server)
  await openAs(page, server, 'seller', '/products')
  await goTo(page, address)
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Not saved')
  await page.getByRole('link', { name: 'Stock' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay' }).click()
  await expect(name).toHaveValue('Not saved')
  await page.goBack()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click()
  await expect(page.getByRole('heading', { name: 'Products' })).toBeVisible()
})

test('moves pictures by keys, and removes one', async ({ page, server }) => {
  await openAs(page, server, 'seller', await productWithPictures(server))
  const pictures = card(page, 'Pictures')
  await expect(pictures.getByRole('img', { name: 'Picture 2' })).toBeVisible()
  const first = await pictures.getByRole('img', { name: 'Picture 1' }).getAttribute('src')
  const count = await pictures.getByRole('img', { name: /^Picture/ }).count()
  await pictures.getByRole('button', { name: 'Move picture 1 later' }).press('Enter')
  await expect(pictures.getByRole('img', { name: 'Picture 2' })).toHaveAttribute('src', first ?? '')
  await pictures.getByRole('button', { name: 'Remove picture 2' }).press('Enter')
  await expect(pictures.getByRole('img', { name: /^Picture/ })).toHaveCount(count - 1)
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(pictures.getByRole('img', { name: /^Picture/ })).toHaveCount(count)
})

test('takes several products off sale at once, and finds them by their state', async ({ page, server }) => {
  await openAs(page, server, 'seller', '/products?state=listed')
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(1)
    .check()
  await page
    .getByRole('checkbox', { name: /^Select / })
    .nth(2)
    .check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Take off sale' }).click()
  await expect(page.getByText('2 products taken off sale')).toBeVisible()
  await page.getByRole('button', { name: 'Off sale', exact: true }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(2)
})
