import { asyncApi } from '../async-api'
import type { WxArea } from '../context'

const NUMBERS = { latitude: 'Number', longitude: 'Number' }

/** What WeChat offers around the mini-program: login, sharing, native screens, updates, reports. */
export const superApp: WxArea = (context) => {
  const done = (name: string, rules = {}) => asyncApi(context, name, rules, () => {})
  return {
    // each code can be used once, so none is returned twice
    login: asyncApi(context, 'login', { timeout: 'Number?' }, () => ({ code: context.nextId('host-code-') })),
    checkSession: done('checkSession'),
    showShareMenu: done('showShareMenu', { withShareTicket: 'Boolean?', menus: 'Array?' }),
    hideShareMenu: done('hideShareMenu', { menus: 'Array?' }),
    updateShareMenu: done('updateShareMenu'),
    openLocation: done('openLocation', { ...NUMBERS, scale: 'Number?', name: 'String?', address: 'String?' }),
    openDocument: done('openDocument', { filePath: 'String', fileType: 'String?', showMenu: 'Boolean?' }),
    previewImage: done('previewImage', { urls: 'Array', current: 'String|Number?' }),
    previewMedia: done('previewMedia', { sources: 'Array', current: 'Number?' }),
    setVisualEffectOnCapture: done('setVisualEffectOnCapture'),
    getUpdateManager: () => ({
      // the running version is always the newest
      onCheckForUpdate: (listener: unknown) => void context.later(() => context.tell(listener, { hasUpdate: false })),
      onUpdateReady: ignore,
      onUpdateFailed: ignore,
      applyUpdate() {
        throw new Error('applyUpdate:fail update is not ready')
      },
    }),
    reportAnalytics: ignore,
    reportEvent: ignore,
    reportMonitor: ignore,
    reportPerformance: ignore,
    getLogManager: () => logger(),
    getRealtimeLogManager: () => logger(),
    getPerformance: () => performanceOf(),
    preloadAssets: ignore,
    preloadWebview: ignore,
    preloadSkylineView: ignore,
  }
}

function logger() {
  const names = ['debug', 'info', 'log', 'warn', 'error', 'setFilterMsg', 'addFilterMsg', 'tag']
  return Object.fromEntries(names.map((name) => [name, ignore]))
}

/** No entries: times on this host say nothing about a phone. */
function performanceOf() {
  const none: unknown[] = []
  return {
    now: () => performance.now(),
    getEntries: () => none,
    getEntriesByName: () => none,
    getEntriesByType: () => none,
    setBufferSize: ignore,
    createObserver: () => ({ observe: ignore, disconnect: ignore, supportedEntryTypes: none }),
  }
}

function ignore(): void {
  // this host ignores it
}
