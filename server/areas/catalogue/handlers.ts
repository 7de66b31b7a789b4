import type { CallHandler } from '../../kernel/http/context'
import { browseHandlers } from './browse-handlers'
import { listHandlers } from './lists/list-handlers'
import { viewedHandlers } from './viewed-handlers'
import { productHandlers } from './product-handlers'

/** The calls of the catalogue. */
export const catalogueHandlers: readonly CallHandler[] = [
  ...browseHandlers,
  ...listHandlers,
  ...viewedHandlers,
  ...productHandlers,
]
