import type { Runtime } from '../../types/runtime'
import { dialogOf } from './dialog'
import { menu } from './menu'
import { navigationBar } from './navigation-bar'
import { tabBar } from './tab-bar'
import { toastOf } from './toast'

const drawn = new WeakMap<Element, string>()

/** Draws the super-app's parts around the top page: bars, toast, dialog. It does nothing while they stay the same. */
export function drawSuperApp(runtime: Runtime, place: Element): void {
  const { chrome, stack } = runtime
  const page = stack.at(-1)
  const state = JSON.stringify([page?.id, page?.title, stack.length, chrome])
  if (drawn.get(place) === state) return
  drawn.set(place, state)
  const { toast, loading, dialog } = chrome
  const parts = [
    page && navigationBar(runtime, page),
    page && tabBar(runtime, page),
    page && menu(runtime, page),
    loading && toastOf('host-loading', loading.title, 'loading'),
    toast && toastOf('host-toast', toast.title, toast.icon),
    dialog && dialogOf(dialog),
  ]
  place.replaceChildren(...parts.filter((part) => part !== undefined))
}
