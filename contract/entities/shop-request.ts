/** What a seller asks of operators about the own products [rule.notice-types]. */
import { Type, type Static } from '@sinclair/typebox'
import { Count, Id, Nullable, Time } from '../fields'

export const SHOP_REQUEST_TYPES = [200, 300] as const

export const ShopRequest = Type.Object({
  id: Id,
  /** 200: to put a product on sale; 300: to take pieces into the stock. */
  type: Type.Union(SHOP_REQUEST_TYPES.map((type) => Type.Literal(type))),
  product_id: Id,
  name_en: Type.String(),
  /** Of a stock intake alone. */
  sku: Nullable(Type.String()),
  qty: Nullable(Count),
  note: Type.String(),
  /** -1 failed, 0 under review, 1 success. */
  state: Type.Integer({ minimum: -1, maximum: 1 }),
  /** What the operator said. */
  remark: Type.String(),
  created_at: Time,
  decided_at: Nullable(Time),
})
export type ShopRequest = Static<typeof ShopRequest>
