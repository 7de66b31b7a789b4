import type { Language } from '@contract/base/languages'
import type english from '../locales/en.json'

/** All texts of a language, by namespace and key: ICU messages (contract/rules/message.ts). */
export type Catalogue = typeof english

/** Every text, by namespace and key: `products.title`. */
export type Key = { [N in keyof Catalogue]: `${N}.${keyof Catalogue[N] & string}` }[keyof Catalogue]

/** Loads the texts of a language: a chunk of its own. Rejects when it does not arrive. */
export async function loadCatalogue(language: Language): Promise<Catalogue> {
  const loaded = (await import(`../locales/${language}.json`)) as { default: Catalogue }
  return loaded.default
}
