/** The ids of the ways from a product to its brand and its category, beside src/components/ids.ts. */
export const productFactsIds = {
  brand: 'product-brand',
  category: 'product-category',
} as const
