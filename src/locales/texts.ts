import type english from './catalogues/en.json'
import type { FirstNamespace } from './split'

/** All texts of a language, by namespace and key: ICU messages. The type of every language is taken from English. */
export type Catalogue = typeof english
export type Namespace = keyof Catalogue

/** The texts that are loaded before anything is shown. A build that has all texts at hand may include more. */
export type FirstDictionary = Readonly<Pick<Catalogue, FirstNamespace>>

/** Texts by namespace and key, as many of them as are there. */
export type Dictionary = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>

/** Every text, by namespace and key: `cart.clamped`. */
export type Key = { [N in Namespace]: `${N}.${keyof Catalogue[N] & string}` }[Namespace]

export type { Params } from '@contract/rules/message'
