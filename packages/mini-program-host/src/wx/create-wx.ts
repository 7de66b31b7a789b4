import type { CreateWx } from '../types/runtime'
import { appEvents } from './app-events'
import { appInfo } from './phone/app-info'
import { canIUse } from './names/can-i-use'
import { createContext, type WxArea } from './context'
import { device } from './phone/device'
import { dialogs } from './page/dialogs'
import { files } from './files/files'
import { navigationBar } from './page/navigation-bar'
import { networkStatus } from './network/network-status'
import { intersectionObservers } from './page/intersection-observer'
import { pageView } from './page/page-view'
import { people } from './phone/people'
import { permissions } from './phone/permissions'
import { requests } from './network/request'
import { selectorQueries } from './page/selector-query'
import { sockets } from './network/sockets'
import { storage } from './storage/storage'
import { superApp } from './phone/super-app'
import { systemInfo } from './phone/system-info'
import { tabBar } from './page/tab-bar'
import { toasts } from './page/toasts'
import { transfers } from './network/transfers'
import { unprovided } from './names/unprovided'

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

/** The members that the router adds to wx. */
const ROUTING = ['navigateTo', 'redirectTo', 'reLaunch', 'switchTab', 'navigateBack']

/** All of wx except navigation. WeChat names that the host lacks exist, but fail when called. */
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
