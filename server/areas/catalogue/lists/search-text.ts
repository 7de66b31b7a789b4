import { comparable } from '@contract/rules/comparable'
import type { Texts } from '../../../kernel/text/texts'

interface SearchParts {
  readonly names: Texts
  readonly brand: string
  readonly categories: readonly Texts[]
  readonly descriptions?: Texts
}

/**
 * The text by which shops and operators filter products, in `products.search_text`: all languages of the names, the brand and the parent
 * categories, without accents.
 */
export function searchText({ names, brand, categories, descriptions }: SearchParts): string {
  const texts = [names, ...categories, ...(descriptions ? [descriptions] : [])]
  return comparable([brand, ...texts.flatMap((text) => Object.values(text))].join('\n'))
}
