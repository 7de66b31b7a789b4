import type { Program } from '../types/program'
import type { Chrome, CreateWx, HostEvent, Instance, OpenPage, Runtime } from '../types/runtime'
import type { Surroundings } from '../types/surroundings'
import { watchReads } from '../wx/names/unprovided'
import { createAppLife, type Launch } from './app-life'
import { createConsole } from './console'
import { eventChannel } from './event-channel'
import { createFaults } from './faults'
import { createMeasures } from './measures'
import { createModules } from './modules'
import { makePage } from './open-page'
import { withOwnPromises } from './own-promises'
import { createPackages } from './packages'
import { createPageLife } from './page-life'
import { createRegistry } from './registry'
import { createRouter } from './router'
import { routingApi } from './routing-api'
import { createSignals } from './signals'
import { jsonOf, viewHosts } from './view-hosts'

export interface RuntimeOptions {
  /** the view program, run in each page's window */
  readonly viewScript: string
  readonly launch?: Launch
  /** records which free names app code reads */
  readonly probe?: boolean
  readonly onEvent?: (event: HostEvent) => void
}

/** A mini-program ready to start: none of its code has run yet. */
export function createRuntime(
  program: Program,
  surroundings: Surroundings,
  createWx: CreateWx,
  options: RuntimeOptions,
): Runtime {
  const { realm } = surroundings
  const measures = createMeasures()
  const signals = createSignals()
  const registry = createRegistry()
  const emit = (event: HostEvent) => options.onEvent?.(event)
  let app: Instance | undefined
  const faults = createFaults({ measures, signals, emit, app: () => app })

  let pageIsReady = () => {}
  const firstReady = new Promise<void>((resolve) => {
    pageIsReady = resolve
  })
  const life = createPageLife(surroundings, faults, () => pageIsReady())
  const json = jsonOf(realm)
  const pageMaker = {
    program,
    surroundings,
    registry,
    viewScript: options.viewScript,
    viewHost: (path: string, page: () => OpenPage) => viewHosts(runtime, { json, tell: signals.tell }, path, page),
  }
  const router = createRouter({
    program,
    life,
    make(target, channel = eventChannel(faults.report)[1]) {
      packages.loadOf(target.path)
      return makePage(pageMaker, target, channel)
    },
    later: (run) => void realm.setTimeout(run, 0),
  })

  const appLife = createAppLife({
    program,
    realm,
    router,
    life,
    faults,
    signals,
    launch: options.launch,
    app: () => app,
  })

  const chrome: Chrome = { title: program.app.window?.navigationBarTitleText ?? '' }
  const runtime: Runtime = {
    program,
    surroundings,
    measures,
    stack: router.pages,
    router,
    chrome,
    get app() {
      return app
    },
    get wx() {
      return wx
    },
    get scope() {
      return scope
    },
    launchOptions: appLife.launchOptions,
    get enterOptions() {
      return appLife.enterOptions
    },
    invoke: faults.invoke,
    report: faults.report,
    emit,
    on: signals.on,
    mock(name, replacement) {
      wx[name] = replacement ?? originals[name]
    },
    original: (name) => originals[name] as never,
    foreground: appLife.foreground,
    start,
  }

  const originals = withOwnPromises(realm, {
    ...createWx(runtime),
    ...routingApi({ router, realm, report: faults.report }),
  })
  const wx = watchReads(runtime, { ...originals })
  const ownArray = realm.compile(['items'], 'return Array.from(items)', 'host')

  const scope = {
    wx,
    App: (given: Instance) => {
      app = given
    },
    Page: registry.Page,
    Component: registry.Component,
    Behavior: registry.Behavior,
    getApp: () => app,
    getCurrentPages: () => ownArray(router.pages.map(({ instance }) => instance)),
    console: createConsole(realm, emit),
    requirePlugin: undefined,
    requireMiniProgram: undefined,
  }

  const modules = createModules({
    program,
    realm,
    scope,
    onFreeName: options.probe ? freeName : undefined,
    isLoaded: (path) => packages.isLoaded(path),
    loadPackageOf: (path) => packages.loadOf(path),
  })
  const packages = createPackages(program, (path) => {
    const hasRun = runEntry(path)
    // an undefined page is reported when it is opened
    if (hasRun && !registry.get(path) && program.components.includes(path))
      faults.report(new Error(`Component is not found in path "${path}"`))
  })

  function freeName(name: string, file: string): void {
    const files = measures.domNames.get(name) ?? new Set()
    measures.domNames.set(name, files.add(file))
  }

  function runEntry(path: string): boolean {
    try {
      registry.entry(path, () => modules.load(path))
      return true
    } catch (error) {
      faults.report(error)
      return false
    }
  }

  async function start(): Promise<void> {
    realm.onError((error, rejected) => {
      if (rejected) faults.rejected(error, rejected.promise)
      else faults.report(error)
    })
    runEntry('app')
    appLife.launched()
    packages.loadOf('app')
    await appLife.openFirst()
    if (router.pages.length > 0) await firstReady
  }

  return runtime
}
