import type { Platform } from '../types/device'

const DEVELOPMENT = [
  'BugReporting',
  'DevLoadingView',
  'DevMenu',
  'DevSettings',
  'FrameRateLogger',
  'JSCHeapCapture',
  'JSCSamplingProfiler',
  'JSDevSupport',
  'LogBox',
  'PerformanceLogger',
  'RedBox',
  'WebSocketModule',
  'EXDevLauncher',
  'EXReactNativeEventEmitter',
  'ExponentKernel',
  'ExpoUpdates',
]
const NEW_ARCHITECTURE = [
  'NativeAnimatedTurboModule',
  'NativePerformanceCxx',
  'NativePerformanceObserverCxx',
  'SegmentFetcher',
]
/** Storages that async-storage would rather have: one of Expo Go, and one of SQLite that is switched on by hand. */
const OTHER_STORAGES = ['PlatformLocalStorage', 'RNC_AsyncSQLiteDBStorage']
const OF_ANDROID = [
  'AccessibilityInfo',
  'DeviceEventManager',
  'DialogManagerAndroid',
  'HeadlessJsTaskSupport',
  'IntentAndroid',
  'PermissionsAndroid',
  'ShareModule',
  'SoundManager',
  'ToastAndroid',
]
const OF_IOS = [
  'AccessibilityManager',
  'ActionSheetManager',
  'AlertManager',
  'LinkingManager',
  'ModalManager',
  'PushNotificationManager',
  'Settings',
]

/**
 * Modules that JavaScript looks for although a release of the app on this platform has none of that name either:
 * those for development, those of the new architecture, those of the other platform.
 */
export function absentOn(platform: Platform): ReadonlySet<string> {
  return new Set([
    ...DEVELOPMENT,
    ...NEW_ARCHITECTURE,
    ...OTHER_STORAGES,
    ...(platform === 'android' ? OF_IOS : OF_ANDROID),
  ])
}

/**
 * View managers that JavaScript looks for and does without: react-navigation asks whether masked-view is installed, and
 * gesture-handler reads the constants by this name first.
 */
export const ABSENT_VIEWS: ReadonlySet<string> = new Set(['RNCMaskedView', 'getConstants'])
