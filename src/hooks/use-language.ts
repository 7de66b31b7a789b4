import { reaction } from 'mobx'
import { useSyncExternalStore } from 'react'
import type { Language } from '@contract/base/languages'
import { settings } from '@/stores/settings'

const language = () => settings.language
const subscribe = (changed: () => void) => reaction(language, changed)

/** The current language. The component is redrawn when it changes, whether or not it is an observer. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, language, language)
}
