import { reaction } from 'mobx'
import { useSyncExternalStore } from 'react'
import type { Language } from '@contract/languages'
import { settings } from '@/stores/settings'

const language = () => settings.language
const subscribe = (changed: () => void) => reaction(language, changed)

/** The language in use; the component is drawn again when it changes, observer or not. */
export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, language, language)
}
