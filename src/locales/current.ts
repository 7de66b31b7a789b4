import { observable, runInAction } from 'mobx'
import type { Language } from '@contract/base/languages'
import type { FirstDictionary } from './texts'

interface Current {
  readonly language: Language
  readonly dictionary: FirstDictionary
}

const box = observable.box<Current | null>(null, { deep: false })

/** The current language with its texts; null until the first one is loaded. Observers follow it. */
export const current = (): Current | null => box.get()

export function setCurrent(language: Language, dictionary: FirstDictionary): void {
  runInAction(() => box.set({ language, dictionary }))
}
