import * as glassEasel from 'glass-easel'
import { MiniProgramEnv } from 'glass-easel-miniprogram-adapter'
import type { Instance, PageView } from '../types/runtime'
import { BASE_CSS } from './builtins/base-css'
import { defineBuiltins } from './builtins/define-builtins'
import type { BuiltinWindow } from './builtins/builtin'
import { createSpace, TAB_BAR } from './code-space'
import { drawDatasets } from './datasets'
import { type Definition, definitionReader } from './definitions'
import { eventWrapper } from './event-object'
import { pageMeta } from './page-meta'
import { watchPage } from './page-watch'
import { readySignals } from './ready'
import { crossThreads } from './set-data'
import { elementOf, ViewContext } from './view-context'
import { StyleScopes } from './style-scopes'
import type { ViewHost } from './view-host'
import { warnOfMissingHandlers } from './missing-handlers'

/** Makes this window the view of one page. Called once, before the app draws anything in it. */
export function createView(host: ViewHost): PageView {
  glassEasel.addGlobalErrorListener((error: unknown) => {
    host.report(error)
    return false
  })
  glassEasel.addGlobalWarningListener((warning: unknown) => {
    host.warn(messageOf(warning))
    return false
  })
  // errors of the view's own code in a listener of the document
  window.addEventListener('error', ({ error, message }) => host.report(error ?? message))
  window.__wxEventWrapper = eventWrapper(host)
  let released = false
  crossThreads(host, () => released)
  warnOfMissingHandlers(host)
  drawDatasets()
  addStyle(BASE_CSS)

  const scopes = new StyleScopes(host)
  const env = new MiniProgramEnv()
  const backend = env.associateBackend(new ViewContext(scopes))
  for (const [path, css] of Object.entries(host.program.styles)) backend.registerStyleSheetContent(path, css)
  const space = createSpace(host, env)
  defineBuiltins(space.getComponentSpace(), window as BuiltinWindow, { ...host.hooks, pageMeta: pageMeta(host) })
  const ready = readySignals(space)
  const reader = definitionReader(host, space)

  type Root = ReturnType<typeof backend.createRoot>
  let page: Root | undefined
  let tabBar: Root | undefined

  function attach(root: Root): void {
    const place = document.createElement('div')
    document.body.append(place)
    root.attach(document.body as never, place as never)
  }

  function drawn(): Root {
    if (!page) throw new Error('no page was created in this window')
    return page
  }

  return {
    window,
    define(kind, path, definition) {
      scopes.define(path, definition)
      const component = space.component(path)
      const read = reader(definition as Definition) as never
      if (kind === 'Page') component.pageDefinition(read).register()
      else component.definition(read).register()
    },
    create(path, query = '') {
      page = backend.createRoot('wx-page', space, query ? `${path}?${query}` : path)
      return page.get() as unknown as Instance
    },
    createTabBar() {
      tabBar = backend.createRoot('wx-custom-tab-bar', space, TAB_BAR)
      return tabBar.get() as unknown as Instance
    },
    attach() {
      attach(drawn())
      if (tabBar) attach(tabBar)
      watchPage(window, host)
    },
    ready,
    signal(name, ...args) {
      drawn()
        .getComponent()
        .triggerPageLifetime(name, [...args])
      tabBar?.getComponent().triggerPageLifetime(name, [...args])
    },
    release() {
      released = true
      drawn().release()
      tabBar?.release()
    },
    get root() {
      return drawn().getComponent().getBackendElement() as unknown as Element
    },
    instanceOf(element) {
      const found = elementOf(element)
      const caller = found && glassEasel.Component.isComponent(found) ? found.getMethodCaller() : undefined
      return caller && Object.hasOwn(caller, '_$') ? (caller as Instance) : undefined
    },
  }
}

function addStyle(css: string): void {
  const style = document.createElement('style')
  style.textContent = css
  document.head.append(style)
}

function messageOf(warning: unknown): string {
  return typeof warning === 'object' && warning !== null && 'message' in warning
    ? String(warning.message)
    : String(warning)
}
