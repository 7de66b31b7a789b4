import type { CallHandler } from '../http/context'
import { browseHandlers } from './browse-handlers'
import { listHandlers } from './list-handlers'
import { lookingHandlers } from './looking-handlers'
import { productHandlers } from './product-handlers'

/** The calls of the catalogue (gaps §2 and §3). */
export const catalogueHandlers: readonly CallHandler[] = [
  ...browseHandlers,
  ...listHandlers,
  ...lookingHandlers,
  ...productHandlers,
]
