import { insetsOf } from '../../runtime/insets'
import type { Runtime } from '../../types/runtime'
import type { Surroundings } from '../../types/surroundings'
import type { WxArea, WxContext } from '../context'
import { asyncApi } from '../async-api'

/** the base library version of api-names.json */
export const SDK_VERSION = '3.17.0'
const SUPER_APP_VERSION = '8.0.60'
/** CSS px, as on a phone without a notch */
const STATUS_BAR = 20
const MENU_BUTTON = { width: 87, height: 32, right: 10, top: 4 }

/** wx.getSystemInfo and the calls that replaced it: the values of a plain phone of the given size. */
export const systemInfo: WxArea = (context) => {
  const { own } = context
  const everything = () => own(systemInfoOf(context))
  return {
    getSystemInfoSync: everything,
    getSystemInfo: asyncApi(context, 'getSystemInfo', {}, () => systemInfoOf(context)),
    getSystemInfoAsync: asyncApi(context, 'getSystemInfoAsync', {}, () => systemInfoOf(context)),
    getWindowInfo: () => own(windowInfo(context.runtime)),
    getAppBaseInfo: () => own(appBaseInfo(context.runtime.surroundings)),
    getDeviceInfo: () => own(deviceInfo()),
    getSystemSetting: () => own(systemSetting()),
    getAppAuthorizeSetting: () => own(appAuthorizeSetting()),
    getMenuButtonBoundingClientRect: () => own(menuButton(context.runtime.surroundings)),
    getSkylineInfoSync: () => own(skylineInfo()),
    getSkylineInfo: asyncApi(context, 'getSkylineInfo', {}, skylineInfo),
    getRendererUserAgent: asyncApi(context, 'getRendererUserAgent', {}, () => ({
      userAgent: `mini-program-host MicroMessenger/${SUPER_APP_VERSION}`,
    })),
  }
}

function systemInfoOf({ runtime }: WxContext): Record<string, unknown> {
  const { surroundings } = runtime
  const { albumAuthorized, cameraAuthorized, locationAuthorized, microphoneAuthorized, notificationAuthorized } =
    Object.fromEntries(Object.entries(appAuthorizeSetting()).map(([name, value]) => [name, value === 'authorized']))
  return {
    ...windowInfo(runtime),
    ...appBaseInfo(surroundings),
    ...deviceInfo(),
    ...systemSetting(),
    albumAuthorized,
    cameraAuthorized,
    locationAuthorized,
    microphoneAuthorized,
    notificationAuthorized,
  }
}

/** The part of the screen that WeChat's bars leave to the top page. */
function windowInfo({ program, surroundings, stack, launchOptions }: Runtime) {
  const { width, height, pixelRatio } = surroundings.size()
  const { top, bottom } = insetsOf(program, stack.at(-1)?.path ?? launchOptions.path)
  const safeArea = { left: 0, top: STATUS_BAR, right: width, bottom: height, width, height: height - STATUS_BAR }
  return {
    pixelRatio,
    screenWidth: width,
    screenHeight: height,
    windowWidth: width,
    windowHeight: height - top - bottom,
    statusBarHeight: STATUS_BAR,
    screenTop: top,
    safeArea,
  }
}

function appBaseInfo({ language = 'zh_CN' }: Surroundings) {
  return {
    SDKVersion: SDK_VERSION,
    version: SUPER_APP_VERSION,
    language,
    enableDebug: false,
    fontSizeSetting: 16,
    fontSizeScaleFactor: 1,
    theme: 'light',
    host: { appId: '', env: 'WeChat', version: 0 },
  }
}

function deviceInfo() {
  return {
    // the value in WeChat's own tools, since this is no phone either
    platform: 'devtools',
    brand: 'devtools',
    model: 'mini-program-host',
    system: 'iOS 16.0',
    abi: 'x86_64',
    deviceAbi: 'x86_64',
    cpuType: 'x86_64',
    memorySize: '4096',
    benchmarkLevel: 50,
  }
}

function systemSetting() {
  return { bluetoothEnabled: true, locationEnabled: true, wifiEnabled: true, deviceOrientation: 'portrait' }
}

function appAuthorizeSetting() {
  return {
    albumAuthorized: 'authorized',
    bluetoothAuthorized: 'authorized',
    cameraAuthorized: 'authorized',
    locationAuthorized: 'authorized',
    locationReducedAccuracy: false,
    microphoneAuthorized: 'authorized',
    notificationAuthorized: 'authorized',
    notificationAlertAuthorized: 'authorized',
    notificationBadgeAuthorized: 'authorized',
    notificationSoundAuthorized: 'authorized',
    phoneCalendarAuthorized: 'authorized',
  }
}

function menuButton(surroundings: Surroundings) {
  const right = surroundings.size().width - MENU_BUTTON.right
  const top = STATUS_BAR + MENU_BUTTON.top
  const { width, height } = MENU_BUTTON
  return { width, height, left: right - width, right, top, bottom: top + height }
}

function skylineInfo() {
  return { isSupported: false, version: '', reason: 'this host draws by WebView' }
}
