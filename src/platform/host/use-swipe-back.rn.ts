import { NavigationContext } from '@react-navigation/native'
import { useContext, useEffect, useRef } from 'react'

/** An action of React Navigation. An action that a screen requests has no source. */
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
 * Sets what the iPhone's swipe from the left edge does on this page. The stack pops a swiped screen with that screen as
 * the source, while Taro's navigation names no source: so only the swipe is intercepted. The screen slides back into
 * place, unless `onBack` leaves it.
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
