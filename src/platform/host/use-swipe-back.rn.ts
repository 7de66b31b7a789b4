import { NavigationContext } from '@react-navigation/native'
import { useContext, useEffect, useRef } from 'react'

/** What React Navigation is asked to do; one that a screen asked for itself names no source. */
interface Action {
  readonly type: string
  readonly source?: string
}
interface Removal {
  readonly data: { readonly action: Action }
  readonly preventDefault: () => void
}
interface Screen {
  readonly addListener: (event: 'beforeRemove', listener: (removal: Removal) => void) => () => void
}

/**
 * What an iPhone's swipe from the left edge does on this page, where it does not go back by itself. The stack pops the
 * swiped screen in that screen's own name, and Taro's ways to navigate name none: only the swipe is taken. The screen
 * slides back into its place, unless `onBack` leaves it.
 */
export function useSwipeBack(onBack: (() => void) | undefined): void {
  const screen: Screen | undefined = useContext(NavigationContext)
  const latest = useRef(onBack)
  latest.current = onBack
  useEffect(
    () =>
      screen?.addListener('beforeRemove', (removal) => {
        const { type, source } = removal.data.action
        if (type !== 'POP' || source === undefined || latest.current === undefined) return
        removal.preventDefault()
        latest.current()
      }),
    [screen],
  )
}
