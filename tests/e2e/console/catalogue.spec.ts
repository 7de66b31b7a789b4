/** Categories, brands, flash deals, and the products and reviews of all shops, in the hands of operators. */
import path from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { Data } from '@contract/all-calls'
import { allEndpoints } from '@contract/endpoints/all'
import { expectAccessible } from '../h5/support/axe'
import { ask, openAs, test, tokenOf } from './support/test'

const PICTURE = path.join(__dirname, '../../../docs/pictures/product.webp')
const sheet = (page: Page) => page.getByRole('dialog')
const question = (page: Page) => page.getByRole('alertdialog')

async function listed<N extends 'opsCategories' | 'opsBrands' | 'opsFlash' | 'opsProducts' | 'opsReviews'>(
  server: string,
  name: N,
  fields: Record<string, string> = {},
): Promise<Data<N>['list']> {
  const token = await tokenOf(server, 'operator')
  return (await ask<Data<N>>(server, allEndpoints[name].path, { token, fields })).list
}

const categoryOf = async (server: string, name: string) =>
  (await listed(server, 'opsCategories')).find(({ names_en }) => names_en === name)

test('makes a category with a picture, moves it by keys, and removes it [console.categories]', async ({
  page,
  server,
}) => {
  await openAs(page, server, 'operator', '/catalogue/categories')
  await page.getByRole('button', { name: 'Add department' }).click()
  await sheet(page).getByRole('tab', { name: 'Español' }).click()
  await sheet(page).getByLabel('Name').fill('Velas')
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  // the tab with the error is shown
  await expect(sheet(page).getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
  await sheet(page).getByLabel('Name').fill('Candles')
  await sheet(page).locator('input[type=file]').setInputFiles(PICTURE)
  await expect(sheet(page).getByRole('img', { name: 'Picture' })).toBeVisible()
  await expectAccessible(page)
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  const candles = page.locator('.tree__name').filter({ hasText: 'Candles' })
  const departments = (await listed(server, 'opsCategories')).filter(({ parent_id }) => parent_id === null)
  const [above, count] = [departments.at(-2), departments.length]
  const isAt = (place: number) => expect(page.getByText(`Candles is now department ${place} of ${count}`)).toBeVisible()

  await candles.press('Alt+ArrowUp')
  await isAt(count - 1)
  await expect(candles).toBeFocused()
  await candles.press('Alt+ArrowDown')
  await isAt(count)
  await candles.press('Alt+ArrowRight')
  await expect(page.getByText(`in ${above?.names_en}`)).toBeVisible()
  await expect(candles).toBeFocused()
  expect(await categoryOf(server, 'Candles')).toMatchObject({ parent_id: above?.category_id, names_es: 'Velas' })

  await page.getByRole('button', { name: 'Delete Candles' }).click()
  await question(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Category deleted')).toBeVisible()
  expect(await categoryOf(server, 'Candles')).toBeUndefined()
})

test('shows who has changed a brand meanwhile, and merges a suggested one [console.brands]', async ({
  page,
  server,
}) => {
  const token = await tokenOf(server, 'operator')
  const { path: save } = allEndpoints.opsBrandSave
  const made = { name: 'E2E Ohm', ground: 'mist', idempotency_key: crypto.randomUUID() }
  const { brand } = await ask<Data<'opsBrandSave'>>(server, save, { method: 'POST', token, fields: made })
  await openAs(page, server, 'operator', '/catalogue/brands?q=E2E')
  await page.getByRole('button', { name: 'Change E2E Ohm' }).click()
  await sheet(page).getByLabel('Name').fill('Claywick')
  const theirs = { brand_id: brand.brand_id, version: '1', ground: 'clay', idempotency_key: crypto.randomUUID() }
  await ask(server, save, { method: 'POST', token, fields: theirs })
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  await expect(sheet(page).getByRole('alert')).toContainText('changed this on')
  await expect(sheet(page).getByRole('alert')).toContainText('Mist → Clay')
  await expectAccessible(page)
  await sheet(page).getByRole('button', { name: 'Keep my other changes' }).click()
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  await expect(sheet(page).getByText('This is taken already')).toBeVisible()
  await sheet(page).getByLabel('Name').fill('E2E Ampere')
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved')).toBeVisible()
  expect(await listed(server, 'opsBrands', { q: 'E2E' })).toMatchObject([{ name: 'E2E Ampere', ground: 'clay' }])

  await page.getByRole('textbox', { name: 'Search brands' }).fill('')
  await page.getByRole('button', { name: 'Suggested', exact: true }).click()
  await page.getByRole('button', { name: 'Merge Claywik', exact: true }).click()
  await sheet(page).getByLabel('Into the brand').fill('claywick')
  await expect(page.locator('datalist option[value=Claywick]')).toHaveCount(1)
  await sheet(page).getByRole('button', { name: 'Merge' }).click()
  await expect(page.getByText('Claywik is merged')).toBeVisible()
  expect(await listed(server, 'opsBrands', { q: 'claywik' })).toEqual([])
})

test('refuses a suggested brand in the queue with a reason [console.brands] [console.queue]', async ({
  page,
  server,
}) => {
  await openAs(page, server, 'operator', '/queue?kind=brands')
  await page.getByRole('button', { name: /^Hearthline/ }).click()
  const pane = page.locator('.queue__pane').filter({ hasText: 'Hearthline' })
  await pane.getByRole('textbox', { name: 'To Claire' }).fill('Not a brand')
  await expectAccessible(page)
  await pane.getByRole('button', { name: 'Refuse' }).click()
  await question(page).getByRole('button', { name: 'Refuse' }).click()
  await expect(page.getByText('Done', { exact: true })).toBeVisible()
  expect(await listed(server, 'opsBrands', { q: 'Hearthline' })).toMatchObject([{ state: 'refused' }])
})

test('gives a category a size guide, says which size has no name, and removes it again [console.categories]', async ({
  page,
  server,
}) => {
  const guideOf = async () => (await categoryOf(server, 'Handbags'))?.size_guide
  await openAs(page, server, 'operator', '/catalogue/categories')
  await page.getByRole('button', { name: 'Open all' }).click()
  const open = () => page.locator('.tree__name').filter({ hasText: 'Handbags' }).click()
  await open()
  for (const name of ['Height', 'Length']) {
    await sheet(page).getByLabel('Add a measure').selectOption({ label: name })
  }
  await sheet(page).getByRole('button', { name: 'Add a size' }).click()
  await sheet(page).getByLabel('Size, size 1').fill('S')
  await sheet(page).getByLabel('Height, size 1').fill('18')
  await sheet(page).getByLabel('Length, size 1').fill('24–26')
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  await expect(sheet(page).getByLabel('Size, size 2')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await sheet(page).getByRole('button', { name: 'Remove size 2' }).click()
  await sheet(page).getByRole('button', { name: 'Remove Height' }).click()
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  await expect(sheet(page)).toHaveCount(0)
  expect(await guideOf()).toEqual({ measures: ['length'], rows: [{ size: 'S', values: ['24–26'] }] })

  await open()
  await sheet(page).getByRole('button', { name: 'Remove size 1' }).click()
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  await expect(sheet(page)).toHaveCount(0)
  expect(await guideOf()).toBeNull()
})

test('makes, changes and ends a flash deal, and says at its field what is wrong [console.flash]', async ({
  page,
  server,
}) => {
  const deals = await listed(server, 'opsFlash', { page_size: '50' })
  const products = await listed(server, 'opsProducts', { state: 'listed', page_size: '50' })
  const dealt = deals.map(({ product }) => product.product_id)
  const product = products.find(({ product_id: id, price }) => !dealt.includes(id) && Number(price) > 5)
  if (!product) throw new Error('every product has a deal')
  const name = product.name_en
  await openAs(page, server, 'operator', '/catalogue/flash')
  await page.getByRole('button', { name: 'New flash deal' }).click()
  await sheet(page).getByRole('textbox', { name: 'Search name or SKU' }).fill(name)
  await sheet(page)
    .getByRole('radio', { name: new RegExp(`${name}.*${product.shop.name}`) })
    .first()
    .check()
  await sheet(page).getByLabel('Price in USD').fill('9999')
  await sheet(page).getByLabel('Pieces at this price').fill('5')
  await sheet(page).getByLabel('Ends').fill('2099-12-31T12:00')
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  await expect(sheet(page).getByLabel('Price in USD')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await sheet(page).getByLabel('Price in USD').fill('0.5')
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved')).toBeVisible()

  await page
    .getByRole('button', { name: `Change ${name}` })
    .first()
    .click()
  await sheet(page).getByLabel('Pieces at this price').fill('8')
  await sheet(page).getByRole('button', { name: 'Save' }).click()
  await expect(sheet(page)).toHaveCount(0)
  await page
    .getByRole('button', { name: `End ${name}` })
    .first()
    .click()
  await question(page).getByRole('button', { name: 'End' }).click()
  await expect(page.getByText('The deal has ended')).toBeVisible()
  const [deal] = (await listed(server, 'opsFlash', { state: 'over' })).filter(({ price }) => price === '0.50')
  expect(deal).toMatchObject({ left: 8, product: { name_en: name } })
})

test('blocks a product and hides a review, each with a reason, and takes both back [console.moderation]', async ({
  page,
  server,
}) => {
  const [product] = await listed(server, 'opsProducts', { state: 'listed', q: 'avocados' })
  if (!product) throw new Error('the demo sells no avocados')
  const name = product.name_en
  const stateNow = async () =>
    (await listed(server, 'opsProducts', { q: name })).find(({ product_id: id }) => id === product.product_id)?.state
  await openAs(page, server, 'operator', `/catalogue?shop_id=${product.shop.shop_id}&q=${encodeURIComponent(name)}`)
  await page.getByRole('button', { name: `Block ${name}`, exact: true }).click()
  await sheet(page).getByRole('button', { name: 'Block' }).click()
  await expect(sheet(page).getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  await sheet(page).getByLabel('Reason').fill('Not what the pictures show')
  await expectAccessible(page)
  await sheet(page).getByRole('button', { name: 'Block' }).click()
  await expect(page.getByText(`${name} is blocked`)).toBeVisible()
  expect(await stateNow()).toBe('blocked')
  await page.getByRole('button', { name: `Unblock ${name}`, exact: true }).click()
  await sheet(page).getByRole('button', { name: 'Unblock' }).click()
  await expect(page.getByText(`${name} is unblocked`)).toBeVisible()
  expect(await stateNow()).toBe('withdrawn')

  await page.getByRole('navigation', { name: 'Catalogue' }).getByRole('link', { name: 'Reviews' }).click()
  await page
    .getByRole('button', { name: /^Hide: / })
    .first()
    .click()
  await sheet(page).getByLabel('Reason').fill('Insults the shop')
  await sheet(page).getByRole('button', { name: 'Hide' }).click()
  await expect(page.getByText('The review is hidden')).toBeVisible()
  await page.getByRole('button', { name: 'Hidden', exact: true }).click()
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await page.getByRole('button', { name: /^Show again: / }).click()
  await sheet(page).getByRole('button', { name: 'Show again' }).click()
  await expect(page.getByText('The review is shown again')).toBeVisible()
  expect(await listed(server, 'opsReviews', { hidden: '1' })).toEqual([])
})
