const SHAPES = /^(on|off)[A-Z]|Sync$|^create(?!BLE(Connection|PeripheralServer)$)|Manager$/

const NAMES = new Set([
  'arrayBufferToBase64',
  'base64ToArrayBuffer',
  'canIUse',
  'cancelIdleCallback',
  'checkIsPictureInPictureActive',
  'getApiCategory',
  'getAppAuthorizeSetting',
  'getAppBaseInfo',
  'getDeviceInfo',
  'getMenuButtonBoundingClientRect',
  'getNFCAdapter',
  'getPerformance',
  'getSystemSetting',
  'getWindowInfo',
  'getXrFrameSystem',
  'isVKSupport',
  'nextTick',
  'postMessageToReferrerMiniProgram',
  'postMessageToReferrerPage',
  'reportAnalytics',
  'reportEvent',
  'reportMonitor',
  'reportPerformance',
  'requestAppleSubscribeSign',
  'requestIdleCallback',
  'revokeBufferURL',
])

/** Whether a call of wx answers by what it returns; every other one answers through success and fail. */
export function isSynchronous(name: string): boolean {
  return SHAPES.test(name) || NAMES.has(name)
}
