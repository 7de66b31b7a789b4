/** A seller's request to operators about their own products [rule.notice-types]. */
import { Type, type Static } from '@sinclair/typebox'
import { Count, Id, Nullable, OutcomeField, Time } from '../base/fields'
import { NOTICE_TYPES } from './notice'

export const SHOP_REQUEST_TYPES = [NOTICE_TYPES.product, NOTICE_TYPES.storage] as const
export type ShopRequestType = (typeof SHOP_REQUEST_TYPES)[number]

export const ShopRequest = Type.Object({
  id: Id,
  /** 200: to sell a product; 300: to add pieces to the stock. */
  type: Type.Union(SHOP_REQUEST_TYPES.map((type) => Type.Literal(type))),
  product_id: Id,
  name_en: Type.String(),
  /** Only for a stock intake. */
  sku: Nullable(Type.String()),
  qty: Nullable(Count),
  note: Type.String(),
  state: OutcomeField,
  /** The operator's remark. */
  remark: Type.String(),
  created_at: Time,
  decided_at: Nullable(Time),
})
export type ShopRequest = Static<typeof ShopRequest>
