/** Orders that have been placed. Nobody pays, ships or receives anything here, so they stay unpaid or are cancelled. */
import type { Order } from '../shop/rows'
import type { Shop } from '../shop/shop'
import { anyById, live, liveById, now, update } from '../shop/shop'
import type { Answer } from '../wire/answers'
import { badArgument, badArgumentValue, ERRNO, fail, ok, Refusal } from '../wire/answers'
import type { Call, Calls } from '../wire/call'
import { userOf } from '../wire/call'
import { mapPage, pageOf, sorted } from '../wire/paging'
import { COUPON_OF_USER } from './coupon-rules'
import type { Options } from './order-status'
import { isInTab, optionsOf, STATUS, statusText } from './order-status'
import { submit } from './order-submit'

const ordersOf = ({ orders }: Shop, userId: number) => live(orders).filter((order) => order.userId === userId)

const goodsOf = ({ orderGoods }: Shop, orderId: number) => live(orderGoods).filter((goods) => goods.orderId === orderId)

function orderInList(shop: Shop, order: Order) {
  return {
    id: order.id,
    orderSn: order.orderSn,
    actualPrice: order.actualPrice,
    orderStatusText: statusText(order),
    handleOption: optionsOf(order),
    aftersaleStatus: order.aftersaleStatus,
    isGroupin: false,
    goodsList: goodsOf(shop, order.id).map(({ id, goodsName, number, picUrl, specifications, price }) => ({
      id,
      goodsName,
      number,
      picUrl,
      specifications,
      price,
    })),
  }
}

function list(call: Call) {
  const { shop, query } = call
  const showType = query.number('showType') ?? 0
  const { page, limit } = query.paging()
  const sorting = query.sorting()
  const found = ordersOf(shop, userOf(call)).filter((order) => isInTab(order, showType))
  return ok(mapPage(pageOf(sorted(found, sorting), page, limit), (order) => orderInList(shop, order)))
}

function detail(call: Call) {
  const { shop, query } = call
  const orderId = query.requiredNumber('orderId')
  const order = liveById(ordersOf(shop, userOf(call)), orderId)
  if (!order) return fail(ERRNO.orderUnknown, '订单不存在')
  const { id, orderSn, message, addTime, consignee, mobile, address, aftersaleStatus } = order
  const { goodsPrice, couponPrice, freightPrice, actualPrice } = order
  return ok({
    // What a carrier would add, its code, name and number, has no value before anything is shipped
    orderInfo: {
      id,
      orderSn,
      message,
      addTime,
      consignee,
      mobile,
      address,
      goodsPrice,
      couponPrice,
      freightPrice,
      actualPrice,
      orderStatusText: statusText(order),
      handleOption: optionsOf(order),
      aftersaleStatus,
    },
    orderGoods: goodsOf(shop, id),
    expressInfo: [],
  })
}

/** The order that a request names, if the buyer may do this with it; without such an order the answer is `unknown`. */
function orderFor(call: Call, option: keyof Options, unknown: Answer, refusal: string): Order {
  const tree = call.body.tree()
  const userId = userOf(call)
  const orderId = tree.int('orderId')
  if (orderId === null) throw new Refusal(badArgument())
  const order = liveById(ordersOf(call.shop, userId), orderId)
  if (!order) throw new Refusal(unknown)
  if (!optionsOf(order)[option]) throw new Refusal(fail(ERRNO.orderInvalidOperation, refusal))
  return order
}

function cancel(call: Call) {
  const { shop } = call
  const order = orderFor(call, 'cancel', badArgumentValue(), '订单不能取消')
  update(order, { orderStatus: STATUS.cancelled, endTime: now() })
  for (const { productId, number } of goodsOf(shop, order.id)) {
    const product = anyById(shop.products, productId)
    if (product) update(product, { number: product.number + number })
  }
  for (const coupon of live(shop.couponsOfUsers).filter(({ orderId }) => orderId === order.id)) {
    update(coupon, { status: COUPON_OF_USER.usable })
  }
  return ok()
}

/** There is no WeChat that could take the money. */
function prepay(call: Call) {
  orderFor(call, 'pay', badArgumentValue(), '订单不能支付')
  return fail(ERRNO.payFailed, '订单不能支付')
}

/** The fault of paying in the mini-program, except that it goes by here: the answer is a success without data. */
function h5Pay(call: Call) {
  orderFor(call, 'pay', badArgumentValue(), '订单不能支付')
  return ok()
}

function refund(call: Call) {
  update(orderFor(call, 'refund', badArgument(), '订单不能取消'), { orderStatus: STATUS.refundWanted })
  return ok()
}

function confirm(call: Call) {
  const order = orderFor(call, 'confirm', badArgument(), '订单不能确认收货')
  update(order, {
    orderStatus: STATUS.confirmed,
    comments: goodsOf(call.shop, order.id).length,
  })
  return ok()
}

function remove(call: Call) {
  orderFor(call, 'delete', badArgument(), '订单不能删除').deleted = true
  return ok()
}

function goods(call: Call) {
  const { shop, query } = call
  const id = query.requiredNumber('ogid')
  const userId = userOf(call)
  const found = anyById(shop.orderGoods, id)
  if (!found) return ok()
  return anyById(shop.orders, found.orderId)?.userId === userId ? ok(found) : badArgument()
}

function counts(call: Call) {
  const orders = ordersOf(call.shop, userOf(call))
  const countOf = (status: number) => orders.filter(({ orderStatus }) => orderStatus === status).length
  const received = orders.filter((order) => optionsOf(order).comment)
  return ok({
    order: {
      unpaid: countOf(STATUS.created),
      unship: countOf(STATUS.paid),
      unrecv: countOf(STATUS.shipped),
      uncomment: received.reduce((sum, { comments }) => sum + comments, 0),
    },
  })
}

/** Calls about orders. */
export const ORDER_CALLS: Calls = {
  'order/list': ['GET', list],
  'order/detail': ['GET', detail],
  'order/submit': ['POST', submit],
  'order/cancel': ['POST', cancel],
  'order/prepay': ['POST', prepay],
  'order/h5pay': ['POST', h5Pay],
  'order/refund': ['POST', refund],
  'order/confirm': ['POST', confirm],
  'order/delete': ['POST', remove],
  'order/goods': ['GET', goods],
  'user/index': ['GET', counts],
}
