import type english from './catalogues/en.json'
import type { FirstNamespace, LateNamespace } from './split'

/** All texts of a language, by namespace and key: ICU messages. English has the type of every language. */
export type Catalogue = typeof english
export type Namespace = keyof Catalogue

/** What a language has before anything is shown; where a build has all of it at hand, more than that. */
export type FirstDictionary = Readonly<Pick<Catalogue, FirstNamespace>>

type KeyIn<N extends Namespace> = { [K in N]: `${K}.${keyof Catalogue[K] & string}` }[N]

/** Every text that any screen can ask for, by its namespace and key: `cart.clamped`. */
export type Key = KeyIn<FirstNamespace | LateNamespace>

export type Params = Readonly<Record<string, string | number>>
