import type { Texts } from '../../../kernel/text/texts'

interface SearchParts {
  readonly names: Texts
  readonly brand: string
  readonly categories: readonly Texts[]
  readonly descriptions?: Texts
}

/**
 * The text for searches, in `products.search_text`: all languages of the names, the brand and the parent categories.
 */
export function searchText({ names, brand, categories, descriptions }: SearchParts): string {
  const texts = [names, ...categories, ...(descriptions ? [descriptions] : [])]
  return normalise([brand, ...texts.flatMap((text) => Object.values(text))].join('\n'))
}

/** Lower case and one Unicode form, so that a full-width or decomposed spelling finds the same products. */
export function normalise(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

/** The words of a search as LIKE patterns; every one of them has to match. `%`, `_` and `\` are escaped. */
export function likePatterns(term: string): string[] {
  const words = normalise(term).split(/\s+/).filter(Boolean)
  return [...new Set(words)].slice(0, 8).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}
