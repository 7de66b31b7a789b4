import { useDidShow } from '@tarojs/taro'
import { useEffect } from 'react'
import { routeOf } from '@/routes'
import { relaunch } from '@/platform/navigation/navigation'
import { topLink } from '@/platform/navigation/top-link'
import { checkout } from '@/stores/checkout'

/** A screen of the checkout. */
export type Step = 'myCart' | 'delivery' | 'pay'

/** Whether the step is on top: those below a confirmation stay drawn. */
const isOnTop = (step: Step) => routeOf(topLink()) === step

/**
 * Of a step that has nothing to buy. Going back after paying leads to the orders, and not into a checkout that is done
 * [screen.after-paying]. Returns whether it does, so that nothing else is shown meanwhile. Use it in an observer.
 */
export function useWayOut(step: Step): boolean {
  const { placed } = checkout
  const leave = () => {
    if (checkout.placed && isOnTop(step)) void relaunch('orders')
  }
  useDidShow(leave)
  useEffect(leave, [placed, step])
  return placed
}
