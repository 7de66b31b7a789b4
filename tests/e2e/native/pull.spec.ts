/** Pull to refresh. */
import { expect } from '@playwright/test'
import { one } from '@contract/rules/lists'
import { idOf, ids } from '@/kit/ids'
import { linkTo } from '@/routes'
import { place } from '../../contract/support/checkout'
import { newBuyer, type Buyer } from '../../contract/support/people'
import { logIn } from '../walk/account'
import { articles } from '../walk/world'
import { test } from './support/test'

async function order(buyer: Buyer): Promise<string> {
  const [article] = await articles()
  const placed = await place(buyer, [{ productId: article.id, shopId: article.shopId }])
  return one(placed.orders).order_id
}

test('shows new orders when the list is pulled down', async ({ phone, driver }) => {
  const buyer = await newBuyer()
  const earlier = await order(buyer)
  await logIn(driver, buyer)
  await driver.open(linkTo('orders'))
  await driver.find(idOf.orderCard(earlier))
  const later = await order(buyer)
  expect(await driver.list(idOf.orderCard(later))).toEqual([])
  await phone.pullToRefresh({ id: idOf.orderCard(earlier) })
  await driver.find(idOf.orderCard(later))
  await driver.find(idOf.orderCard(earlier))
})

test('keeps the list and shows a message when a pull finds no network, and refreshes on the next pull', async ({
  phone,
  driver,
}) => {
  const buyer = await newBuyer()
  const earlier = await order(buyer)
  await logIn(driver, buyer)
  await driver.open(linkTo('orders'))
  await driver.find(idOf.orderCard(earlier))
  await driver.offline(true)
  await phone.pullToRefresh({ id: idOf.orderCard(earlier) })
  await driver.find(ids.toast)
  await driver.find(idOf.orderCard(earlier))
  await driver.offline(false)
  const later = await order(buyer)
  await driver.gone(ids.toast)
  await phone.pullToRefresh({ id: idOf.orderCard(earlier) })
  await driver.find(idOf.orderCard(later))
})
