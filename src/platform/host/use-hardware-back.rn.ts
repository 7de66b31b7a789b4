import { useDidHide, useDidShow } from '@tarojs/taro'
import { useEffect, useRef, useState } from 'react'
import { BackHandler } from 'react-native'
import { useSwipeBack } from './use-swipe-back.rn'

/** The button with its present handler, which returns whether it has handled the press. */
class HeldButton {
  private subscription: { remove: () => void } | null = null

  constructor(private readonly pressed: () => boolean) {}

  /** Comes before all who held it earlier. */
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
 * What the back button of an Android phone, and the swipe of an iPhone, does while this page is in front, where it does
 * not go back by itself. A sheet over the page takes the button first (components/overlay), and without `onBack` the
 * navigator has it: it goes back, and leaves the app from the root of a tab.
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
  // a page that was not drawn at first, such as behind a guard, has missed that it is shown
  useEffect(() => {
    button.hold()
    return () => button.release()
  }, [button])
  useDidShow(() => button.hold())
  useDidHide(() => button.release())
}
