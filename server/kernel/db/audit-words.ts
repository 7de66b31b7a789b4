import type { OpsKind } from '@contract/entities/ops'

/**
 * `products` are requests of type 200, whose ids are separate from those of merchants; `goods` are the products
 * themselves, and `skus` their variants.
 */
export type OpsSubject = OpsKind | 'products' | 'goods' | 'skus' | 'orders' | 'accounts' | 'coupons' | 'card_refunds'

export type OpsAction =
  | 'approve'
  | 'refuse'
  | 'accept'
  | 'ship'
  | 'transit'
  | 'deliver'
  | 'parcel'
  | 'disable'
  | 'enable'
  | 'appoint'
  | 'make'
  | 'change'
  | 'end'
  | 'submit'
  | 'withdraw'
  | 'draft'
  | 'remove'
  | 'price'
  | 'stock'
  | 'retry'
  | 'to_wallet'
  | 'second_factor'
  | 'second_factor_reset'
  | 'recovery_code'
