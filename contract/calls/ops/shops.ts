import { Type, type Static } from '@sinclair/typebox'
import { defineCall } from '../call'
import { Code } from '../../base/codes'
import { Bps, CashWith } from '../../entities/seller/money'
import { COMMISSION_MAX_BPS } from '../../base/settlement-constants'
import { Count, Flag, Id, Line, ListOf, Money, Nullable, Page, PageSize } from '../../base/fields'
import { CASH_HOLDERS } from '../../rules/settlement'

/** A rate in hundredths of a percent, or `default`: then the one above counts. */
const Rate = Type.String({
  pattern: '^(default|[0-9]{1,3}|[1-4][0-9]{3}|5000)$',
  description: `at most ${COMMISSION_MAX_BPS}`,
})
const remark = Type.Optional(Type.String({ maxLength: 300 }))

/** A shop with what is agreed with it; null is the setting for all. Balances are USD. */
export const OpsShop = Type.Object({
  shop_id: Id,
  name: Type.String(),
  owner: Nullable(Type.Object({ user_id: Id, name: Type.String(), email: Type.String() })),
  commission_bps: Nullable(Bps),
  cash_with: Nullable(CashWith),
  /** Its products need no approval. */
  trusted: Type.Boolean(),
  balance: Money,
  /** Goes up with each change of its terms. */
  version: Count,
})
export type OpsShop = Static<typeof OpsShop>

/** By name; `q` is a part of the shop's name or of its owner's name or address. */
export const opsShops = defineCall('opsShops', {
  summary: 'Shops with their terms.',
  fields: Type.Object({ p: Page, page_size: PageSize, q: Type.Optional(Line(100)) }),
  data: ListOf(OpsShop),
  codes: [Code.operationFailed],
})

/**
 * Changes the terms of a shop for the orders that are placed from now on; an absent field stays. 2000018 `changed` if
 * somebody else has changed them since `version` was read.
 */
export const opsShopSave = defineCall('opsShopSave', {
  summary: 'Changes the terms of a shop.',
  fields: Type.Object({
    shop_id: Id,
    version: Type.Integer({ minimum: 1, maximum: 2_000_000_000 }),
    commission_bps: Type.Optional(Rate),
    cash_with: Type.Optional(Type.Union(['default', ...CASH_HOLDERS].map((holder) => Type.Literal(holder)))),
    trusted: Type.Optional(Flag),
    remark,
  }),
  data: Type.Object({ shop: OpsShop }),
  codes: [Code.notFound, Code.operationFailed],
})

/** The commission on new orders of the category's products and of those below it, unless a shop has its own rate. */
export const opsCategoryCommission = defineCall('opsCategoryCommission', {
  summary: 'Sets the commission on a category.',
  fields: Type.Object({ category_id: Id, commission_bps: Rate, remark }),
  data: Type.Object({ category_id: Id, commission_bps: Nullable(Bps) }),
  codes: [Code.notFound, Code.operationFailed],
})
