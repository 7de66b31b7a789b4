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
/** Storages that async-storage prefers: one of Expo Go, and one of SQLite that has to be enabled. */
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
 * Modules that JavaScript looks for although a release of the app on this platform lacks them too: those for
 * development, of the new architecture, and of the other platform.
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
 * Optional view managers: react-navigation checks whether masked-view is installed, and gesture-handler reads the
 * constants by this name first.
 */
export const ABSENT_VIEWS: ReadonlySet<string> = new Set(['RNCMaskedView', 'getConstants'])
