/** Everybody who answers a call. An area exports its handlers as one list; a call without one stops the start. */
import { accountHandlers } from '../account/handlers'
import { addressHandlers } from '../addresses/handlers'
import { cartHandlers } from '../cart/handlers'
import { catalogueHandlers } from '../catalogue/handlers'
import { checkoutHandlers } from '../checkout/handlers'
import { favouriteHandlers } from '../favourites/handlers'
import { noticeHandlers } from '../notices/handlers'
import { orderHandlers } from '../orders/handlers'
import { paymentHandlers } from '../payments/handlers'
import { regionHandlers } from '../regions/handlers'
import { settingsHandlers } from '../settings/handlers'
import { uploadHandlers } from '../uploads/handlers'
import type { CallHandler } from './context'

export const handlers: readonly CallHandler[] = [
  ...accountHandlers,
  ...addressHandlers,
  ...cartHandlers,
  ...catalogueHandlers,
  ...checkoutHandlers,
  ...favouriteHandlers,
  ...noticeHandlers,
  ...orderHandlers,
  ...paymentHandlers,
  ...regionHandlers,
  ...settingsHandlers,
  ...uploadHandlers,
]
