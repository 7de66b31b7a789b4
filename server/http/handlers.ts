/** Everybody who answers a call. An area exports its handlers as one list; a call without one stops the start. */
import { accountHandlers } from '../account/handlers'
import { addressHandlers } from '../addresses/handlers'
import { catalogueHandlers } from '../catalogue/handlers'
import { noticeHandlers } from '../notices/handlers'
import { regionHandlers } from '../regions/handlers'
import { settingsHandlers } from '../settings/handlers'
import type { CallHandler } from './context'

export const handlers: readonly CallHandler[] = [
  ...accountHandlers,
  ...addressHandlers,
  ...catalogueHandlers,
  ...noticeHandlers,
  ...regionHandlers,
  ...settingsHandlers,
]
