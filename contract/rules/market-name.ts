/** What a marketplace is called until its operators name it. */
export const MARKET_NAME = 'Souk'
export const MARKET_NAME_MAX = 40
