import type { Program } from '../types/program'
import type { Instance, LaunchOptions } from '../types/runtime'
import type { AppRealm } from '../types/surroundings'
import type { Faults } from './faults'
import type { PageLife } from './page-life'
import { addressOf, parseUrl } from './paths'
import type { PageStack } from './router'
import type { Signals } from './signals'

/** WeChat's scene for "opened from the list of mini-programs" */
const DEFAULT_SCENE = 1001

export interface Launch {
  /** a page's path with its query, with or without leading slash; the entry page by default */
  readonly path?: string
  readonly scene?: number
}

export interface Return {
  readonly path?: string
  readonly query?: Readonly<Record<string, string>>
  readonly scene?: number
}

interface AppLifeOptions {
  readonly program: Program
  readonly realm: AppRealm
  readonly router: PageStack
  readonly life: PageLife
  readonly faults: Faults
  readonly signals: Signals
  readonly launch?: Launch
  readonly app: () => Instance | undefined
}

/** Takes the app through its life cycle: launched, in the background, in the foreground again. */
export interface AppLife {
  readonly launchOptions: LaunchOptions
  readonly enterOptions: LaunchOptions
  /** onLaunch and onShow */
  launched(): void
  /**
   * Opens the first page, or calls onPageNotFound when there is none with its path. Settles once a page is open, or
   * none could be; never rejects.
   */
  openFirst(): Promise<void>
  foreground(shown: boolean, given?: Return): void
}

export function createAppLife(options: AppLifeOptions): AppLife {
  const { program, realm, router, life, faults, signals } = options
  const launchOptions = launchOf(program, options.launch)
  let enterOptions = launchOptions
  let inFront = true

  function tellApp(method: string, value?: object): void {
    const app = options.app()
    if (app) faults.invoke(app, method, ...(value ? [realm.copy(value)] : []))
  }

  function pageNotFound({ path, query }: LaunchOptions): void {
    const told = { path, query, isEntryPage: true }
    if (typeof options.app()?.onPageNotFound === 'function') tellApp('onPageNotFound', told)
    else faults.report(new Error(`page "${path}" is not found`))
    signals.tell('pageNotFound', told)
  }

  async function open({ path, query }: LaunchOptions): Promise<void> {
    await router.reLaunch(addressOf(path, query)).catch(faults.report)
  }

  function toBack(): void {
    const top = router.pages.at(-1)
    if (top) life.hide(top)
    tellApp('onHide')
    signals.tell('appHide', { reason: 0 })
  }

  function toFront(given: Return): void {
    const top = router.pages.at(-1)
    const here = { path: top?.path ?? launchOptions.path, query: top?.query ?? {} }
    const elsewhere = given.path === undefined ? {} : { path: given.path, query: given.query ?? {} }
    enterOptions = { ...launchOptions, ...here, ...elsewhere, scene: given.scene ?? launchOptions.scene }
    tellApp('onShow', enterOptions)
    signals.tell('appShow', enterOptions)
    if (addressOf(enterOptions.path, enterOptions.query) !== addressOf(here.path, here.query)) void open(enterOptions)
    else if (top) life.show(top)
  }

  return {
    launchOptions,
    get enterOptions() {
      return enterOptions
    },
    launched() {
      tellApp('onLaunch', launchOptions)
      tellApp('onShow', launchOptions)
      signals.tell('appShow', launchOptions)
    },
    async openFirst() {
      if (router.has(launchOptions.path)) return open(launchOptions)
      pageNotFound(launchOptions)
      // navigation that the app has just requested comes first
      await new Promise<void>((resolve) => realm.setTimeout(resolve, 0))
    },
    foreground(shown, given = {}) {
      if (shown === inFront) return
      inFront = shown
      if (shown) toFront(given)
      else toBack()
    },
  }
}

function launchOf(program: Program, launch: Launch = {}): LaunchOptions {
  const { path, query } = parseUrl(`/${launch.path?.replace(/^\//, '') ?? program.pages[0]}`)
  return { path, query, scene: launch.scene ?? DEFAULT_SCENE, referrerInfo: {} }
}
