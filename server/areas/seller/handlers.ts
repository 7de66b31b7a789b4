/** The calls of a shop. */
import type { CallHandler } from '../../kernel/http/context'
import { sellerCouponHandlers } from './coupons/handlers'
import { sellerMessageHandlers } from './messages/handlers'
import { sellerOrderHandlers } from './orders/handlers'
import { sellerSettlementHandlers } from './settlement/handlers'
import { sellerProductHandlers } from './products/handlers'
import { sellerRefundHandlers } from './refunds/handlers'
import { sellerReviewHandlers } from './reviews/handlers'
import { sellerShelfHandlers } from './shelves/handlers'
import { sellerStockHandlers } from './stock/handlers'
import { sellerStoreHandlers } from './store/handlers'

export const sellerHandlers: readonly CallHandler[] = [
  ...sellerStoreHandlers,
  ...sellerProductHandlers,
  ...sellerShelfHandlers,
  ...sellerStockHandlers,
  ...sellerOrderHandlers,
  ...sellerMessageHandlers,
  ...sellerRefundHandlers,
  ...sellerReviewHandlers,
  ...sellerCouponHandlers,
  ...sellerSettlementHandlers,
]
