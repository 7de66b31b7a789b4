import type { Brand } from '@contract/entities/product'

/** Brands whose names begin with the same letter. */
export interface BrandGroup {
  /** A to Z without accents, a letter of another script, or # for digits and signs. */
  readonly letter: string
  readonly brands: readonly Brand[]
}

/** The letter under which a name is listed: É under E. */
export function letterOf(name: string): string {
  const [first = ''] = name.trim().normalize('NFD').toUpperCase()
  // no \p{L}: the native engine does not support it; letters of scripts without capitals start at the Thai ones here
  const isLetter = first !== first.toLowerCase() || first >= '\u0e01'
  return isLetter ? first : '#'
}

/** Brands grouped by letter, in the given order, with # at the end. */
export function brandGroups(brands: readonly Brand[]): BrandGroup[] {
  const groups = new Map<string, Brand[]>()
  for (const brand of brands) {
    const letter = letterOf(brand.name)
    groups.set(letter, [...(groups.get(letter) ?? []), brand])
  }
  const found = [...groups].map(([letter, list]) => ({ letter, brands: list }))
  const isSign = ({ letter }: BrandGroup) => Number(letter === '#')
  return found.sort((a, b) => isSign(a) - isSign(b))
}
