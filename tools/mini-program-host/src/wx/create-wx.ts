import type { CreateWx } from '../types/runtime'
import { appEvents } from './app-events'
import { appInfo } from './app-info'
import { canIUse } from './can-i-use'
import { createContext, type WxArea } from './context'
import { device } from './device'
import { dialogs } from './dialogs'
import { files } from './files'
import { navigationBar } from './navigation-bar'
import { networkStatus } from './network-status'
import { intersectionObservers } from './intersection-observer'
import { pageView } from './page-view'
import { people } from './people'
import { permissions } from './permissions'
import { requests } from './request'
import { selectorQueries } from './selector-query'
import { sockets } from './sockets'
import { storage } from './storage'
import { superApp } from './super-app'
import { systemInfo } from './system-info'
import { tabBar } from './tab-bar'
import { toasts } from './toasts'
import { transfers } from './transfers'
import { unprovided } from './unprovided'

const AREAS: readonly WxArea[] = [
  appEvents,
  appInfo,
  device,
  dialogs,
  files,
  navigationBar,
  networkStatus,
  intersectionObservers,
  pageView,
  people,
  permissions,
  requests,
  selectorQueries,
  sockets,
  storage,
  superApp,
  systemInfo,
  tabBar,
  toasts,
  transfers,
]

/** What the router adds to wx. */
const ROUTING = ['navigateTo', 'redirectTo', 'reLaunch', 'switchTab', 'navigateBack']

/**
 * All of wx but moving between pages. Names that WeChat has and this host has not are there, but fail when called.
 */
export const createWx: CreateWx = (runtime) => {
  const context = createContext(runtime)
  const provided: Record<string, unknown> = Object.assign({}, ...AREAS.map((area) => area(context)))
  const names = new Set([...Object.keys(provided), ...ROUTING, 'canIUse'])
  return {
    ...unprovided(context, names),
    ...provided,
    canIUse: (schema: unknown) => canIUse(String(schema), provided, (name) => names.has(name)),
  }
}
