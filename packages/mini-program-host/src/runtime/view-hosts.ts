import type { OpenPage, Runtime } from '../types/runtime'
import type { AppRealm } from '../types/surroundings'
import type { ViewHost } from '../view/view-host'
import { fileUrl } from '../wx/files/file-url'
import { measureSetData } from './measures'
import type { Signals } from './signals'
import { share } from './share'

export type JsonOfRealm = Pick<ViewHost, 'toJson' | 'fromJson'>

/** JSON functions of the app's realm. */
export function jsonOf(realm: AppRealm): JsonOfRealm {
  return {
    toJson: realm.compile(['value'], 'return JSON.stringify(value)', 'host') as JsonOfRealm['toJson'],
    fromJson: realm.compile(['json'], 'return JSON.parse(json)', 'host') as JsonOfRealm['fromJson'],
  }
}

interface Reported {
  readonly json: JsonOfRealm
  readonly tell: Signals['tell']
}

/** The host for one page's window. */
export function viewHosts(runtime: Runtime, { json, tell }: Reported, path: string, page: () => OpenPage): ViewHost {
  const { program, surroundings, measures } = runtime
  const reach = program.configs[path]?.onReachBottomDistance ?? program.app.window?.onReachBottomDistance
  return {
    program,
    realm: surroundings.realm,
    hooks: builtinHooks(runtime, page),
    setDataDelay: surroundings.setDataDelay,
    reachBottomDistance: reach,
    report: runtime.report,
    warn: (message) => void measures.warnings.push(message),
    log: (type, message) => runtime.emit({ method: 'App.logAdded', params: { type, args: [message] } }),
    ...json,
    measure: (from, text, data) => measureSetData(measures, from, text, Object.keys(data)),
    setTitle(title) {
      page().title = title
    },
    scrolled: (scrollTop) => runtime.invoke(page().instance, 'onPageScroll', surroundings.realm.copy({ scrollTop })),
    reachedBottom: () => runtime.invoke(page().instance, 'onReachBottom'),
    resized() {
      const { innerWidth, innerHeight } = page().view.window
      const told = surroundings.realm.copy({ size: { windowWidth: innerWidth, windowHeight: innerHeight } })
      page().view.signal('resize', told.size)
      runtime.invoke(page().instance, 'onResize', told)
      tell('windowResize', { size: { windowWidth: innerWidth, windowHeight: innerHeight } })
    },
  }
}

function builtinHooks(runtime: Runtime, page: () => OpenPage): ViewHost['hooks'] {
  const { router, program } = runtime
  return {
    resolve: (source) =>
      fileUrl(runtime, source) ??
      (/^[a-z][\w+.-]*:/i.test(source) ? source : program.assets + source.replace(/^\//, '')),
    async navigate({ openType, url, delta }) {
      if (openType === 'navigateBack') return router.navigateBack(delta)
      if (openType === 'redirect') return void (await router.redirectTo(url))
      if (openType === 'switchTab') return void (await router.switchTab(url))
      if (openType === 'reLaunch') return void (await router.reLaunch(url))
      if (openType === 'navigate') return void (await router.navigateTo(url))
      throw new Error(`a navigator's open-type "${openType}" is not provided by this host`)
    },
    share({ id, dataset }) {
      share(runtime, page(), { from: 'button', target: { id, dataset } }).catch(runtime.report)
    },
  }
}
