// Taro's functions as one object, without those that only warn that the web has no such thing, and without sizes in
// pixels of the design, which H5 leaves as they are. lean.ts adds Taro's hooks, as it does to Taro's own object.
import { Current, eventCenter, Events, getCurrentInstance, nextTick, options } from '@tarojs/runtime'
import { getCurrentPages, history, navigateBack, navigateTo, reLaunch, redirectTo, switchTab } from '@tarojs/router'

export { Current, eventCenter, Events, options }

export const ENV_TYPE = { WEB: 'WEB' }
export const getEnv = () => ENV_TYPE.WEB
export function initPxTransform() {}

const taro = {
  Current,
  ENV_TYPE,
  eventCenter,
  Events,
  getCurrentInstance,
  getCurrentPages,
  getEnv,
  history,
  navigateBack,
  navigateTo,
  nextTick,
  options,
  reLaunch,
  redirectTo,
  switchTab,
}

export default taro

// exported by Taro's index
export const [
  Behavior,
  canIUseWebp,
  getAppInfo,
  interceptorify,
  interceptors,
  Link,
  preload,
  pxTransform,
  requirePlugin,
] = []
