/** Products for their shop [field.seller.product]. Prices are USD decimal strings. */
import { Type, type Static } from '@sinclair/typebox'
import { Count, Id, Money, Nullable, Time, localised } from '../../base/fields'
import { PRODUCT_STATES } from '../../base/product-constants'

const State = Type.Union(PRODUCT_STATES.map((state) => Type.Literal(state)))

/** A line of the list of products. */
export const SellerRow = Type.Object({
  product_id: Id,
  shop_id: Id,
  /** In English and in the caller's language. */
  ...localised('name'),
  image: Type.String(),
  ground: Type.String(),
  state: State,
  category_id: Id,
  brand_id: Id,
  /** Of the cheapest variant. */
  price: Money,
  special_price: Nullable(Money),
  /** The sum over the variants on offer, and their number. */
  stock: Count,
  variants: Count,
  sold: Count,
  version: Count,
  updated_at: Time,
})
export type SellerRow = Static<typeof SellerRow>

/** A picture: its path under the static base. */
const Path = Type.Object({ path: Type.String() })

const Option = Type.Object({
  /** The key that variants refer to; it is independent of the names. */
  option: Type.String(),
  ...localised('names'),
  values: Type.Array(Type.Object({ value: Type.String(), ...localised('names'), image: Nullable(Path) })),
})

const SellerSku = Type.Object({
  sku_id: Id,
  sku: Type.String(),
  /** option → value; empty where the product has no variants. */
  options: Type.Record(Type.String(), Type.String()),
  price: Money,
  special_price: Nullable(Money),
  stock: Count,
  /** Null: the product's first picture. */
  image: Nullable(Path),
  /** No longer on offer; kept because an order or a cart contains it. */
  discontinued: Type.Boolean(),
})

export const SellerProduct = Type.Object({
  product_id: Id,
  shop_id: Id,
  ...localised('name'),
  ...localised('short_description'),
  ...localised('description'),
  category_id: Id,
  brand_id: Id,
  ground: Type.String(),
  /** Tax contained in the price, in hundredths of a percent. */
  tax_rate: Count,
  /** Lists show the first one. */
  images: Type.Array(Path),
  options: Type.Array(Option),
  skus: Type.Array(SellerSku),
  state: State,
  /** When it was first on sale; null: never yet. */
  listed_at: Nullable(Time),
  /** The remark of an operator's last decision about the product; may be empty. */
  remark: Type.String(),
  sold: Count,
  /** Increases with every change of the fields above, except stock and state. */
  version: Count,
  updated_at: Time,
  /** The author of the last change; empty if it is unknown. */
  updated_by_name: Type.String(),
})
export type SellerProduct = Static<typeof SellerProduct>

/** One change of a product, its prices or its stock: when, by whom, and the changed fields before and after. */
export const SellerChange = Type.Object({
  at: Time,
  by: Type.Object({ name: Type.String(), role: Type.String() }),
  action: Type.String(),
  remark: Type.String(),
  /** The SKU of the variant whose price or stock it is, as it is or was when its product dropped it. */
  sku: Type.Optional(Type.String()),
  before: Type.Record(Type.String(), Type.Unknown()),
  after: Type.Record(Type.String(), Type.Unknown()),
})
export type SellerChange = Static<typeof SellerChange>
