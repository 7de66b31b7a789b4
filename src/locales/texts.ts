import type english from './catalogues/en.json'
import type { FirstNamespace, LateNamespace } from './split'

/** All texts of a language, by namespace and key: ICU messages. The type of every language is taken from English. */
export type Catalogue = typeof english
export type Namespace = keyof Catalogue

/** The texts that are loaded before anything is shown. A build that has all texts at hand may include more. */
export type FirstDictionary = Readonly<Pick<Catalogue, FirstNamespace>>

type KeyIn<N extends Namespace> = { [K in N]: `${K}.${keyof Catalogue[K] & string}` }[N]

/** Every text that any screen can use, by namespace and key: `cart.clamped`. */
export type Key = KeyIn<FirstNamespace | LateNamespace>

export type { Params } from '@contract/rules/message'
