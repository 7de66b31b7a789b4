/** A seller's work on the phone: orders to accept and ship, stock and prices, reviews, and the money of the shop. */
import { expect } from '@playwright/test'
import { one } from '@contract/rules/lists'
import { shopAdminIds } from '@/features/shop-admin/ids'
import { sellerIds } from '@/features/seller/ids'
import { ids } from '@/kit/ids'
import { linkTo } from '@/routes'
import { buy } from '../../contract/support/checkout'
import { ok } from '../../contract/support/client'
import { newBuyer, PASSWORD, type Buyer } from '../../contract/support/people'
import { logIn } from './account'
import { eventually, type Driver } from './driver'
import { logInOperator } from './operator'
import type { Scenario } from './scenario'
import { newStore } from './sellers'
import { amountOf } from './steps'

interface Stall {
  readonly seller: Buyer
  readonly shopId: string
  readonly productId: string
  readonly skuId: string
}

/** Orders are settled every 15 seconds. */
const SETTLED_MS = 60_000

const STOCK = 9
const PRICE = '12.90'

/** A new store with one product on sale. */
export async function newStall(): Promise<Stall> {
  const seller = await newStore()
  const shopId = (await ok('getUserinfo', {}, seller)).seller?.shop_id ?? ''
  const { list: categories } = await ok('getFirstCategory', {})
  const { list: brands } = await ok('getAllBrand', {})
  const { id: upload_id } = await ok('upload', { purpose: 'product' }, seller)
  const { product } = await ok(
    'sellerProductSave',
    {
      name_en: 'Enamel teapot',
      category_id: one(categories).category_id,
      brand_id: one(brands).brand_id,
      images: [{ upload_id }],
      skus: [{ sku: 'TEAPOT-BLUE', options: {}, price: PRICE, stock: STOCK }],
    },
    seller,
  )
  // an operator need not wait for an operator
  const onSale = { shop_id: shopId, product_ids: [product.product_id], to: 'submit' as const }
  await ok('sellerProductState', onSale, await logInOperator())
  return { seller, shopId, productId: product.product_id, skuId: one(product.skus).sku_id }
}

/** Gives a stall money without a sale, as operators can. */
export async function give({ shopId: shop_id }: Stall, amount: string): Promise<void> {
  await ok('opsSettlementAdjust', { shop_id, amount, remark: 'A campaign' }, await logInOperator())
}

/** A paid order of two pieces; its id. */
export async function sold({ shopId, productId }: Stall): Promise<string> {
  const { orders } = await buy(await newBuyer(), [{ shopId, productId }], 2)
  return one(orders).order_id
}

const orderOf = async ({ seller }: Stall, order_id: string) => (await ok('sellerOrder', { order_id }, seller)).order

async function acceptAndShip(driver: Driver): Promise<void> {
  const stall = await newStall()
  const first = await sold(stall)
  const second = await sold(stall)
  // so that there is a carrier of last time
  await ok('sellerOrderShip', { order_id: first, carrier: 'Carteiro', log_sn: 'CT7401000001PT' }, stall.seller)
  await logIn(driver, stall.seller)
  await driver.open(linkTo('store'))
  await driver.tap(sellerIds.orders)
  await driver.find(shopAdminIds.ordersPage)
  await driver.tap(shopAdminIds.tab('to_accept'))
  await driver.tap(shopAdminIds.accept(second))
  await driver.gone(shopAdminIds.order(second))
  expect((await orderOf(stall, second)).status).toBe('to_be_shipped')
  await driver.tap(shopAdminIds.tab('to_ship'))
  await driver.tap(shopAdminIds.ship(second))
  await eventually(
    () => driver.read(shopAdminIds.carrier),
    (carrier) => carrier === 'Carteiro',
    'the carrier of last time',
  )
  await driver.tap(shopAdminIds.send)
  await driver.find(`${shopAdminIds.number}-error`)
  expect((await orderOf(stall, second)).log_sn).toBeNull()
  await driver.type(shopAdminIds.number, 'CT 7401 000002 PT')
  await driver.tap(shopAdminIds.send)
  await driver.gone(shopAdminIds.send)
  expect(await orderOf(stall, second)).toMatchObject({ carrier: 'Carteiro', log_sn: 'CT7401000002PT' })
}

