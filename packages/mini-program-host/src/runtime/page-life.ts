import type { OpenPage } from '../types/runtime'
import type { Surroundings } from '../types/surroundings'
import type { Faults } from './faults'

/** Takes pages through their life cycle in WeChat's order: components before their page. */
export interface PageLife {
  /** attached of components, onLoad, show of components, onShow; soon after, ready of components and onReady */
  open(page: OpenPage): void
  show(page: OpenPage): void
  hide(page: OpenPage): void
  close(page: OpenPage): void
}

/** @param onReady called after the onReady of each page */
export function createPageLife(surroundings: Surroundings, { invoke }: Faults, onReady: () => void): PageLife {
  const shown = new WeakSet<OpenPage>()
  const closed = new WeakSet<OpenPage>()

  function appear(page: OpenPage): void {
    if (shown.has(page)) return
    shown.add(page)
    page.view.signal('show')
    invoke(page.instance, 'onShow')
  }

  function drawn(page: OpenPage): void {
    if (closed.has(page)) return
    page.view.ready()
    invoke(page.instance, 'onReady')
    onReady()
  }

  return {
    open(page) {
      page.view.attach()
      invoke(page.instance, 'onLoad', page.instance.options)
      if (closed.has(page)) return
      appear(page)
      surroundings.realm.setTimeout(() => drawn(page), surroundings.setDataDelay)
    },
    show(page) {
      surroundings.showWindow(page.view.window, true)
      appear(page)
    },
    hide(page) {
      if (!shown.delete(page)) return
      surroundings.showWindow(page.view.window, false)
      page.view.signal('hide')
      invoke(page.instance, 'onHide')
    },
    close(page) {
      closed.add(page)
      invoke(page.instance, 'onUnload')
      page.view.release()
      surroundings.closeWindow(page.view.window)
    },
  }
}
