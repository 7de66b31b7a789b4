import { Current } from '@tarojs/runtime'
import { startTransition } from 'react'

/**
 * Makes React draw new pages in short turns, between which taps on the page before are answered. Taro mounts a page in one
 * piece, which is 200 ms on a cheap phone. Once, when the app is there.
 */
export function mountInTurns(): void {
  const app = Current.app as unknown as Record<'mount', (...page: unknown[]) => void>
  const { mount } = app
  app.mount = (...page) => startTransition(() => mount(...page))
}
