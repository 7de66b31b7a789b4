import type { Program } from '../types/program'
import type { Instance, OpenPage, PageView } from '../types/runtime'
import type { Surroundings } from '../types/surroundings'
import type { ViewHost } from '../view/view-host'
import type { EventChannel } from './event-channel'
import { componentsOf } from './packages'
import type { Target } from './paths'
import type { Registry } from './registry'

const TAB_BAR = 'custom-tab-bar/index'

export interface PageMaker {
  readonly program: Program
  readonly surroundings: Surroundings
  readonly registry: Registry
  readonly viewScript: string
  /** The host for the page's window; the page exists before any of it is called. */
  viewHost(path: string, page: () => OpenPage): ViewHost
}

let lastId = 0

/** Creates a page's window and its instance. None of its life-cycle methods has been called yet. */
export function makePage(maker: PageMaker, target: Target, channel: EventChannel): OpenPage {
  const { program, surroundings, registry } = maker
  const { path } = target
  if (!registry.get(path)) throw new Error(`page "${path}" has not been registered yet`)
  const window = surroundings.openWindow(path)
  try {
    const view = createView(maker, window, path, () => page)
    const hasTabBar = program.app.tabBar?.custom === true && program.tabs.includes(path)
    define(maker, view, [
      ...componentsOf(program, path),
      ...(hasTabBar ? [...componentsOf(program, TAB_BAR), TAB_BAR] : []),
      path,
    ])
    const instance = view.create(path, target.search)
    const tabBar = hasTabBar ? view.createTabBar() : undefined
    lastId += 1
    const page: OpenPage = { id: lastId, path, query: target.query, instance, view, tabBar }
    dress(instance, page, surroundings.realm.copy(target.query), channel)
    return page
  } catch (error) {
    surroundings.closeWindow(window)
    throw error
  }
}

function createView(maker: PageMaker, window: Window, path: string, page: () => OpenPage): PageView {
  ;(window as Window & { eval(code: string): unknown }).eval(maker.viewScript)
  if (!window.__createView) throw new Error('the view program did not start')
  return window.__createView(maker.viewHost(path, page))
}

function define({ registry }: PageMaker, view: PageView, paths: readonly string[]): void {
  for (const path of new Set(paths)) {
    const found = registry.get(path)
    if (found) view.define(found.kind, path, found.definition)
  }
}

// What WeChat adds to every page's `this`
function dress(instance: Instance, page: OpenPage, options: unknown, channel: EventChannel): void {
  Object.assign(instance, {
    route: page.path,
    __route__: page.path,
    options,
    __wxWebviewId__: page.id,
    getPageId: () => `pageId:${page.id}`,
    getTabBar: () => page.tabBar ?? null,
    getOpenerEventChannel: () => channel,
  })
}
