import type { Language } from '@contract/base/languages'
import type { LateNamespace } from './split'
import type { Catalogue } from './texts'

type Namespaces = { readonly [N in LateNamespace]: Readonly<Record<Language, Catalogue[N]>> }

const there: Partial<{ -readonly [N in LateNamespace]: Namespaces[N] }> = {}

/** Adds a namespace that was loaded with its screens. */
export function addTexts<N extends LateNamespace>(namespace: N, texts: Namespaces[N]): void {
  there[namespace] = texts
}

/** The texts of a namespace in this language; undefined until it is loaded. */
export const lateTexts = (namespace: string, language: Language): object | undefined =>
  there[namespace as LateNamespace]?.[language]
