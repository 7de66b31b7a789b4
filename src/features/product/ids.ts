/** The ids of the ways from a product to its brand and its category, beside src/kit/ids.ts. */
export const productFactsIds = {
  brand: 'product-brand',
  category: 'product-category',
} as const

export const productIds = {
  /** On a product's page: into the comparison or out of it, and the way to it. */
  compareToggle: 'compare-toggle',

  productName: 'product-name',
  productPrice: 'product-price',
  /** How many are left, as a text. */
  productStock: 'product-stock',
  addToCart: 'add-to-cart',
  buyNow: 'buy-now',
  /** The confirming button of the sheet that chooses a variant. */
  chooseConfirm: 'choose-confirm',
  /** The heart of a product, on its card and on its page. */
  favourite: (productId: string) => `favourite-${productId}`,
  /** One value of an axis of the variants; taken by place, since values may hold any characters. */
  optionValue: (option: number, value: number) => `option-${option}-${value}`,
} as const
