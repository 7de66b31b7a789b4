/** axe on content that is not visible when a page opens; every-page.spec.ts checks pages as they open. */
import { expect } from '@playwright/test'
import { addressesIds } from '@/features/addresses/ids'
import { profileIds } from '@/features/account/profile/ids'
import { sizesIds } from '@/features/product/sizes/ids'
import { searchIds } from '@/features/search/ids'
import { pageIds } from '@/kit/ids'

import { linkTo } from '@/routes'
import { ok } from '../../contract/support/client'
import { newBuyer } from '../../contract/support/people'
import { articles } from '../walk/world'
import { expectAccessible } from './support/axe'
import { logIn, test } from './support/test'

test('axe finds nothing on an invalid form of the profile [route.profile] [face.accessible]', async ({
  driver,
  page,
}) => {
  const { token } = await newBuyer()
  await logIn(page, token)
  await driver.open(linkTo('profile'))
  await driver.tap(profileIds.password)
  await driver.tap(profileIds.save)
  await driver.find(`${profileIds.field('new_password')}-error`)
  await expectAccessible(page)
})

test('axe finds nothing on what a search suggests: words, a category, a brand and products [route.search] [face.accessible]', async ({
  driver,
  page,
}) => {
  await driver.open(linkTo('search'))
  await driver.type(searchIds.searchInput, 'sh')
  await expect(
    page.locator(`#${searchIds.searchSuggestions}`).getByRole('link', { name: 'Shoes Category', exact: true }),
  ).toBeVisible()
  await expectAccessible(page)
})

test('axe finds nothing on the size guide of a product [route.product] [face.accessible]', async ({ driver, page }) => {
  const { list } = await ok('search', { term: 'derby shoe', p: 1 })
  const [shoe] = list
  if (!shoe) throw new Error('there is no shoe')
  await driver.open(linkTo('product', { product_id: shoe.product_id }))
  await driver.tap(sizesIds.guide)
  await expect(page.getByRole('table').getByRole('rowheader', { name: '42' })).toBeVisible()
  await expectAccessible(page)
})

test('axe finds nothing on the checkout of a visitor, with errors at its fields [role.guests] [face.accessible]', async ({
  driver,
  page,
}) => {
  const [article] = await articles()
  await driver.open(linkTo('pay', { product_id: article.id, qty: 1 }))
  await driver.tap(addressesIds.addressSave)
  await driver.find(`${addressesIds.addressEmail}-error`)
  await expectAccessible(page)
})

test('redirects from an unknown page to the 404 page [screen.unknown-page] [screen.hash-router]', async ({
  driver,
}) => {
  await driver.open('/pages/nothing/here')
  await driver.find(pageIds.notFound)
})
