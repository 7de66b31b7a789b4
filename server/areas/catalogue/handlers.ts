import type { CallHandler } from '../../kernel/http/context'
import { browseHandlers } from './browse-handlers'
import { listHandlers } from './lists/list-handlers'
import { lookingHandlers } from './looking-handlers'
import { productHandlers } from './product-handlers'

/** The calls of the catalogue. */
export const catalogueHandlers: readonly CallHandler[] = [
  ...browseHandlers,
  ...listHandlers,
  ...lookingHandlers,
  ...productHandlers,
]
