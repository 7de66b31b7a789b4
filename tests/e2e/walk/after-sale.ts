/** After the sale: tracking, refunds and reviews. */
import { expect } from '@playwright/test'
import { one } from '@contract/rules/lists'
import { ids, pageIds } from '@/kit/ids'
import { ordersIds } from '@/features/orders/ids'
import { afterSaleIds } from '@/features/after-sale/ids'
import { pictureIds } from '@/kit/picture-field/ids'

import { linkTo } from '@/routes'
import { buy } from '../../contract/support/checkout'
import { ok } from '../../contract/support/client'
import { newBuyer, type Buyer } from '../../contract/support/people'
import { logIn } from './account'
import { eventually, type Driver } from './driver'
import { newPhoto } from './photo'
import type { Hand } from './profile'
import type { ScenarioWith } from './scenario'
import { articles } from './world'

/** The demo's operator. */
async function asOperator(): Promise<{ readonly token: string }> {
  const session = await ok('login', { email: 'operator@souk.test', password: 'souk-demo-1' })
  return { token: session['access-token'] }
}

/** The demo's operator moves an order to delivered. */
async function deliver(order_id: string): Promise<void> {
  const operator = await asOperator()
  await ok('opsAccept', { order_id }, operator)
  await ok('opsShip', { order_id, carrier: 'Carteiro', log_sn: 'CT7401000200PT' }, operator)
  await ok('opsTransit', { order_id }, operator)
  await ok('opsDeliver', { order_id }, operator)
}

/** A logged-in buyer who opens a delivered order. */
export async function begin(driver: Driver): Promise<{ buyer: Buyer; order_id: string }> {
  const [article] = await articles()
  const buyer = await newBuyer()
  const { orders } = await buy(buyer, [{ productId: article.id, shopId: article.shopId }])
  const { order_id } = one(orders)
  await deliver(order_id)
  await logIn(driver, buyer)
  await driver.open(linkTo('order', { order_id }))
  await driver.find(pageIds.order)
  return { buyer, order_id }
}

/** The demo's operator ships for the shop: all that is left, or one piece. */
async function shipPart(shop_id: string, order_id: string, log_sn: string, item_id?: string): Promise<string> {
  const operator = await asOperator()
  const items = item_id === undefined ? undefined : [{ item_id, qty: 1 }]
  const fields = { shop_id, order_id, carrier: 'Carteiro', log_sn, ...(items && { items }) }
  const { order } = await ok('sellerOrderShip', fields, operator)
  return order.parcels.at(-1)?.parcel_id ?? ''
}

async function severalParcels(driver: Driver): Promise<void> {
  const [article] = await articles()
  const { shopId } = article
  const buyer = await newBuyer()
  const { orders } = await buy(buyer, [{ productId: article.id, shopId }], 2)
  const { order_id } = one(orders)
  await ok('opsAccept', { order_id }, await asOperator())
  const line = one((await ok('order', { order_id }, buyer)).order.products)
  const first = await shipPart(shopId, order_id, 'CT-740100-1', line.item_id)
  await logIn(driver, buyer)
  await driver.open(linkTo('order', { order_id }))
  await driver.find(ordersIds.rest)
  expect(await driver.read(ordersIds.parcel(first))).toBe('CT-740100-1')

  const second = await shipPart(shopId, order_id, 'CT-740100-2')
  await driver.open(linkTo('home'))
  await driver.find(pageIds.home)
  await driver.open(linkTo('order', { order_id }))
  await driver.find(ordersIds.parcel(second))
  await driver.gone(ordersIds.rest)
  expect(await driver.read(ordersIds.parcel(first))).toBe('CT-740100-1')
  await driver.tap(ordersIds.track)
  await driver.find(ordersIds.trackPage)
  await driver.find(ordersIds.parcel(second))
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
  const asked = one(await refundsOf(buyer))
  const { order } = await ok('order', { order_id }, buyer)
  expect({ amount: asked.amount, images: asked.images.length }).toEqual({ amount: order.grand_total, images: 1 })
  await driver.tap(afterSaleIds.cancel(asked.refund_id))
  await driver.tap(ids.dialogConfirm)
  await driver.gone(afterSaleIds.cancel(asked.refund_id))
  expect((await refundsOf(buyer))[0]?.state).toBe('cancelled')
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
  const asked = one(await refundsOf(buyer))
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
  const { list } = await ok('reviews', { product_id: one(order.products).product_id })
  expect(list[0]).toMatchObject({ star: 4, summary: 'Worth it' })
}

/** The demo's operator answers for the shop, which the articles of a walk belong to. */
async function answer(shop_id: string, order_id: string, text: string): Promise<string> {
  const { message } = await ok('sellerMessageSend', { shop_id, order_id, text }, await asOperator())
  return message.message_id
}

async function writeToShop(driver: Driver): Promise<void> {
  const { buyer, order_id } = await begin(driver)
  const sent = async () => (await ok('orderMessages', { order_id }, buyer)).list
  await driver.tap(ordersIds.messages)
  await driver.tap(ordersIds.messageSend)
  await driver.find(`${ordersIds.messageText}-error`)
  await driver.type(ordersIds.messageText, 'The lid is loose')
  await driver.offline(true)
  await driver.tap(ordersIds.messageSend)
  await driver.find(ids.toast)
  await driver.offline(false)
  expect(await driver.read(ordersIds.messageText)).toBe('The lid is loose')
  expect(await sent()).toEqual([])
  await driver.tap(ordersIds.messageSend)
  const { message_id } = one(await eventually(sent, ({ length }) => length > 0, 'messages'))
  expect(await driver.read(ordersIds.message(message_id))).toBe('The lid is loose')

  const { order } = await ok('order', { order_id }, buyer)
  const answered = await answer(order.shop.shop_id, order_id, 'We <b>send</b> you another')
  // a native app that is asked for the screen it shows stays there, with its sheet
  await driver.open(linkTo('home'))
  await driver.find(pageIds.home)
  await driver.open(linkTo('order', { order_id }))
  await driver.tap(ordersIds.messages)
  await driver.find(ordersIds.message(answered))
  expect(await driver.read(ordersIds.message(answered))).toBe('We <b>send</b> you another')
  const unread = async () => (await ok('order', { order_id }, buyer)).order.unread_messages
  expect(await eventually(unread, (count) => count === 0, 'unread messages')).toBe(0)
  expect((await sent()).map(({ author, text }) => [author, text])).toEqual([
    ['shop', 'We <b>send</b> you another'],
    ['buyer', 'The lid is loose'],
  ])
}

export const AFTER_SALE: readonly ScenarioWith<Hand>[] = [
  {
    name: 'shows the parcels of an order, and whether more follows [rule.seller-parcels] [route.track]',
    play: severalParcels,
  },
  {
    name: 'tracks a parcel, requests a refund with a picture, and withdraws the request [route.track] [route.refund] [route.refund-sent]',
    play: refund,
  },
  { name: 'keeps the input of a refund request when the network is lost [route.refund]', play: withoutNetwork },
  {
    name: 'writes to the shop of an order, without a network too, and reads its answer [rule.message-parties] [rule.message-read]',
    play: writeToShop,
  },
  { name: 'reviews a delivered product, which completes the order [route.comment] [action.comment]', play: comment },
]
