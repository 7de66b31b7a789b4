/** Notices [field.notice.kind] [field.notice.text] [field.notice.order]. */
import { Type, type Static } from '@sinclair/typebox'
import { Count, Id, OutcomeField, Time, localised } from '../base/fields'
import { PaymentStatus, Status } from './order'

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

/** The order to which a notice leads, as it is now: its first product, how many others it has, and its state. */
const NoticeOrder = Type.Object({
  ...localised('name'),
  image: Type.String(),
  ground: Type.String(),
  others: Count,
  status: Status,
  payment_status: PaymentStatus,
})
export type NoticeOrder = Static<typeof NoticeOrder>

export const Notice = Type.Object({
  id: Id,
  type: Type.Integer(),
  state: OutcomeField,
  ...localised('title'),
  ...localised('text'),
  read: Type.Boolean(),
  link: Type.String(),
  /** Absent if the link leads to no order of the reader's; a back end may omit it. */
  order: Type.Optional(NoticeOrder),
  /**
   * How many orders of one purchase it tells of, if several; the link leads to their list, and `order` is the first of them
   * with the lines of all.
   */
  orders: Type.Optional(Count),
  created_at: Time,
})
export type Notice = Static<typeof Notice>
