/** A product list that loads more on scrolling. */
import { expect } from '@playwright/test'
import { catalogueIds } from '@/features/catalogue/ids'
import { pageIds } from '@/kit/ids'
import { linkTo } from '@/routes'
import { ok } from '../../contract/support/client'
import { eventually } from '../walk/driver'
import { test } from './support/test'

const SWIPE_PX = 500

test('loads the next page near the end of the list, and shows each product once [const.page-size]', async ({
  driver,
  phone,
}) => {
  // sorted by price, which does not change meanwhile; the default order depends on sales
  const first = await ok('search', { term: 'a', p: 1, sort: 'price_asc' })
  expect(first.count).toBeGreaterThan(first.list.length)
  const cards = async () => (await driver.list('product-card-')).filter((id) => /^product-card-\d+$/.test(id))
  const seen = new Set<string>()
  await driver.open(linkTo('search', { q: 'a' }))
  await driver.tap(catalogueIds.searchSort)
  await driver.tap(catalogueIds.sort('price_asc'))
  await driver.gone(catalogueIds.sort('price_asc'))
  await eventually(cards, (shown) => shown.length > 0, 'the first products')
  await eventually(
    async () => {
      const shown = await cards()
      expect(new Set(shown).size).toBe(shown.length)
      for (const id of shown) seen.add(id)
      await phone.scroll({ id: `${pageIds.search}-main` }, { y: SWIPE_PX })
      return seen.size
    },
    (count) => count > first.list.length,
    'products of the second page',
  )
})
