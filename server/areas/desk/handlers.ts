/** The calls of a shop's desk. */
import type { CallHandler } from '../../kernel/http/context'
import { orderDeskHandlers } from './orders/handlers'
import { productDeskHandlers } from './products/handlers'
import { stockDeskHandlers } from './stock/handlers'

export const deskHandlers: readonly CallHandler[] = [...productDeskHandlers, ...stockDeskHandlers, ...orderDeskHandlers]
