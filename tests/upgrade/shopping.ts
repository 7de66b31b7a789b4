/** What can be done in a shop whose server runs at SOUK_TEST_API. */
import { LANGUAGE_CODES } from '@contract/base/languages'
import { one } from '@contract/rules/lists'
import { DEMO_NOTICE } from '../../server/app/demo/vocabulary/notice'
import { ok } from '../contract/support/client'
import { checkOut, cheapArticles, newShopper, type Acknowledged } from '../faults/shoppers'

/** The orders of an account of the demo shop, newest first. */
export async function ordersOf(email: string): Promise<readonly string[]> {
  const { 'access-token': token } = await ok('login', { email, password: 'souk-demo-1' })
  const { list } = await ok('orders', { page_size: 50 }, { token })
  return list.map(({ order_id: id }) => id)
}

/** Registers, places an order and pays it from the wallet; throws unless the shop has it as paid. Answers its number. */
export async function buyOne(): Promise<string> {
  const article = one(await cheapArticles(1))
  const bought: Acknowledged[] = []
  await checkOut(await newShopper(), article, bought)
  const { buyer, orderId } = one(bought)
  const { order } = await ok('order', { order_id: orderId }, buyer)
  if (order.payment_status !== 'paid') throw new Error(`order ${orderId} is ${order.payment_status}`)
  return orderId
}

/** Whether “about us” and the support page say in every language that the shop is a demonstration. */
export async function saysItIsADemo(): Promise<boolean> {
  const pages = [await ok('aboutUsPolicy', {}), await ok('supportPolicy', {})]
  return pages.every((page) =>
    LANGUAGE_CODES.every((language) => page[`content_${language}`]?.includes(DEMO_NOTICE[language])),
  )
}
