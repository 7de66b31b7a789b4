import type { dictionary as english } from './en'

/** A text that depends on a count. Languages that do not tell one from many have `other` alone. */
export interface Plural {
  readonly one?: string
  readonly other: string
}

/** An area in another language: the same keys as in English, plural where English is. */
export type Texts<Area> = { readonly [K in keyof Area]: Area[K] extends string ? string : Plural }

type English = typeof english
type AreaName = keyof English & string
export type Dictionary = { readonly [A in AreaName]: Texts<English[A]> }

/** The areas that come with their screens on H5. */
export type LateArea = 'checkout'
/** What a language has before anything is shown: all of it, but on H5 for what comes with its screens. */
export type FirstDictionary = Omit<Dictionary, LateArea>

/** Every text of the app by its area and name: `cart.clamped`. */
export type Key = { [A in AreaName]: `${A}.${keyof English[A] & string}` }[AreaName]

export type Params = Readonly<Record<string, string | number>>
