import type { Language } from '@contract/languages'
import type { Dictionary, LateArea } from './texts'

type Areas = { readonly [A in LateArea]: Readonly<Record<Language, Dictionary[A]>> }

const there: Partial<Areas> = {}

/** An area has come with its screens. */
export function addArea<A extends LateArea>(area: A, texts: Areas[A]): void {
  there[area] = texts
}

/** The texts of an area that has come, in this language. */
export const lateArea = (area: string, language: Language): object | undefined => there[area as LateArea]?.[language]
