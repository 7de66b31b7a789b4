export const cart = {
  clamped: {
    one: '{count} product was cut to what is in stock',
    other: '{count} products were cut to what is in stock',
  },
}
