/** The calls with which operators run the market. */
export * from './ops-categories'
export * from './ops-brands'
export * from './ops-synonyms'
export * from './ops-adverts'
export * from './ops-articles'
export * from './ops-flash'
export * from './ops-currencies'
export * from './ops-settings'
export * from './ops-report'
export * from './ops-table'
export * from './ops-moderation'
export * from './ops-queue'
export * from './ops-setup'
export { opsCategoryCommission, opsShops, opsShopSave } from './ops-shops'
export {
  opsSettlementAdjust,
  opsSettlementAdjustDecide,
  opsSettlementAdjustments,
  opsSettlementRelease,
} from './ops-settlement'
