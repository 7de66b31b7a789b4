/**
 * The calls of operators and of shops. They are separate so that the app does not contain them; the few that its
 * screens for sellers make are in contract/endpoints/shop.ts.
 */
import { IMPORT_MAX_BYTES, ZIP_MAX_BYTES } from '../base/import-constants'
import type { Endpoint } from './app'
import type { Role } from '../base/roles'
import { sellerMessageEndpoints, messageEndpoints } from './messages'
import { byShop, byShopOnce, bySeller, shopEndpoints } from './shop'

type Facts = Pick<Endpoint, 'money'>

const byOperator = <M extends 'GET' | 'POST', P extends string>(method: M, path: P, facts: Facts = {}) =>
  ({ method, path, token: 'required', idempotent: false, role: 'operator' satisfies Role, ...facts }) as const
/** Calls with which operators set up and show their second factor: all others ask for one that the session has shown. */
const byOperatorBefore = <P extends string>(path: P) => ({ ...byOperator('POST', path), beforeFactor: true }) as const
/** Calls that move money, give it away, or decide who gets access: they require a second factor of the last ten minutes. */
const byOperatorTwice = <M extends 'GET' | 'POST', P extends string>(method: M, path: P, facts: Facts = {}) =>
  ({ ...byOperator(method, path, facts), secondFactor: true }) as const
/** Calls with which operators make something new: a second tap makes it once. */
const byOperatorOnce = <P extends string>(path: P) =>
  ({ ...byOperator('POST', path, { money: false }), idempotent: true }) as const

/** A call of a shop that carries a file; `spooled`: it may be too large for the memory, and arrives on the disk. */
const byShopFile = <P extends string, F extends Pick<Endpoint, 'spooled' | 'fileMax'>>(path: P, facts: F) =>
  ({ ...byShop('POST', path), file: true, ...facts }) as const
const byShopDocument = <P extends string>(path: P) => ({ ...byShop('GET', path), document: true }) as const

