/** Products as lists and pages show them [field.card.texts] [field.product.price]. Prices are USD decimal strings. */
import { Type, type Static } from '@sinclair/typebox'
import { MEASURES, MEASURES_MAX, PRICE_BARS_MAX, SIZES_MAX, SIZE_TEXT_MAX } from '../base/product-constants'
import { Count, Currency, Flag, Id, ListOf, Money, Nullable, Time, localised } from '../base/fields'

/** A picture's path under the static base, and its tinted ground (a token name). */
const picture = { image: Type.String(), ground: Type.String() }

/** A current flash deal: its price, its end, and the pieces left at that price. */
const Flash = Type.Object({ price: Money, ends_at: Time, left: Count })

export const ProductCard = Type.Object({
  product_id: Id,
  shop_id: Id,
  brand_id: Id,
  category_id: Id,
  ...localised('name'),
  ...picture,
  price: Money,
  special_price: Type.Optional(Money),
  /** The sum over its SKUs. */
  stock: Count,
  /** Hundredths: 480 is 4.80. */
  rate: Count,
  review_count: Count,
  sold: Count,
  /** Whether a variant has to be chosen before it can be added to a cart. */
  has_options: Type.Boolean(),
  flash: Type.Optional(Flash),
})
export type ProductCard = Static<typeof ProductCard>

export const Sku = Type.Object({
  sku: Type.String(),
  /** option → value, as in option_names. */
  options: Type.Record(Type.String(), Type.String()),
  price: Money,
  special_price: Type.Optional(Money),
  stock: Count,
  image: Type.String(),
})
export type Sku = Static<typeof Sku>

/** One axis of the variants, named in the caller's language. */
export const OptionName = Type.Object({
  option: Type.String(),
  name: Type.String(),
  values: Type.Array(Type.Object({ value: Type.String(), name: Type.String(), image: Type.Optional(Type.String()) })),
})
export type OptionName = Static<typeof OptionName>

/**
 * The sizes of a category's products and what each measures, in the order in which they are shown. A row has a value for each
 * measure, as it is printed: `88–94`; empty: not measured.
 */
export const SizeGuide = Type.Object({
  measures: Type.Array(Type.Union(MEASURES.map((measure) => Type.Literal(measure))), { maxItems: MEASURES_MAX }),
  rows: Type.Array(
    Type.Object({
      size: Type.String({ maxLength: SIZE_TEXT_MAX }),
      values: Type.Array(Type.String({ maxLength: SIZE_TEXT_MAX }), { maxItems: MEASURES_MAX }),
    }),
    { maxItems: SIZES_MAX },
  ),
})
export type SizeGuide = Static<typeof SizeGuide>

export const ShopCard = Type.Object({
  shop_id: Id,
  name: Type.String(),
  ...picture,
  rate: Count,
  /** At most 10,000; then `product_count_more` is true if there are more [wire.count-more]. */
  product_count: Count,
  product_count_more: Type.Optional(Flag),
  free_shipping_from: Nullable(Money),
})
export type ShopCard = Static<typeof ShopCard>

export const ProductDetail = Type.Object({
  ...ProductCard.properties,
  ...localised('description'),
  ...localised('short_description'),
  brand_name: Type.String(),
  /** Tax contained in the price, in hundredths of a percent. */
  tax_rate: Count,
  /** The size guide of its category, and the option whose values are sizes of it; absent: there is none. */
  size_guide: Type.Optional(Type.Object({ option: Type.String(), ...SizeGuide.properties })),
})
export type ProductDetail = Static<typeof ProductDetail>

export const Brand = Type.Object({ brand_id: Id, name: Type.String(), ...picture })
export type Brand = Static<typeof Brand>

export const CategoryNode = Type.Recursive((Self) =>
  Type.Object({
    category_id: Id,
    ...localised('name'),
    ...picture,
    children: Type.Array(Self),
  }),
)
export type CategoryNode = Static<typeof CategoryNode>

/**
 * How many products there are by price, in bars of one width without gaps: bar n has the prices from `from` + n × `step` to
 * below those of the next one, the last also what is dearer. Prices are those that the app shows: in `currency`, rounded
 * half-up to two decimals.
 */
export const PriceBars = Type.Object({
  currency: Currency,
  from: Money,
  step: Money,
  counts: Type.Array(Count, { minItems: 2, maxItems: PRICE_BARS_MAX }),
})
export type PriceBars = Static<typeof PriceBars>

export const Facets = Type.Object({
  categories: Type.Array(Type.Object({ id: Id, name: Type.String(), count: Count })),
  brands: Type.Array(Type.Object({ id: Id, name: Type.String(), count: Count })),
  price: Type.Object({
    min: Money,
    max: Money,
    /** Absent where one bar would have all, and from back ends without it. */
    bars: Type.Optional(PriceBars),
  }),
  rates: Type.Array(Type.Object({ rate: Count, count: Count })),
})
export type Facets = Static<typeof Facets>

export const ProductList = ListOf(ProductCard)
export type ProductList = Static<typeof ProductList>

/** An entry of the wishlist: the product's card, and the id under which it is removed. */
export const Favorite = Type.Object({ favorite_id: Id, ...ProductCard.properties })
export type Favorite = Static<typeof Favorite>

export const Review = Type.Object({
  review_id: Id,
  author: Type.String(),
  star: Type.Integer({ minimum: 1, maximum: 5 }),
  summary: Type.String(),
  content: Type.String(),
  images: Type.Array(Type.String()),
  options: Type.String(),
  created_at: Time,
  /** The shop's reply; null or absent: none. */
  reply: Type.Optional(Nullable(Type.Object({ text: Type.String(), created_at: Time }))),
})
export type Review = Static<typeof Review>
