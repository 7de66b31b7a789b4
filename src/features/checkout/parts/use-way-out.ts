import Taro, { useDidShow, useRouter } from '@tarojs/taro'
import { useEffect } from 'react'
import { routeOf } from '@/routes'
import { relaunch } from '@/platform/navigation/navigation'
import { topLink } from '@/platform/navigation/top-link'
import { checkout } from '@/stores/checkout'

/** Whether this path is that of the screen on top; a test or a first screen has no stack. */
const isOnTop = (path: string) => Taro.getCurrentPages().length === 0 || routeOf(topLink()) === routeOf(path)

/**
 * Of a step that has nothing to buy. Going back after paying leads to the orders, and not into a checkout that is done
 * [screen.after-paying]. Returns whether it does, so that nothing else is shown meanwhile. Use it in an observer.
 */
export function useWayOut(): boolean {
  const { placed } = checkout
  const { path } = useRouter()
  const leave = () => {
    // the steps below a confirmation are drawn too
    if (checkout.placed && isOnTop(path)) void relaunch('orders')
  }
  useDidShow(leave)
  useEffect(leave, [placed, path])
  return placed
}