export const consoleEndpoints = {
  opsSecondFactorMail: byOperatorBefore('/ops/second-factor/mail'),
  opsSecondFactorStart: byOperatorBefore('/ops/second-factor/start'),
  opsSecondFactorConfirm: byOperatorBefore('/ops/second-factor/confirm'),
  opsSecondFactorCheck: byOperatorBefore('/ops/second-factor/check'),

  opsOrders: byOperator('GET', '/ops/orders'),
  opsAccept: byOperator('POST', '/ops/orders/accept'),
  opsShip: byOperator('POST', '/ops/orders/ship'),
  opsTransit: byOperator('POST', '/ops/orders/transit'),
  opsDeliver: byOperator('POST', '/ops/orders/deliver', { money: true }),

  opsApplications: byOperator('GET', '/ops/applications'),
  opsApplicationsDecide: byOperator('POST', '/ops/applications/decide'),
  opsRecharges: byOperator('GET', '/ops/recharges'),
  opsRechargesDecide: byOperatorTwice('POST', '/ops/recharges/decide', { money: true }),
  opsWithdrawals: byOperator('GET', '/ops/withdrawals'),
  opsWithdrawalsDecide: byOperatorTwice('POST', '/ops/withdrawals/decide', { money: true }),
  opsRefunds: byOperator('GET', '/ops/refunds'),
  opsRefundsDecide: byOperatorTwice('POST', '/ops/refunds/decide', { money: true }),
  opsStorage: byOperator('GET', '/ops/storage'),
  opsStorageDecide: byOperator('POST', '/ops/storage/decide', { money: true }),

  opsCardRefunds: byOperator('GET', '/ops/card-refunds'),
  opsCardRefundRetry: byOperatorTwice('POST', '/ops/card-refunds/retry', { money: true }),
  opsCardRefundToWallet: byOperatorTwice('POST', '/ops/card-refunds/to-wallet', { money: true }),
  opsDisputes: byOperator('GET', '/ops/disputes'),

  opsCoupons: byOperator('GET', '/ops/coupons'),
  opsCouponCreate: byOperatorTwice('POST', '/ops/coupons/create'),
  opsCouponChange: byOperatorTwice('POST', '/ops/coupons/change'),
  opsCouponEnd: byOperatorTwice('POST', '/ops/coupons/end'),

  opsShops: byOperator('GET', '/ops/shops'),
  opsShopSave: byOperatorTwice('POST', '/ops/shop/save'),
  opsCategoryCommission: byOperatorTwice('POST', '/ops/category/commission'),
  opsSettlementAdjust: { ...byOperatorTwice('POST', '/ops/settlement/adjust', { money: true }), idempotent: true },
  opsSettlementAdjustDecide: byOperatorTwice('POST', '/ops/settlement/adjust/decide', { money: true }),
  opsSettlementAdjustments: byOperator('GET', '/ops/settlement/adjustments'),
  opsSettlementRelease: byOperatorTwice('POST', '/ops/settlement/release', { money: true }),

  opsAccounts: byOperator('GET', '/ops/accounts'),
  opsAccountDisable: byOperatorTwice('POST', '/ops/accounts/disable'),
  opsAccountEnable: byOperatorTwice('POST', '/ops/accounts/enable'),
  opsAudits: byOperator('GET', '/ops/audits'),
  opsSignIns: byOperator('GET', '/ops/sign-ins'),
  opsMails: byOperator('GET', '/ops/mails'),
  opsMailsRetry: byOperator('POST', '/ops/mails/retry'),
  opsJobs: byOperator('GET', '/ops/jobs'),
  opsWebhooks: byOperator('GET', '/ops/webhooks'),
  opsWebhookSave: byOperatorTwice('POST', '/ops/webhooks/save'),
  opsWebhookRemove: byOperatorTwice('POST', '/ops/webhooks/remove'),
  opsDeliveries: byOperator('GET', '/ops/webhooks/deliveries'),
  opsDeliveriesRetry: byOperator('POST', '/ops/webhooks/retry'),
  opsAccountEndSessions: byOperator('POST', '/ops/accounts/end-sessions'),
  opsAccountTrail: byOperator('GET', '/ops/accounts/trail'),
  opsQueue: byOperator('GET', '/ops/queue'),

  opsSetup: byOperator('GET', '/ops/setup'),
  opsSetupBase: byOperatorTwice('POST', '/ops/setup/base'),
  opsSetupCategories: byOperator('POST', '/ops/setup/categories'),
  opsSetupShop: byOperatorOnce('/ops/setup/shop'),

  opsCategories: byOperator('GET', '/ops/categories'),
  opsCategorySave: byOperatorOnce('/ops/categories/save'),
  opsCategoryMove: byOperator('POST', '/ops/categories/move'),
  opsCategoryRemove: byOperator('POST', '/ops/categories/remove'),
  opsBrands: byOperator('GET', '/ops/brands'),
  opsBrandSave: byOperatorOnce('/ops/brands/save'),
  opsBrandMerge: byOperator('POST', '/ops/brands/merge'),
  opsBrandRemove: byOperator('POST', '/ops/brands/remove'),
  opsBrandDecide: byOperator('POST', '/ops/brands/decide'),
  opsSynonyms: byOperator('GET', '/ops/synonyms'),
  opsSynonymSave: byOperatorOnce('/ops/synonyms/save'),
  opsSynonymRemove: byOperator('POST', '/ops/synonyms/remove'),
  opsFlash: byOperator('GET', '/ops/flash'),
  opsFlashSave: byOperatorOnce('/ops/flash/save'),
  opsFlashEnd: byOperator('POST', '/ops/flash/end'),
  opsProducts: byOperator('GET', '/ops/products'),
  opsProductBlock: byOperator('POST', '/ops/product/block'),
  opsProductUnblock: byOperator('POST', '/ops/product/unblock'),
  opsReviews: byOperator('GET', '/ops/reviews'),
  opsReviewHide: byOperator('POST', '/ops/review/hide'),
  opsReviewShow: byOperator('POST', '/ops/review/show'),

  opsAdverts: byOperator('GET', '/ops/adverts'),
  opsAdvertSave: byOperatorOnce('/ops/adverts/save'),
  opsAdvertSort: byOperator('POST', '/ops/adverts/sort'),
  opsAdvertEnd: byOperator('POST', '/ops/adverts/end'),
  opsAdvertRemove: byOperator('POST', '/ops/adverts/remove'),
  opsArticles: byOperator('GET', '/ops/articles'),
  opsArticleSave: byOperatorOnce('/ops/articles/save'),
  opsArticleRemove: byOperator('POST', '/ops/articles/remove'),
  opsPolicies: byOperator('GET', '/ops/policies'),
  opsPolicySave: byOperator('POST', '/ops/policies/save'),
  opsPolicyRemove: byOperator('POST', '/ops/policies/remove'),

  opsCurrencies: byOperator('GET', '/ops/currencies'),
  opsCurrencyRates: byOperator('GET', '/ops/currencies/rates'),
  opsCurrencySave: byOperatorTwice('POST', '/ops/currencies/save'),
  opsSettings: byOperator('GET', '/ops/settings'),
  opsSettingSave: byOperator('POST', '/ops/settings/save'),
  opsReport: byOperator('GET', '/ops/report'),
  opsReportSales: byOperator('GET', '/ops/report/sales'),
  opsReportIdle: byOperator('GET', '/ops/report/idle'),
  opsReportSearches: byOperator('GET', '/ops/report/searches'),
  opsTable: { ...byOperator('GET', '/ops/table'), document: true },
  clearProductCache: byOperator('GET', '/customer/product/clear_product_cache'),

  applyProduct: bySeller('POST', '/customer/info/apply_product'),
  applyStorage: bySeller('POST', '/customer/info/apply_storage'),
  shopRequests: bySeller('GET', '/customer/info/shop_requests'),

  sellerProducts: byShop('GET', '/seller/products'),
  sellerProduct: byShop('GET', '/seller/product'),
  sellerProductSave: byShopOnce('/seller/product/save', { money: true }),
  sellerProductState: byShop('POST', '/seller/product/state'),
  sellerProductCopy: byShopOnce('/seller/product/copy', { money: false }),
  sellerProductRemove: byShopOnce('/seller/product/remove', { money: false }),
  sellerProductLog: byShop('GET', '/seller/product/log'),
  ...messageEndpoints,
  ...sellerMessageEndpoints,
  ...shopEndpoints,
  sellerStockLog: byShop('GET', '/seller/stock/log'),
  sellerImport: byShopFile('/seller/import', { fileMax: IMPORT_MAX_BYTES }),
  sellerImportPictures: byShopFile('/seller/import/pictures', { spooled: true, fileMax: ZIP_MAX_BYTES }),
  sellerImportApply: byShopOnce('/seller/import/apply', { money: true }),
  sellerImportState: byShop('GET', '/seller/import'),
  sellerImports: byShop('GET', '/seller/imports'),
  sellerImportErrors: byShopDocument('/seller/import/errors'),
  sellerExport: byShopDocument('/seller/export'),
  sellerOrderSlips: { ...byShop('GET', '/seller/order/slips'), document: true },
  sellerRefunds: byShop('GET', '/seller/refunds'),
  /** An operator who pays needs the second factor, as for a decision of the operators. */
  sellerRefundAnswer: { ...byShopOnce('/seller/refund/answer', { money: true }), secondFactor: true },
  sellerReviewReport: byShop('POST', '/seller/review/report'),
  sellerCoupons: byShop('GET', '/seller/coupons'),
  /** An operator who gives a shop's money away needs the second factor, as for the marketplace's own coupons. */
  sellerCouponCreate: { ...byShopOnce('/seller/coupons/create', { money: false }), secondFactor: true },
  sellerCouponChange: { ...byShop('POST', '/seller/coupons/change'), secondFactor: true },
  sellerCouponEnd: { ...byShop('POST', '/seller/coupons/end'), secondFactor: true },
  sellerCategories: byShop('GET', '/seller/categories'),
  sellerBrands: byShop('GET', '/seller/brands'),
  sellerHome: byShop('GET', '/seller/home'),
  sellerShop: byShop('GET', '/seller/shop'),
  sellerShopSave: byShop('POST', '/seller/shop/save'),
  /** The code is its only proof: a token that is sent along counts for nothing. */
  sellerSession: { method: 'POST', path: '/seller/session', token: 'optional', idempotent: false },

  sellerReport: byShop('GET', '/seller/report'),
  sellerReportSales: byShop('GET', '/seller/report/sales'),
  sellerReportIdle: byShop('GET', '/seller/report/idle'),
  sellerTable: byShopDocument('/seller/table'),

  sellerStatements: byShop('GET', '/seller/statements'),
  sellerStatement: byShop('GET', '/seller/statement'),
  sellerStatementDocument: { ...byShop('GET', '/seller/statement/document'), document: true },
} as const
