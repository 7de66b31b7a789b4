/** Notices [field.notice.kind] [field.notice.text]. */
import { Type, type Static } from '@sinclair/typebox'
import { Id, Time, localised } from '../fields'

export const NOTICE_TYPES = {
  merchant_account: 100,
  product: 200,
  storage: 300,
  withdrawal: 400,
  recharge: 500,
  order: 600,
  refund: 700,
  offer: 800,
} as const

export const Notice = Type.Object({
  id: Id,
  type: Type.Integer(),
  /** -1 failed, 0 under review, 1 success. */
  state: Type.Integer({ minimum: -1, maximum: 1 }),
  ...localised('title'),
  ...localised('text'),
  read: Type.Boolean(),
  link: Type.String(),
  created_at: Time,
})
export type Notice = Static<typeof Notice>
