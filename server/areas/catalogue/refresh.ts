/** The columns of a product that repeat its variants, pictures, brand and category, so that lists need no joins. */
import type { Texts } from '../../kernel/text/texts'
import { searchText } from './lists/search-text'
import type { Priced } from './price'

const effective = ({ priceMinor, specialPriceMinor }: Priced) => specialPriceMinor ?? priceMinor

/** The variant with the lowest effective price; the first of several. */
export function cheapest<V extends Priced>(variants: readonly V[]): V {
  return variants.reduce((least, each) => (effective(each) < effective(least) ? each : least))
}

interface Content {
  readonly names: Texts
  readonly brand: string
  /** The names of its category and of those above it. */
  readonly categories: readonly Texts[]
  /** Paths of its pictures, in order. */
  readonly images: readonly string[]
  /** At least one. */
  readonly variants: readonly (Priced & { readonly discontinued: boolean })[]
}

/**
 * A product's prices, picture and search text by its variants, pictures, names, brand and category: written in the transaction
 * that changes one of these. Withdrawn variants count only if there are no others.
 */
export function listedAs({ names, brand, categories, images, variants }: Content) {
  const offered = variants.filter(({ discontinued }) => !discontinued)
  const { priceMinor, specialPriceMinor } = cheapest(offered.length > 0 ? offered : variants)
  return { priceMinor, specialPriceMinor, image: images[0] ?? '', searchText: searchText({ names, brand, categories }) }
}
