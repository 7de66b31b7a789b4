/** What only a finger does: pulling a page down, and an iPhone's swipe from the left edge. */
import { expect } from '@playwright/test'
import { ids, idOf, pageIds } from '@/components/ids'
import { linkTo } from '@/routes'
import { place } from '../../contract/checkout'
import { newBuyer, type Buyer } from '../../contract/people'
import type { Driver } from '../walk/driver'
import { articles } from '../walk/world'
import { test } from './test'

async function logIn(driver: Driver, { email, password }: Buyer): Promise<void> {
  await driver.open(linkTo('login'))
  await driver.find(pageIds.login)
  await driver.type(ids.loginEmail, email)
  await driver.type(ids.loginPassword, password)
  await driver.tap(ids.loginSubmit)
  await driver.gone(pageIds.login)
}

async function order(buyer: Buyer): Promise<string> {
  const [article] = await articles()
  const placed = await place(buyer, [{ productId: article.id, shopId: article.shopId }])
  return placed.orders[0].order_id
}

test('shows what came meanwhile when the orders are pulled down', async ({ phone, driver }) => {
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

test('keeps what is there, with a word, when a pull finds no network, and takes the next one', async ({
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

test.describe('a swipe from the left edge', () => {
  test.skip(({ platform }) => platform !== 'ios', 'of an iPhone')

  test('closes the form of an address first, and leaves the screen then', async ({ phone, driver }) => {
    await logIn(driver, await newBuyer())
    await driver.open(linkTo('address'))
    await driver.tap(ids.addressAdd)
    await driver.find(ids.addressName)
    await phone.swipeBack()
    await driver.gone(ids.addressName)
    await driver.find(ids.addressAdd)
    await phone.swipeBack()
    await driver.gone(pageIds.address)
  })

  test('goes back where a screen says nothing of its own', async ({ phone, driver }) => {
    await driver.open(linkTo('terms'))
    await driver.find(pageIds.terms)
    await phone.swipeBack()
    await driver.gone(pageIds.terms)
    await driver.find(pageIds.home)
  })
})
