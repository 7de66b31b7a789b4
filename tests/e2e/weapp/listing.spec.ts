/** A product list that loads more on scrolling. */
import { expect } from '@playwright/test'
import type { ScrollViewElement } from 'miniprogram-automator/out/Element'
import { pageIds } from '@/kit/ids'
import { linkTo } from '@/routes'
import { ok } from '../../contract/support/client'
import { eventually } from '../walk/driver'
import { patiently } from './support/elements'
import { test } from './support/test'

const FAR = 100_000

test('loads the next page at the end of the list, and shows each product once [const.page-size]', async ({
  driver,
  miniProgram,
}) => {
  const first = await ok('search', { term: 'a', p: 1 })
  expect(first.count).toBeGreaterThan(first.list.length)
  const cards = async () => (await driver.list('product-card-')).filter((id) => /^product-card-\d+$/.test(id))
  await driver.open(linkTo('search', { q: 'a' }))
  await eventually(cards, (shown) => shown.length >= first.list.length, 'the first page')
  expect(await cards()).toHaveLength(first.list.length)
  await patiently(miniProgram, `${pageIds.search}-main`, (element) => (element as ScrollViewElement).scrollTo(0, FAR))
  const both = await eventually(cards, (shown) => shown.length > first.list.length, 'the second page')
  expect(new Set(both).size).toBe(both.length)
})
