/** The back button of an Android phone. */
import { expect } from '@playwright/test'
import { idOf, ids, pageIds } from '@/kit/ids'
import { searchIds } from '@/features/search/ids'
import { catalogueIds } from '@/features/catalogue/ids'
import { ordersIds } from '@/features/orders/ids'
import { linkTo } from '@/routes'
import { logIn } from '../walk/account'
import { chooseDelivery, readyToPay } from '../walk/mishaps'
import { knownBuyer } from '../walk/screens'
import { articles } from '../walk/world'
import { test } from './support/test'

test('goes back screen by screen, and leaves the app from home', async ({ driver, phone }) => {
  const [article] = await articles()
  await driver.tap(ids.homeSearch)
  await driver.type(searchIds.searchInput, article.name)
  await driver.tap(searchIds.searchSubmit)
  await driver.tap(idOf.productCard(article.id))
  await driver.find(pageIds.product)
  await phone.back()
  await driver.find(idOf.productCard(article.id))
  await phone.back()
  await driver.find(pageIds.home)
  expect(phone.surroundings.left).toBe(false)
  await phone.back()
  await phone.until(() => phone.surroundings.left, 'the app is left')
})

test('leaves the app from the root of another tab', async ({ driver, phone }) => {
  await driver.tap(ids.tabCart)
  await driver.find(pageIds.cart)
  await phone.back()
  await phone.until(() => phone.surroundings.left, 'the app is left')
})

test('closes a sheet and stays on its page', async ({ driver, phone }) => {
  await driver.open(linkTo('search', { q: 'bag' }))
  await driver.tap(catalogueIds.searchFilter)
  await driver.find(catalogueIds.filterApply)
  await phone.back()
  await driver.gone(catalogueIds.filterApply)
  await driver.find(pageIds.search)
  expect(phone.surroundings.left).toBe(false)
})

test('answers a confirmation with no', async ({ driver, phone }) => {
  const { buyer, known } = await knownBuyer()
  await logIn(driver, buyer)
  await driver.open(linkTo('order', { order_id: known.orderId }))
  const before = await driver.read(ordersIds.orderStatus)
  await driver.tap(ordersIds.orderCancel)
  await driver.find(ids.dialogConfirm)
  await phone.back()
  await driver.gone(ids.dialogConfirm)
  expect(await driver.read(ordersIds.orderStatus)).toBe(before)
})

test('goes back one step of the checkout, and then to the previous page', async ({ driver, phone }) => {
  const [article] = await articles()
  const buyer = await readyToPay(article.id)
  await logIn(driver, buyer)
  await driver.open(linkTo('myCart'))
  await driver.find(pageIds.mycart)
  await chooseDelivery(driver)
  await phone.back()
  await driver.find(ids.addressAdd)
  await phone.back()
  await driver.find(pageIds.mycart)
})