async function correctNumber(driver: Driver): Promise<void> {
  const stall = await newStall()
  const id = await sold(stall)
  await ok('sellerOrderShip', { order_id: id, carrier: 'Carteiro', log_sn: 'CT1' }, stall.seller)
  await logIn(driver, stall.seller)
  await driver.open(linkTo('shopOrders', { tab: 'on_the_way' }))
  await driver.tap(shopAdminIds.open(id))
  await driver.find(shopAdminIds.orderPage)
  expect(await driver.read(shopAdminIds.trackingNumber)).toBe('CT1')
  await driver.tap(shopAdminIds.correct)
  await driver.type(shopAdminIds.number, 'CT2')
  await driver.tap(shopAdminIds.send)
  await eventually(
    () => driver.read(shopAdminIds.trackingNumber),
    (number) => number === 'CT2',
    'the corrected number',
  )
  expect((await orderOf(stall, id)).log_sn).toBe('CT2')
}

async function changeStock(driver: Driver): Promise<void> {
  const { seller, skuId } = await newStall()
  await logIn(driver, seller)
  await driver.open(linkTo('shopStock', { stock: 'all' }))
  await driver.tap(shopAdminIds.more(skuId))
  await driver.find(shopAdminIds.pending(skuId))
  await driver.tap(shopAdminIds.change(skuId))
  await driver.type(shopAdminIds.field('price'), '0')
  await driver.tap(shopAdminIds.apply)
  await driver.find(`${shopAdminIds.field('price')}-error`)
  await driver.type(shopAdminIds.field('price'), '14,50')
  await driver.type(shopAdminIds.field('special_price'), '11')
  await driver.tap(shopAdminIds.apply)
  await driver.gone(shopAdminIds.apply)
  await driver.tap(shopAdminIds.review)
  await driver.tap(shopAdminIds.reason('count'))
  await driver.tap(shopAdminIds.save)
  await driver.gone(shopAdminIds.save)
  await driver.gone(shopAdminIds.pending(skuId))
  const { list } = await ok('sellerStock', {}, seller)
  expect(list).toMatchObject([{ sku_id: skuId, stock: STOCK + 1, price: '14.50', special_price: '11.00' }])
  const log = await ok('sellerStockLog', { sku_id: skuId }, seller)
  expect(log.list[0]).toMatchObject({ delta: 1, kind: 'count' })
}

async function decline(driver: Driver): Promise<void> {
  const stall = await newStall()
  const id = await sold(stall)
  await logIn(driver, stall.seller)
  await driver.open(linkTo('shopOrder', { order_id: id }))
  await driver.tap(shopAdminIds.decline)
  await driver.tap(ids.dialogConfirm)
  await driver.find(`${shopAdminIds.declineReason}-error`)
  expect((await orderOf(stall, id)).status).toBe('paid')
  await driver.type(shopAdminIds.declineReason, 'The last one broke')
  await driver.tap(ids.dialogConfirm)
  await driver.gone(shopAdminIds.declineReason)
  expect(await orderOf(stall, id)).toMatchObject({ status: 'cancelled', cancel_remark: 'The last one broke' })
}

/** A review of the stall's product; its id. */
async function reviewed(stall: Stall): Promise<string> {
  const { seller, shopId, productId } = stall
  const buyer = await newBuyer()
  const { orders } = await buy(buyer, [{ shopId, productId }])
  const { order_id } = one(orders)
  await ok('sellerOrderShip', { order_id, carrier: 'Carteiro', log_sn: 'CT1' }, seller)
  // a shop would have to wait until the parcel can have arrived
  await ok('sellerOrderDeliver', { shop_id: shopId, order_id }, await logInOperator())
  await ok('orderComplete', { order_id }, buyer)
  const { order } = await ok('order', { order_id }, buyer)
  const words = { summary: 'Pours well', review_content: 'The lid is loose' }
  await ok('submitReview', { item_id: one(order.products).item_id, selectStar: 4, ...words, images: [] }, buyer)
  const { list } = await ok('sellerReviews', {}, seller)
  return one(list).review_id
}

