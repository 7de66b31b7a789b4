/**
 * The ids of a product's links to its brand and its category. Apart from src/kit/ids.ts, to keep them out of the first
 * load.
 */
export const productFactsIds = {
  brand: 'product-brand',
  category: 'product-category',
} as const

export const productIds = {
  /** On a product's page: adds it to the comparison or removes it, and the link to the comparison. */
  compareToggle: 'compare-toggle',

  productName: 'product-name',
  productPrice: 'product-price',
  /** The remaining stock, as a text. */
  productStock: 'product-stock',
  addToCart: 'add-to-cart',
  buyNow: 'buy-now',
  /** The confirming button of the sheet that chooses a variant. */
  chooseConfirm: 'choose-confirm',
  /** The heart of a product, on its card and on its page. */
  favourite: (productId: string) => `favourite-${productId}`,
  /** A value of an option, by position, because values may contain any characters. */
  optionValue: (option: number, value: number) => `option-${option}-${value}`,
} as const
