/** The states of an order, and what a buyer may do in each. */
import type { Order } from '../shop/rows'
import { serverFault } from '../wire/answers'

/** States as numbers; answers show them only as text. */
export const STATUS = {
  created: 101,
  cancelled: 102,
  cancelledByTime: 103,
  paid: 201,
  refundWanted: 202,
  refunded: 203,
  shipped: 301,
  confirmed: 401,
  confirmedByTime: 402,
} as const

const TEXTS = new Map<number, string>([
  [STATUS.created, '未付款'],
  [STATUS.cancelled, '已取消'],
  [STATUS.cancelledByTime, '已取消(系统)'],
  [STATUS.paid, '已付款'],
  [STATUS.refundWanted, '订单取消，退款中'],
  [STATUS.refunded, '已退款'],
  [STATUS.shipped, '已发货'],
  [STATUS.confirmed, '已收货'],
  [STATUS.confirmedByTime, '已收货(系统)'],
])

/** The state in words. */
export function statusText({ orderStatus }: Order): string {
  const text = TEXTS.get(orderStatus)
  if (text === undefined) throw serverFault()
  return text
}

/** What may be done, one flag for each button. */
export interface Options {
  readonly cancel: boolean
  readonly delete: boolean
  readonly pay: boolean
  readonly comment: boolean
  readonly confirm: boolean
  readonly refund: boolean
  readonly rebuy: boolean
  readonly aftersale: boolean
}

const DELETABLE: readonly number[] = [STATUS.cancelled, STATUS.cancelledByTime, STATUS.refunded]
const RECEIVED: readonly number[] = [STATUS.confirmed, STATUS.confirmedByTime]

/** What a buyer may do with an order now. */
export function optionsOf({ orderStatus }: Order) {
  const isReceived = RECEIVED.includes(orderStatus)
  return {
    cancel: orderStatus === STATUS.created,
    delete: DELETABLE.includes(orderStatus) || isReceived,
    pay: orderStatus === STATUS.created,
    comment: isReceived,
    confirm: orderStatus === STATUS.shipped,
    refund: orderStatus === STATUS.paid,
    rebuy: isReceived,
    aftersale: isReceived,
  } satisfies Options
}

const SHOWN = [STATUS.created, STATUS.paid, STATUS.shipped, STATUS.confirmed]

/** Whether an order is in a tab of the list: to pay, ship, receive or comment (1 to 4). Other numbers mean all. */
export const isInTab = ({ orderStatus }: Order, showType: number): boolean =>
  SHOWN[showType - 1] === undefined || SHOWN[showType - 1] === orderStatus
