import type { OpenPage, Runtime } from '../../types/runtime'
import { addBinding } from './bindings'
import { appFunction } from './app-function'
import { callWx } from './call-wx'
import { mockWx } from './mock-wx'
import { argsParam, textParam, type Params } from '../params'
import { toPlain } from '../plain'
import type { HandlerTable } from '../handler-table'

/** Methods of the protocol that concern the app as a whole. */
export const APP_HANDLERS: HandlerTable = {
  'App.getPageStack': ({ stack }) => ({ pageStack: stack.map(pageHandle) }),
  'App.getCurrentPage': ({ stack }) => {
    const page = stack.at(-1)
    if (page === undefined) throw new Error('no page is open')
    return pageHandle(page)
  },
  'App.callWxMethod': async (runtime, params) => {
    refusePlugins(params)
    return { result: await callWx(runtime, textParam(params, 'method'), argsParam(params)) }
  },
  'App.mockWxMethod': (runtime, params) => {
    refusePlugins(params)
    mockWx(runtime, params)
  },
  'App.callFunction': async (runtime, params) => {
    const run = appFunction(runtime, textParam(params, 'functionDeclaration'))
    const args = argsParam(params).map((arg) => ownCopy(runtime, arg))
    return { result: toPlain(await run(...args)) }
  },
  'App.addBinding': (runtime, params) => addBinding(runtime, textParam(params, 'name')),
  // the server passes console calls on once it has seen this
  'App.enableLog': () => undefined,
  'App.captureScreenshot': async ({ surroundings }) => ({ data: await surroundings.screenshot() }),
  'App.exit': (runtime) => runtime.foreground(false),
}

function pageHandle({ id, path, query }: OpenPage) {
  return { pageId: id, path, query }
}

function ownCopy(runtime: Runtime, value: unknown): unknown {
  return typeof value === 'object' && value !== null ? runtime.surroundings.realm.copy(value) : value
}

function refusePlugins({ pluginId }: Params): void {
  if (pluginId !== undefined) throw new Error(`plugin ${String(pluginId)} is not there: this host runs no plugins`)
}
