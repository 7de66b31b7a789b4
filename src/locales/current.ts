import { observable, runInAction } from 'mobx'
import type { Language } from '@contract/languages'
import type { Dictionary } from './texts'

interface Current {
  readonly language: Language
  readonly dictionary: Dictionary
}

const box = observable.box<Current | null>(null, { deep: false })

/** The language in use with its texts; null until the first one is loaded. Observers follow it. */
export const current = (): Current | null => box.get()

export function setCurrent(language: Language, dictionary: Dictionary): void {
  runInAction(() => box.set({ language, dictionary }))
}
