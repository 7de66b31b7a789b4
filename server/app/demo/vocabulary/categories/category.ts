import { six, type SixTexts } from '../texts'

/** A subcategory; `line` is the short description of the products in it. */
export interface Subcategory {
  readonly key: string
  readonly art: string
  readonly names: SixTexts
  readonly line: SixTexts
}

export interface TopCategory {
  readonly key: string
  readonly art: string
  readonly ground: string
  readonly names: SixTexts
  readonly subs: readonly Subcategory[]
}

type Six = readonly [string, string, string, string, string, string]

export const sub = (key: string, art: string, names: Six, line: Six): Subcategory => ({
  key,
  art,
  names: six(...names),
  line: six(...line),
})

export const top = (
  key: string,
  art: string,
  ground: string,
  names: Six,
  subs: readonly Subcategory[],
): TopCategory => ({
  key,
  art,
  ground,
  names: six(...names),
  subs,
})
