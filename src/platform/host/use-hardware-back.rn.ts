import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import { BackHandler } from 'react-native'
import { useSwipeBack } from './use-swipe-back.rn'

/** The back button with its current handler, which returns whether it handled the press. */
class HeldButton {
  private subscription: { remove: () => void } | null = null

  constructor(private readonly pressed: () => boolean) {}

  /** Takes precedence over earlier handlers. */
  hold(): void {
    this.release()
    this.subscription = BackHandler.addEventListener('hardwareBackPress', this.pressed)
  }

  release(): void {
    this.subscription?.remove()
    this.subscription = null
  }
}

/**
 * Sets what Android's back button and the iPhone's swipe do while this page is in front. A sheet over the page gets the
 * button first (src/kit/overlay). Without `onBack` the navigator handles it: it goes back, and leaves the app from the
 * root of a tab.
 */
export function useHardwareBack(onBack: (() => void) | undefined): void {
  useSwipeBack(onBack)
  const latest = useRef(onBack)
  latest.current = onBack
  const [button] = useState(
    () =>
      new HeldButton(() => {
        latest.current?.()
        return latest.current !== undefined
      }),
  )
  // a page that is drawn late, such as behind a guard, has missed the event that shows it
  useEffect(() => {
    button.hold()
    return () => button.release()
  }, [button])
  useDidShow(() => button.hold())
  useDidHide(() => button.release())
}
