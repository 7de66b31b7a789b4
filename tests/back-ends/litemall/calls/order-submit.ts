/** From the cart to an order. */
import { randomInt } from 'node:crypto'
import type { Address, CartLine, Order, Product } from '../shop/rows'
import type { Shop } from '../shop/shop'
import { anyById, insert, live, liveById, now, update } from '../shop/shop'
import { badArgument, badArgumentValue, ok, Refusal, serverFault } from '../wire/answers'
import type { Call } from '../wire/call'
import { userOf } from '../wire/call'
import type { Decimal } from '../wire/decimal'
import { asStored, larger, minus, NOTHING, plus } from '../wire/decimal'
import { freightFor, linesOf, totalOf } from './cart-lines'
import { COUPON_OF_USER, usableOn } from './coupon-rules'
import { STATUS } from './order-status'

/** What a request says; a message that is a JSON null arrives as the text `null`. */
interface Wish {
  readonly cartId: number
  readonly addressId: number
  readonly couponId: number
  readonly userCouponId: number | null
  readonly message: string
}

/** Whether this number of a coupon means that none is used. */
const isWithoutCoupon = (couponId: number) => couponId === 0 || couponId === -1

/** The checked lines for 0; any other number finds a line of anybody, also a deleted one. */
function linesOfWish(shop: Shop, userId: number, cartId: number): CartLine[] {
  if (cartId === 0) return linesOf(shop, userId).filter(({ checked }) => checked)
  const line = anyById(shop.cart, cartId)
  if (!line) throw serverFault()
  return [line]
}

/** The products of the lines, all of them in stock. Too few of one is a fault and leaves everything as it was. */
function productsInStock({ products }: Shop, lines: readonly CartLine[]): [Product, number][] {
  return lines.map(({ productId, number }) => {
    const product = anyById(products, productId)
    if (!product || product.number < number) throw serverFault()
    return [product, number]
  })
}

function orderNumber(shop: Shop, userId: number): string {
  const number = `${now().slice(0, 10).replaceAll('-', '')}${String(randomInt(1_000_000)).padStart(6, '0')}`
  const isTaken = live(shop.orders).some((order) => order.userId === userId && order.orderSn === number)
  return isTaken ? orderNumber(shop, userId) : number
}

/** The discount of the coupon that is wanted. */
function discountOf(shop: Shop, userId: number, lines: readonly CartLine[], wish: Wish): Decimal {
  if (isWithoutCoupon(wish.couponId)) return NOTHING
  const coupon = usableOn(shop, { userId, price: totalOf(lines), lines }, wish.couponId, wish.userCouponId)
  if (!coupon) throw new Refusal(badArgumentValue())
  return coupon.discount
}

function createOrder(shop: Shop, address: Address, lines: readonly CartLine[], couponPrice: Decimal, message: string) {
  const goodsPrice = totalOf(lines)
  const freightPrice = freightFor(goodsPrice)
  const price = larger(minus(plus(goodsPrice, freightPrice), couponPrice), NOTHING)
  // Exactly 0.00 counts as paid. A coupon that is worth more leaves a plain 0, which is not the same to the server
  const isPaid = price.toString() === '0.00'
  const order: Order = insert(shop.orders, {
    userId: address.userId,
    orderSn: orderNumber(shop, address.userId),
    orderStatus: isPaid ? STATUS.paid : STATUS.created,
    aftersaleStatus: 0,
    consignee: address.name,
    mobile: address.tel,
    address: `${address.province}${address.city}${address.county} ${address.addressDetail}`,
    message,
    goodsPrice: asStored(goodsPrice),
    freightPrice: asStored(freightPrice),
    couponPrice: asStored(couponPrice),
    orderPrice: asStored(price),
    actualPrice: asStored(price),
    comments: 0,
  })
  for (const { goodsId, goodsName, goodsSn, productId, number, price: each, specifications, picUrl } of lines) {
    const bought = { goodsId, goodsName, goodsSn, productId, number, price: each, specifications, picUrl }
    insert(shop.orderGoods, { orderId: order.id, ...bought, comment: 0 })
  }
  return order
}

function useCouponOf(shop: Shop, userCouponId: number | null, orderId: number): void {
  const coupon = anyById(shop.couponsOfUsers, userCouponId)
  if (!coupon) throw serverFault()
  update(coupon, { status: COUPON_OF_USER.used, usedTime: now(), orderId })
}

function wishOf(call: Call): Wish {
  const tree = call.body.tree()
  userOf(call)
  const [cartId, addressId, couponId] = [tree.int('cartId'), tree.int('addressId'), tree.int('couponId')]
  // Nothing is sold to groups here, so a rule for one is always unknown
  if ((tree.int('grouponRulesId') ?? 0) > 0) throw new Refusal(badArgument())
  if (cartId === null || addressId === null || couponId === null) throw new Refusal(badArgument())
  return { cartId, addressId, couponId, userCouponId: tree.int('userCouponId'), message: tree.text('message') ?? '' }
}

/** Makes an order of what is checked in the cart, or of one line. */
export function submit(call: Call) {
  const { shop } = call
  const wish = wishOf(call)
  const userId = userOf(call)
  const address = liveById(shop.addresses, wish.addressId)
  if (address?.userId !== userId) return badArgument()
  const lines = linesOfWish(shop, userId, wish.cartId)
  if (lines.length === 0) return badArgumentValue()
  const couponPrice = discountOf(shop, userId, lines, wish)
  const bought = productsInStock(shop, lines)
  if (!isWithoutCoupon(wish.couponId) && !anyById(shop.couponsOfUsers, wish.userCouponId)) throw serverFault()
  const order = createOrder(shop, address, lines, couponPrice, wish.message)
  for (const line of lines) line.deleted = true
  for (const [product, number] of bought) update(product, { number: product.number - number })
  if (!isWithoutCoupon(wish.couponId)) useCouponOf(shop, wish.userCouponId, order.id)
  return ok({ orderId: order.id, payed: order.orderStatus === STATUS.paid, grouponLinkId: 0 })
}
