/** What a shop's desk calls the things that it manages, and how much of them there may be. */

/**
 * Where a product stands: not offered yet, before an operator, on sale, taken off sale by its shop, or by an operator.
 * Buyers find what is listed, and nothing else [state.product].
 */
export const PRODUCT_STATES = ['draft', 'review', 'listed', 'withdrawn', 'blocked'] as const
export type ProductState = (typeof PRODUCT_STATES)[number]

/** Where a shop can bring a product by itself: `submit` puts it on sale, or before an operator. */
export const PRODUCT_MOVES = ['submit', 'withdraw', 'draft'] as const
export type ProductMove = (typeof PRODUCT_MOVES)[number]

/** Why a product stays where it is: it is not its turn, or too little of it is filled in to be sold. */
export const MOVE_REFUSALS = ['not_allowed', 'incomplete'] as const
export type MoveRefusal = (typeof MOVE_REFUSALS)[number]

/** Why a stock was changed by hand. */
export const STOCK_REASONS = ['delivery', 'count', 'damage', 'return', 'other'] as const
export type StockReason = (typeof STOCK_REASONS)[number]

/** How a list of a shop's goods is sorted; with a `-` before it, the other way round. */
export const DESK_SORTS = ['updated', 'name', 'price', 'stock', 'sold'] as const
export type DeskSort = (typeof DESK_SORTS)[number]

/** Pieces of a product or a variant are few: some, and not more than LOW_STOCK. */
export const STOCK_LEVELS = ['low', 'out'] as const
export type StockLevel = (typeof STOCK_LEVELS)[number]
export const LOW_STOCK = 5

/** The tints that a product's pictures stand on, as the app's tokens name them. */
export const GROUNDS = ['sand', 'mist', 'rose', 'sage', 'lilac', 'butter', 'clay', 'forest'] as const

/** The longest texts of a product, in characters. */
export const PRODUCT_TEXT_MAX = { name: 120, short_description: 200, description: 5_000, option: 60, sku: 64 } as const
export const PICTURES_MAX = 12
export const OPTIONS_MAX = 3
export const OPTION_VALUES_MAX = 30
export const SKUS_MAX = 100
/** The highest price, in USD. */
export const PRICE_MAX = 9_999_999.99
/** How much of it one call may change. */
export const PRODUCTS_AT_ONCE = 50
export const SKUS_AT_ONCE = 200
