import { useSyncExternalStore } from 'react'
import { DEFAULT_LANGUAGE, type Language } from '@contract/base/languages'
import { fill, type Params } from '@contract/rules/message'
import type { Key } from './catalogue'
import { currentTexts, subscribeToTexts } from './current'

type Loose = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>

export type T = (key: Key, params?: Params) => string

/** The text of a key in the current language; `count` chooses the plural form. An unknown key is returned as it is. */
export function t(key: Key, params: Params = {}): string {
  const now = currentTexts()
  if (now === null) return ''
  const [namespace = '', name = ''] = key.split('.')
  const message = (now.texts as Loose)[namespace]?.[name]
  return message === undefined ? key : fill(message, now.language, params)
}

/** `t` for a component: it is drawn again in another language. */
export function useT(): T {
  useSyncExternalStore(subscribeToTexts, currentTexts, currentTexts)
  return t
}

export const useLanguage = (): Language =>
  useSyncExternalStore(subscribeToTexts, currentTexts, currentTexts)?.language ?? DEFAULT_LANGUAGE
