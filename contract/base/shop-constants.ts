/** The limits of a shop's settings. */

/** The most shipping methods of a shop, and the longest name of one, in characters. */
export const METHODS_MAX = 8
export const METHOD_NAME_MAX = 60

/** The highest number of pieces that a shop can call a low stock. */
export const LOW_STOCK_MAX = 100_000

/** The longest time for which a shop can be away: days. */
export const AWAY_MAX = 365

/** How many variants with low stock the first page of a shop names. */
export const LOW_STOCK_SHOWN = 3
