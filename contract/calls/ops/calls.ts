/** The calls of operators. */
export * from './accounts'
export * from './adverts'
export * from './articles'
export * from './audits'
export * from './brands'
export * from './card-refunds'
export * from './categories'
export * from './coupons'
export * from './currencies'
export * from './flash'
export * from './mails'
export * from './moderation'
export * from './orders'
export * from './queue'
export * from './report'
export * from './requests'
export * from './second-factor'
export * from './settings'
export {
  opsSettlementAdjust,
  opsSettlementAdjustDecide,
  opsSettlementAdjustments,
  opsSettlementRelease,
} from './settlement'
export * from './setup'
export { opsCategoryCommission, opsShops, opsShopSave } from './shops'
export * from './sign-ins'
export * from './synonyms'
export * from './table'
export * from './webhooks'
