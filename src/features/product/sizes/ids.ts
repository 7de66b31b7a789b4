/** The id of the size guide, for tests: see src/kit/ids.ts. Apart from the product's others, to keep it out of the first load. */
export const sizesIds = {
  guide: 'size-guide',
} as const
