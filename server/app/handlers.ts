/**
 * The handlers of all calls. An area exports its handlers as one list; the server does not start if a call has none.
 */
import { accountHandlers } from '../areas/account/handlers'
import { addressHandlers } from '../areas/addresses/handlers'
import { articleHandlers } from '../areas/articles/handlers'
import { cartHandlers } from '../areas/cart/handlers'
import { catalogueHandlers } from '../areas/catalogue/handlers'
import { checkoutHandlers } from '../areas/checkout/handlers'
import { sellerHandlers } from '../areas/seller/handlers'
import { documentHandlers } from '../areas/documents/handlers'
import { claimHandlers } from '../areas/claims/handlers'
import { erasureHandlers } from '../areas/erasure/handlers'
import { favouriteHandlers } from '../areas/favourites/handlers'
import { importHandlers } from '../areas/imports/handlers'
import { intakeHandlers } from '../areas/intake/handlers'
import { mailHandlers } from '../areas/mails/handlers'
import { noticeHandlers } from '../areas/notices/handlers'
import { opsHandlers } from '../areas/ops/handlers'
import { orderMessageHandlers } from '../areas/order-messages/handlers'
import { orderHandlers } from '../areas/orders/handlers'
import { paymentHandlers } from '../areas/payments/handlers'
import { refundHandlers } from '../areas/refunds/handlers'
import { reportHandlers } from '../areas/reports/handlers'
import { regionHandlers } from '../areas/regions/handlers'
import { loginTiktokHandler } from '../areas/social/login-tiktok'
import { storeHandlers } from '../areas/stores/handlers'
import { reviewHandlers } from '../areas/reviews/handlers'
import { settingsHandlers } from '../areas/settings/handlers'
import { startHandler } from '../areas/settings/start'
import { tableHandlers } from '../areas/tables/handlers'
import { uploadHandlers } from '../areas/uploads/handlers'
import { walletHandlers } from '../areas/wallet/handlers'
import type { CallHandler } from '../kernel/http/context'

const handlersOfAreas: readonly CallHandler[] = [
  ...accountHandlers,
  ...addressHandlers,
  ...articleHandlers,
  ...cartHandlers,
  ...catalogueHandlers,
  ...checkoutHandlers,
  ...sellerHandlers,
  ...documentHandlers,
  ...erasureHandlers,
  ...claimHandlers,
  ...favouriteHandlers,
  ...importHandlers,
  ...intakeHandlers,
  loginTiktokHandler,
  ...mailHandlers,
  ...noticeHandlers,
  ...opsHandlers,
  ...orderHandlers,
  ...orderMessageHandlers,
  ...paymentHandlers,
  ...refundHandlers,
  ...reportHandlers,
  ...regionHandlers,
  ...reviewHandlers,
  ...storeHandlers,
  ...settingsHandlers,
  ...uploadHandlers,
  ...walletHandlers,
]

export const handlers: readonly CallHandler[] = [
  ...handlersOfAreas,
  ...tableHandlers(handlersOfAreas),
  startHandler(handlersOfAreas),
]
