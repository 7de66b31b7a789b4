import { useDidHide, useDidShow } from '@tarojs/taro'
import { useRef } from 'react'

/**
 * Runs whenever the page is shown again after another one covered it: tabs stay mounted, and what they show may have
 * changed meanwhile. Not at the first time, when it is loaded anyway.
 */
export function useShownAgain(run: () => void): void {
  const hidden = useRef(false)
  useDidHide(() => {
    hidden.current = true
  })
  useDidShow(() => {
    if (hidden.current) run()
    hidden.current = false
  })
}
