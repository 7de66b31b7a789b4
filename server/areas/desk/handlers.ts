/** The calls of a shop's desk. */
import type { CallHandler } from '../../kernel/http/context'
import { couponDeskHandlers } from './coupons/handlers'
import { messageDeskHandlers } from './messages/handlers'
import { orderDeskHandlers } from './orders/handlers'
import { settlementDeskHandlers } from './settlement/handlers'
import { productDeskHandlers } from './products/handlers'
import { refundDeskHandlers } from './refunds/handlers'
import { reviewDeskHandlers } from './reviews/handlers'
import { shelfDeskHandlers } from './shelves/handlers'
import { stockDeskHandlers } from './stock/handlers'
import { storeDeskHandlers } from './store/handlers'

export const deskHandlers: readonly CallHandler[] = [
  ...storeDeskHandlers,
  ...productDeskHandlers,
  ...shelfDeskHandlers,
  ...stockDeskHandlers,
  ...orderDeskHandlers,
  ...messageDeskHandlers,
  ...refundDeskHandlers,
  ...reviewDeskHandlers,
  ...couponDeskHandlers,
  ...settlementDeskHandlers,
]
