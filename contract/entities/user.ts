/** The account as the app sees it [field.userinfo.counts] [field.userinfo.seller]. */
import { Type, type Static } from '@sinclair/typebox'
import { ROLES } from '../base/roles'
import { Count, Currency, Id, Money, Nullable, Time } from '../base/fields'

export const UserInfo = Type.Object({
  firstname: Type.String(),
  /** Empty for an account made through another platform. */
  email: Type.String(),
  /** Whether this is a guest's [role.guests]; absent: no. */
  guest: Type.Optional(Type.Boolean()),
  /** Whether changes require it, or a code instead; a back end may omit it. */
  has_password: Type.Optional(Type.Boolean()),
  phone: Type.String(),
  avatar: Type.String(),
  role: Type.Union(ROLES.map((role) => Type.Literal(role))),
  /** The user's own invitation code. */
  invitation_code: Type.String(),
  seller_url: Type.String(),
  seller: Nullable(Type.Object({ state: Type.Integer(), remark: Type.String(), shop_id: Nullable(Id) })),
  /** The cart. */
  card: Type.Object({ count: Count }),
  /** The wishlist. */
  product: Type.Object({ count: Count }),
  /** Unread notices. */
  notice: Type.Object({ count: Count }),
  notify: Type.Boolean(),
  /** Masked except for the last four characters. */
  bank_name: Type.String(),
  bank_account_name: Type.String(),
  bank_account_number: Type.String(),
  bank_routing_number: Type.String(),
  virtual_wallet: Type.String(),
  /** When the account will be erased at its owner's request; null or absent: never. */
  erased_at: Type.Optional(Nullable(Time)),
})
export type UserInfo = Static<typeof UserInfo>

export const SessionData = Type.Object({
  'access-token': Type.String(),
  user: UserInfo,
  seller_url: Type.String(),
  card: Type.Object({ count: Count }),
  message_unread_count: Count,
})
export type SessionData = Static<typeof SessionData>

export const WalletBalance = Type.Object({
  code: Type.String(),
  name: Type.String(),
  currency: Currency,
  balance: Money,
  frozen: Money,
})
export type WalletBalance = Static<typeof WalletBalance>
