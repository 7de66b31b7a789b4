/** Dialogs and sheets at every size. */
import { expect, type Page } from '@playwright/test'
import { addressesIds } from '@/features/addresses/ids'
import { catalogueIds } from '@/features/catalogue/ids'
import { productIds } from '@/features/product/ids'
import { ids } from '@/kit/ids'
import { linkTo } from '@/routes'
import { ok } from '../../contract/support/client'
import { newBuyer } from '../../contract/support/people'
import { linkOf } from './support/every-page'
import { followed } from './support/rest'
import { forgetPopup, logIn, test, useHome } from './support/test'
import { seenBy } from './support/viewers'

/** The width from which the layout is that of a desk. */
const WIDE = 900
/** A small phone, a phone, one on its side, a tablet and a desk. */
const SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1280, 800],
] as const

async function productWithVariants(): Promise<string> {
  const { list } = await ok('getAllProducts', { in_stock: true, page_size: 50 })
  const card = list.find(({ has_options }) => has_options)
  if (!card) throw new Error('the catalogue has no product with variants')
  return card.product_id
}

/** The dialog on the screen, whose Close can be tapped. */
async function closable(page: Page) {
  const dialog = page.getByRole('dialog').filter({ visible: true })
  await expect(dialog.getByRole('button', { name: 'Close', exact: true })).toBeInViewport({ ratio: 1 })
  return dialog
}

/** Opens it, and closes it by its Close. */
async function opensAndCloses(page: Page, open: () => Promise<void>): Promise<void> {
  await open()
  const dialog = await closable(page)
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

for (const [width, height] of SIZES) {
  test.describe(`dialogs on ${width} × ${height}`, () => {
    test.use({ viewport: { width, height }, isMobile: false, hasTouch: false, deviceScaleFactor: 1 })

    test('have their Close on the screen, and the list of countries stays as high while one searches [face.fits]', async ({
      driver,
      page,
    }) => {
      const atRest = followed(page)
      const { seen } = await seenBy('visitor')
      const { token } = await newBuyer()
      await forgetPopup(page)
      await opensAndCloses(page, () => useHome(driver, page))
      // wide screens choose and filter on the page itself
      if (width < WIDE) {
        await driver.open(linkTo('product', { product_id: await productWithVariants() }))
        await opensAndCloses(page, () => driver.tap(productIds.addToCart))
        await driver.open(linkOf('categoryDetail', seen))
        await opensAndCloses(page, () => driver.tap(catalogueIds.searchFilter))
      }
      await logIn(page, token)
      await page.reload()
      await driver.open(linkTo('address'))
      await driver.tap(ids.addressAdd)
      await driver.tap(addressesIds.addressCountry)
      await driver.find(addressesIds.addressCountryOf('ES'))
      const sheet = (await closable(page)).locator('.sheet')
      // it slides in
      await atRest()
      const before = await sheet.boundingBox()
      await driver.type('address-country-search', 'portu')
      await driver.gone(addressesIds.addressCountryOf('ES'))
      expect(await sheet.boundingBox()).toEqual(before)
      await closable(page)
    })
  })
}
