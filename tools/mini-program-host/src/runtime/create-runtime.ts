import type { Program } from '../types/program'
import type { Chrome, CreateWx, HostEvent, Instance, LaunchOptions, OpenPage, Runtime } from '../types/runtime'
import type { Surroundings } from '../types/surroundings'
import { watchReads } from '../wx/unprovided'
import { createConsole } from './console'
import { eventChannel } from './event-channel'
import { createFaults } from './faults'
import { createMeasures } from './measures'
import { createModules } from './modules'
import { makePage } from './open-page'
import { withOwnPromises } from './own-promises'
import { createPackages } from './packages'
import { createPageLife } from './page-life'
import { addressOf, parseUrl } from './paths'
import { createRegistry } from './registry'
import { createRouter } from './router'
import { routingApi } from './routing-api'
import { createSignals } from './signals'
import { jsonOf, viewHosts } from './view-hosts'

export interface RuntimeOptions {
  /** the view program, run in each page's window */
  readonly viewScript: string
  readonly launch?: { readonly path?: string; readonly scene?: number }
  /** records which free names app code looks up */
  readonly probe?: boolean
  readonly onEvent?: (event: HostEvent) => void
}

/** WeChat's scene for "opened from the list of mini-programs" */
const DEFAULT_SCENE = 1001

/** A mini-program ready to start: nothing of its code has run yet. */
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
  const launchOptions = launchOf(program, options.launch)
  let enterOptions = launchOptions
  let inFront = true

  const life = createPageLife(surroundings, faults)
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
    launchOptions,
    get enterOptions() {
      return enterOptions
    },
    invoke: faults.invoke,
    report: faults.report,
    emit,
    on: signals.on,
    mock(name, replacement) {
      wx[name] = replacement ?? originals[name]
    },
    original: (name) => originals[name] as never,
    foreground,
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
    runEntry(path)
  })

  function freeName(name: string, file: string): void {
    const files = measures.domNames.get(name) ?? new Set()
    measures.domNames.set(name, files.add(file))
  }

  function runEntry(path: string): void {
    try {
      registry.entry(path, () => modules.load(path))
    } catch (error) {
      faults.report(error)
    }
  }

  function start(): void {
    realm.onError((error, rejected) => {
      if (rejected) faults.rejected(error, rejected.promise)
      else faults.report(error)
    })
    runEntry('app')
    const opened = realm.copy(launchOptions)
    if (app) faults.invoke(app, 'onLaunch', opened)
    if (app) faults.invoke(app, 'onShow', opened)
    signals.tell('appShow', launchOptions)
    packages.loadOf('app')
    if (router.has(launchOptions.path))
      router.reLaunch(addressOf(launchOptions.path, launchOptions.query)).catch(faults.report)
    else pageNotFound()
  }

  function pageNotFound(): void {
    const { path, query } = launchOptions
    const told = { path, query, isEntryPage: true }
    if (typeof app?.onPageNotFound === 'function') faults.invoke(app, 'onPageNotFound', realm.copy(told))
    else faults.report(new Error(`page "${path}" is not found`))
    signals.tell('pageNotFound', told)
  }

  function foreground(
    shown: boolean,
    given: { path?: string; query?: Record<string, string>; scene?: number } = {},
  ): void {
    if (shown === inFront) return
    inFront = shown
    const top = router.pages.at(-1)
    if (!shown) {
      if (top) life.hide(top)
      if (app) faults.invoke(app, 'onHide')
      signals.tell('appHide', { reason: 0 })
      return
    }
    enterOptions = { ...launchOptions, path: top?.path ?? launchOptions.path, query: top?.query ?? {}, ...given }
    if (app) faults.invoke(app, 'onShow', realm.copy(enterOptions))
    signals.tell('appShow', enterOptions)
    const target = given.path === undefined ? undefined : addressOf(given.path, given.query)
    if (target === undefined || given.path === top?.path) {
      if (top) life.show(top)
      return
    }
    router.reLaunch(target).catch(faults.report)
  }

  return runtime
}

function launchOf(program: Program, launch: RuntimeOptions['launch']): LaunchOptions {
  const { path, query } = parseUrl(`/${launch?.path?.replace(/^\//, '') ?? program.pages[0]}`)
  return { path, query, scene: launch?.scene ?? DEFAULT_SCENE, referrerInfo: {} }
}
