/** The calls of a shop's desk. */
export * from './products'
export * from './orders'
export { deskPrices, deskStock, deskStockLog, deskStockSet } from './stock'
