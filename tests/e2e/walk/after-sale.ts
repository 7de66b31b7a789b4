/** After the sale: the way of the parcel, the money that is asked back, and the comment on what was bought. */
import { expect } from '@playwright/test'
import { ids, pageIds } from '@/kit/ids'
import { ordersIds } from '@/features/orders/ids'
import { afterSaleIds } from '@/features/after-sale/ids'
import { pictureIds } from '@/kit/picture-field/ids'

import { linkTo } from '@/routes'
import { buy } from '../../contract/support/checkout'
import { ok } from '../../contract/support/client'
import { newBuyer, type Buyer } from '../../contract/support/people'
import { logIn } from './account'
import type { Driver } from './driver'
import { newPhoto } from './photo'
import type { Hand } from './profile'
import type { ScenarioWith } from './scenario'
import { articles } from './world'

/** The demo's operator moves an order to delivered. */
async function deliver(order_id: string): Promise<void> {
  const session = await ok('login', { email: 'operator@souk.test', password: 'souk-demo-1' })
  const operator = { token: session['access-token'] }
  await ok('opsAccept', { order_id }, operator)
  await ok('opsShip', { order_id, carrier: 'Carteiro', log_sn: 'CT7401000200PT' }, operator)
  await ok('opsTransit', { order_id }, operator)
  await ok('opsDeliver', { order_id }, operator)
}

/** A buyer who is logged in and opens their delivered order. */
export async function begin(driver: Driver): Promise<{ buyer: Buyer; order_id: string }> {
  const [article] = await articles()
  const buyer = await newBuyer()
  const { orders } = await buy(buyer, [{ productId: article.id, shopId: article.shopId }])
  const [{ order_id }] = orders
  await deliver(order_id)
  await logIn(driver, buyer)
  await driver.open(linkTo('order', { order_id }))
  await driver.find(pageIds.order)
  return { buyer, order_id }
}

const refundsOf = async (buyer: Buyer) => (await ok('refunds', {}, buyer)).list

async function refund(driver: Driver, hand: Hand): Promise<void> {
  const { buyer, order_id } = await begin(driver)
  await driver.tap(ordersIds.track)
  await driver.find(ordersIds.sightings)
  await driver.back()
  await driver.find(pageIds.order)
  await driver.tap(ordersIds.refund)
  await driver.find(afterSaleIds.refundPage)
  await driver.tap(afterSaleIds.send)
  expect(await refundsOf(buyer)).toEqual([])
  await driver.tap(afterSaleIds.reason('damaged'))
  await hand.pick(await newPhoto())
  await driver.tap(afterSaleIds.proofs)
  if (hand.asks) await driver.tap(pictureIds.source('gallery'))
  await driver.find(pictureIds.tile(afterSaleIds.proofs, 'sent', 1))
  await driver.tap(afterSaleIds.send)
  await driver.find(afterSaleIds.refundsPage)
  const [asked] = await refundsOf(buyer)
  const { order } = await ok('order', { order_id }, buyer)
  expect({ amount: asked.amount, images: asked.images.length }).toEqual({ amount: order.grand_total, images: 1 })
  await driver.tap(afterSaleIds.withdraw(asked.refund_id))
  await driver.tap(ids.dialogConfirm)
  await driver.gone(afterSaleIds.withdraw(asked.refund_id))
  expect((await refundsOf(buyer))[0].state).toBe('cancelled')
}

async function withoutNetwork(driver: Driver): Promise<void> {
  const { buyer } = await begin(driver)
  await driver.tap(ordersIds.refund)
  await driver.find(afterSaleIds.refundPage)
  await driver.tap(afterSaleIds.reason('late'))
  await driver.type(afterSaleIds.details, 'It came a week late')
  await driver.offline(true)
  await driver.tap(afterSaleIds.send)
  await driver.find(ids.toast)
  await driver.offline(false)
  expect(await driver.read(afterSaleIds.details)).toBe('It came a week late')
  await driver.tap(afterSaleIds.send)
  await driver.find(afterSaleIds.refundsPage)
  const [asked] = await refundsOf(buyer)
  expect(asked.reason).toContain('It came a week late')
}

async function comment(driver: Driver): Promise<void> {
  const { buyer, order_id } = await begin(driver)
  await driver.tap(ordersIds.orderComplete)
  await driver.tap(ids.dialogConfirm)
  await driver.tap(ordersIds.comment)
  await driver.find(afterSaleIds.commentPage)
  await driver.tap(afterSaleIds.publish)
  await driver.find(`${afterSaleIds.summary}-error`)
  await driver.tap(afterSaleIds.star(4))
  await driver.type(afterSaleIds.summary, 'Worth it')
  await driver.tap(afterSaleIds.publish)
  await driver.gone(afterSaleIds.publish)
  const { order } = await ok('order', { order_id }, buyer)
  expect(order.status).toBe('completed')
  const { list } = await ok('reviews', { product_id: order.products[0].product_id })
  expect(list[0]).toMatchObject({ star: 4, summary: 'Worth it' })
}

export const AFTER_SALE: readonly ScenarioWith<Hand>[] = [
  {
    name: 'follows a parcel, asks money back with a picture, and withdraws that [route.track] [route.refund] [route.refund-sent]',
    play: refund,
  },
  { name: 'keeps what was typed about a refund when the network is lost [route.refund]', play: withoutNetwork },
  { name: 'comments on what arrived, and so completes the order [route.comment] [action.comment]', play: comment },
]
