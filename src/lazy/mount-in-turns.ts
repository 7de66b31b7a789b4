import { Current } from '@tarojs/runtime'
import { createElement, startTransition, useLayoutEffect, type ComponentType } from 'react'

type TaroApp = {
  mount: (page: ComponentType, id: string, mounted: () => void) => void
  unmount: (id: string, unmounted: () => void) => void
}

/**
 * Makes React draw new pages in short turns, between which taps on the page before are answered. Taro mounts a page in one
 * piece, which is 200 ms on a cheap phone. Once, when the app is there.
 *
 * Taro reports a page as mounted after the turn that it began, and fails if the page is not in the document then. But
 * another turn may have drawn it before, and the visitor may have left it again. So each page reports itself, and one
 * that is left before it is drawn is removed in place of its report.
 */
export function mountInTurns(): void {
  const app = Current.app as unknown as TaroApp
  const { mount, unmount } = app
  const whenDrawn = new Map<string, () => void>()

  app.mount = (page, id, mounted) => {
    whenDrawn.set(id, mounted)
    const report = () => {
      const drawn = whenDrawn.get(id)
      whenDrawn.delete(id)
      drawn?.()
    }
    const Reporting: ComponentType = (props) => {
      useLayoutEffect(report, [])
      return createElement(page, props)
    }
    startTransition(() => mount(Reporting, id, report))
  }
  app.unmount = (id, unmounted) => {
    const remove = () => unmount(id, unmounted)
    if (whenDrawn.has(id)) whenDrawn.set(id, remove)
    else startTransition(remove)
  }
}
