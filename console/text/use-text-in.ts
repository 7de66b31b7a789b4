import { useEffect, useState } from 'react'
import type { Language } from '@contract/base/languages'
import { loadCatalogue, type Catalogue, type Key } from './catalogue'

type Loose = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>

/** A text without parameters in another language than the console's, as buyers read it; empty until it has come. */
export function useTextIn(language: Language, key: Key): string {
  const [texts, setTexts] = useState<Catalogue | null>(null)
  useEffect(() => {
    let isWanted = true
    // without an answer the place stays empty: nothing depends on it
    loadCatalogue(language).then(
      (loaded) => isWanted && setTexts(loaded),
      () => isWanted && setTexts(null),
    )
    return () => {
      isWanted = false
    }
  }, [language])
  const [namespace = '', name = ''] = key.split('.')
  return (texts as Loose | null)?.[namespace]?.[name] ?? ''
}
