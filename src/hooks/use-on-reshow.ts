import { useDidHide, useDidShow } from '@tarojs/taro'
import { useRef } from 'react'

/**
 * Runs whenever the page is shown again after another one covered it: tabs stay mounted, and their content may have
 * changed meanwhile. Does not run the first time, when the page loads anyway.
 */
export function useOnReshow(run: () => void): void {
  const hidden = useRef(false)
  useDidHide(() => {
    hidden.current = true
  })
  useDidShow(() => {
    if (hidden.current) run()
    hidden.current = false
  })
}
