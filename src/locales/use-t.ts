import { reaction } from 'mobx'
import { useSyncExternalStore } from 'react'
import { current } from './current'
import { t } from './t'

const subscribe = (changed: () => void) => reaction(current, changed)

/** `t` for a component that is not an observer: the component is redrawn when the language changes. */
export function useT(): typeof t {
  useSyncExternalStore(subscribe, current, current)
  return t
}
