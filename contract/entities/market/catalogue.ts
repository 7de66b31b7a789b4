/** Categories, brands and flash deals as operators see them [field.ops.catalogue]. */
import { Type, type Static } from '@sinclair/typebox'
import { Bps } from '../seller/money'
import { SizeGuide } from '../product'
import { Count, Id, Money, Nullable, Time, localised } from '../../base/fields'
import { edited } from './edited'

/** A category of the tree; a list has each after its parent, in the order that buyers see. */
export const OpsCategory = Type.Object({
  category_id: Id,
  /** Null: a department. */
  parent_id: Nullable(Id),
  /** In every language it has. */
  ...localised('names'),
  /** A path under the static base; empty if it has none. */
  image: Type.String(),
  ground: Type.String(),
  /** Products directly in it, on sale or not, and categories directly below it. */
  products: Count,
  children: Count,
  /** Of new orders, unless the shop has a rate of its own; null: that of the category above, else of the setting. */
  commission_bps: Nullable(Bps),
  /** Null: that of the category above. */
  size_guide: Nullable(SizeGuide),
  ...edited,
})
export type OpsCategory = Static<typeof OpsCategory>

/**
 * Listed ones are in the buyers' list of brands. A shop suggests one by its name; its products show the name at once. A
 * refused one keeps its name, so that nobody suggests it again.
 */
export const BRAND_STATES = ['listed', 'suggested', 'refused'] as const
export type BrandState = (typeof BRAND_STATES)[number]

export const OpsBrand = Type.Object({
  brand_id: Id,
  name: Type.String(),
  image: Type.String(),
  ground: Type.String(),
  state: Type.Union(BRAND_STATES.map((state) => Type.Literal(state))),
  /** The account that suggested it. */
  suggested_by: Nullable(Type.Object({ user_id: Id, name: Type.String() })),
  /** Products of this brand, on sale or not. */
  products: Count,
  ...edited,
})
export type OpsBrand = Static<typeof OpsBrand>

/** The current state of a flash deal, the first that applies: it has ended, has not started, or is sold out. */
export const FLASH_STATES = ['over', 'coming', 'sold_out', 'running'] as const
export type FlashState = (typeof FLASH_STATES)[number]

export const OpsFlash = Type.Object({
  flash_id: Id,
  product: Type.Object({
    product_id: Id,
    shop_id: Id,
    ...localised('name'),
    image: Type.String(),
    ground: Type.String(),
    /** Its lowest price without the deal, in USD. */
    price: Money,
  }),
  state: Type.Union(FLASH_STATES.map((state) => Type.Literal(state))),
  /** For every variant, in USD. */
  price: Money,
  starts_at: Time,
  ends_at: Time,
  /** Pieces that are left. */
  left: Count,
  ...edited,
})
export type OpsFlash = Static<typeof OpsFlash>
