/** Everybody who answers a call. An area exports its handlers as one list; a call without one stops the start. */
import { accountHandlers } from '../account/handlers'
import { addressHandlers } from '../addresses/handlers'
import { articleHandlers } from '../articles/handlers'
import { cartHandlers } from '../cart/handlers'
import { catalogueHandlers } from '../catalogue/handlers'
import { checkoutHandlers } from '../checkout/handlers'
import { documentHandlers } from '../documents/handlers'
import { erasureHandlers } from '../erasure/handlers'
import { favouriteHandlers } from '../favourites/handlers'
import { intakeHandlers } from '../intake/handlers'
import { noticeHandlers } from '../notices/handlers'
import { opsHandlers } from '../ops/handlers'
import { orderHandlers } from '../orders/handlers'
import { paymentHandlers } from '../payments/handlers'
import { refundHandlers } from '../refunds/handlers'
import { regionHandlers } from '../regions/handlers'
import { sellerHandlers } from '../sellers/handlers'
import { reviewHandlers } from '../reviews/handlers'
import { settingsHandlers } from '../settings/handlers'
import { uploadHandlers } from '../uploads/handlers'
import { walletHandlers } from '../wallet/handlers'
import type { CallHandler } from './context'

export const handlers: readonly CallHandler[] = [
  ...accountHandlers,
  ...addressHandlers,
  ...articleHandlers,
  ...cartHandlers,
  ...catalogueHandlers,
  ...checkoutHandlers,
  ...documentHandlers,
  ...erasureHandlers,
  ...favouriteHandlers,
  ...intakeHandlers,
  ...noticeHandlers,
  ...opsHandlers,
  ...orderHandlers,
  ...paymentHandlers,
  ...refundHandlers,
  ...regionHandlers,
  ...reviewHandlers,
  ...sellerHandlers,
  ...settingsHandlers,
  ...uploadHandlers,
  ...walletHandlers,
]
