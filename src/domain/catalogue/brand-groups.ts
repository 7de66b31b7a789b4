import type { Brand } from '@contract/entities/product'

/** Brands whose names begin with the same letter. */
export interface BrandGroup {
  /** A to Z without marks, another script's own letter, or # for digits and signs. */
  readonly letter: string
  readonly brands: readonly Brand[]
}

/** The letter under which a name is listed: É under E. */
export function letterOf(name: string): string {
  const [first = ''] = name.trim().normalize('NFD').toUpperCase()
  // not a class of all letters: the native engine knows none; scripts without capitals begin with the Thai one here
  const isLetter = first !== first.toLowerCase() || first >= '\u0e01'
  return isLetter ? first : '#'
}

/** Brands in the order given, by their letters, # at the end. */
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
