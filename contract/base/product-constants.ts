/** The states, reasons and limits of the calls of shops. */

/**
 * The state of a product: not offered yet, waiting for an operator, on sale, taken off sale by its shop, or by an
 * operator. Buyers find only listed products [state.product].
 */
export const PRODUCT_STATES = ['draft', 'review', 'listed', 'withdrawn', 'blocked'] as const
export type ProductState = (typeof PRODUCT_STATES)[number]

/** The steps that a shop can take: `submit` puts a product on sale, or asks an operator to. */
export const PRODUCT_MOVES = ['submit', 'withdraw', 'draft'] as const
export type ProductMove = (typeof PRODUCT_MOVES)[number]

/** Why a step is refused: the state does not allow it, or the product lacks a picture or a variant on offer. */
export const MOVE_REFUSALS = ['not_allowed', 'incomplete'] as const
export type MoveRefusal = (typeof MOVE_REFUSALS)[number]

/** Why a stock was changed by hand. */
export const STOCK_REASONS = ['delivery', 'count', 'damage', 'return', 'other'] as const
export type StockReason = (typeof STOCK_REASONS)[number]
/** The same, or `dropped`: the pieces of a variant that its product no longer has. */
export type StockCause = StockReason | 'dropped'

/** Who increases stock: shops themselves, or operators at a shop's request. */
export const STOCK_BY = ['shop', 'operator'] as const

/** Sort keys of a shop's products; a leading `-` reverses the order. */
export const SELLER_SORTS = ['updated', 'name', 'price', 'stock', 'sold'] as const

/** `low`: from 1 piece up to the number that the shop has set; `out`: none. */
export const STOCK_LEVELS = ['low', 'out'] as const
export type StockLevel = (typeof STOCK_LEVELS)[number]

/** The backgrounds of product pictures, by the names of the app's tokens. */
export const GROUNDS = ['sand', 'mist', 'rose', 'sage', 'lilac', 'butter', 'clay', 'forest'] as const

/** The size in another system. */
export const MEASURES_WITHOUT_UNIT = ['eu', 'uk', 'us', 'jp'] as const
/** What a column of a size guide says: a measure in centimetres, or the size in another system. */
export const MEASURES = [
  'chest',
  'waist',
  'hips',
  'shoulders',
  'sleeve',
  'length',
  'inside_leg',
  'neck',
  'head',
  'hand',
  'foot',
  'height',
  ...MEASURES_WITHOUT_UNIT,
] as const
export type Measure = (typeof MEASURES)[number]
/** The most columns and rows of a size guide, and the longest text in it: characters. */
export const MEASURES_MAX = 5
export const SIZES_MAX = 40
export const SIZE_TEXT_MAX = 20

/** The longest texts of a product, in characters. */
export const PRODUCT_TEXT_MAX = { name: 120, short_description: 200, description: 5_000, option: 60, sku: 64 } as const
export const PICTURES_MAX = 12
export const OPTIONS_MAX = 3
export const OPTION_VALUES_MAX = 30
export const SKUS_MAX = 100
/** The highest price, in USD. */
export const PRICE_MAX = 9_999_999.99
/** The most products, or variants, that one call changes. */
export const PRODUCTS_AT_ONCE = 50
export const SKUS_AT_ONCE = 200

/** The longest name of a brand that a shop suggests: characters. */
export const BRAND_NAME_MAX = 120
/** The brand of products that have none. */
export const NO_BRAND = 'No brand'

/** The most bars in which a list of products is counted by price. */
export const PRICE_BARS_MAX = 14
