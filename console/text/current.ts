/** The language of the console, with its texts. */
import { DEFAULT_LANGUAGE, languageTag, type Language } from '@contract/base/languages'
import type { Catalogue } from './catalogue'

interface Current {
  readonly language: Language
  readonly texts: Catalogue
}

const listeners = new Set<() => void>()
let current: Current | null = null

/** Null until the first language is loaded. */
export const currentTexts = (): Current | null => current

export const languageNow = (): Language => current?.language ?? DEFAULT_LANGUAGE

export function setCurrentTexts(language: Language, texts: Catalogue): void {
  current = { language, texts }
  document.documentElement.lang = languageTag(language)
  for (const listener of listeners) listener()
}

export function subscribeToTexts(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
