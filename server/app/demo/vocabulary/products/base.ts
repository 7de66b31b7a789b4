import type { Edition } from '../editions'
import { six, type SixTexts } from '../texts'

/** Sizes that the variants of a product may have. */
export type Sizes = 'shoe' | 'clothing'

/** A hand-written product; its first edition has the plain name, each further one a phrase after it. */
export interface BaseProduct {
  /** The art of server/app/demo/pictures.json. */
  readonly art: string
  /** The key of its subcategory. */
  readonly sub: string
  /** USD cents of the plain edition. */
  readonly cents: number
  readonly names: SixTexts
  readonly editions: readonly Edition[]
  readonly sizes?: Sizes
}

/** Names in the order zh, zhtw, en, th, jp, es. */
export function base(
  art: string,
  sub: string,
  cents: number,
  names: readonly [string, string, string, string, string, string],
  editions: readonly Edition[],
  sizes?: Sizes,
): BaseProduct {
  return { art, sub, cents, names: six(...names), editions, ...(sizes ? { sizes } : {}) }
}