async function replyToReview(driver: Driver): Promise<void> {
  const stall = await newStall()
  const id = await reviewed(stall)
  await logIn(driver, stall.seller)
  await driver.open(linkTo('shopReviews'))
  await driver.tap(shopAdminIds.reply(id))
  await driver.type(shopAdminIds.replyText, 'We send you a new one')
  await driver.tap(shopAdminIds.replySend)
  await driver.gone(shopAdminIds.replySend)
  await driver.gone(shopAdminIds.reviewRow(id))
  const { list } = await ok('sellerReviews', {}, stall.seller)
  expect(list[0]?.reply?.text).toBe('We send you a new one')
}

/** Waits until a completed order is settled; what the shop has then. */
async function earned(stall: Stall): Promise<string> {
  await reviewed(stall)
  return eventually(
    () => balanceOf(stall),
    (balance) => Number(balance) > 0,
    'the settled sale',
    SETTLED_MS,
  )
}

const balanceOf = async ({ seller }: Stall) => (await ok('sellerBalance', {}, seller)).balance

async function payOut(driver: Driver): Promise<void> {
  const stall = await newStall()
  const { seller } = stall
  const bank = { bank_name: 'First Bank', bank_account_name: 'Ada Lovelace', bank_account_number: '123456789012' }
  await ok('updateUser', { ...bank, password: PASSWORD }, seller)
  const before = await earned(stall)
  await logIn(driver, seller)
  await driver.open(linkTo('store'))
  await driver.tap(sellerIds.payouts)
  await driver.find(shopAdminIds.balancePage)
  expect(amountOf(await driver.read(shopAdminIds.available))).toBe(Number(before))
  await driver.tap(shopAdminIds.payOut)
  await driver.type(shopAdminIds.payoutAmount, '999999')
  await driver.tap(shopAdminIds.payoutSend)
  await driver.find(`${shopAdminIds.payoutAmount}-error`)
  await driver.find(`${shopAdminIds.payoutPassword}-error`)
  await driver.type(shopAdminIds.payoutAmount, '5,25')
  await driver.type(shopAdminIds.payoutPassword, 'not-this-one')
  await driver.tap(shopAdminIds.payoutSend)
  await driver.find(`${shopAdminIds.payoutPassword}-error`)
  expect(await balanceOf(stall)).toBe(before)
  // the form is as it was, and can be sent again
  expect(await driver.read(shopAdminIds.payoutAmount)).toBe('5,25')
  await driver.type(shopAdminIds.payoutPassword, PASSWORD)
  await driver.tap(shopAdminIds.payoutSend)
  await driver.gone(shopAdminIds.payoutSend)
  expect(amountOf(await driver.read(shopAdminIds.leaving('USD')))).toBe(5.25)
  const left = Number(await balanceOf(stall))
  expect(left).toBeCloseTo(Number(before) - 5.25)
  expect(amountOf(await driver.read(shopAdminIds.available))).toBe(left)
  const { list } = await ok('transactionDetails', { type: 'withdraw' }, seller)
  expect(list).toMatchObject([{ amount: '5.25', state: 'pending', payment_method: 'bank' }])
}

async function denied(driver: Driver): Promise<void> {
  await logIn(driver, await newBuyer())
  await driver.open(linkTo('shopOrders'))
  await driver.find(shopAdminIds.denied)
  await driver.open(linkTo('shopStock'))
  await driver.find(shopAdminIds.denied)
  await driver.open(linkTo('shopBalance'))
  await driver.find(shopAdminIds.denied)
  await driver.tap(shopAdminIds.become)
  await driver.find(sellerIds.createPage)
}

export const SHOP_ADMIN: readonly Scenario[] = [
  {
    name: 'lets a seller accept an order and ship it with the carrier of last time [route.shop-orders] [action.accept] [action.ship]',
    play: acceptAndShip,
  },
  { name: 'lets a seller correct the number of a parcel [route.shop-order]', play: correctNumber },
  {
    name: 'saves a seller’s changes of stock and price together [route.shop-stock] [rule.seller-stock] [rule.seller-price]',
    play: changeStock,
  },
  { name: 'lets a seller decline an order with a reason [route.shop-order] [action.decline]', play: decline },
  { name: 'lets a seller reply to a review [route.shop-reviews] [rule.seller-reply]', play: replyToReview },
  {
    name: 'pays a seller out what a settled sale brought, with the password [route.shop-balance] [money.payout] [money.settlement]',
    play: payOut,
  },
  { name: 'keeps buyers out of a seller’s orders, stock and balance [code.permission]', play: denied },
]
