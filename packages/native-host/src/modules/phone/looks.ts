import { callsBack, does, EMITTER, returns, unseen, type Callback, type NativeModule } from '../../bridge/native-module'
import type { NativeContext } from '../native-context'

/** The light colour scheme. */
export function appearance(): NativeModule {
  return {
    name: 'Appearance',
    methods: { ...EMITTER, getColorScheme: returns(() => 'light'), ...unseen('setColorScheme') },
  }
}

/** Text runs from left to right. */
export function i18n({ language }: NativeContext): NativeModule {
  return {
    name: 'I18nManager',
    constants: { isRTL: false, doLeftAndRightSwapInRTL: true, localeIdentifier: language.replace('-', '_') },
    methods: unseen('allowRTL', 'forceRTL', 'swapLeftAndRightInRTL'),
  }
}

/** The settings of an iPhone, of which the languages alone are read. */
export function settings({ language }: NativeContext): NativeModule {
  return { name: 'SettingsManager', constants: { settings: { AppleLanguages: [language] } }, methods: {} }
}

export function statusBar({ shape }: NativeContext): NativeModule {
  const height = shape.insets.top
  return {
    name: 'StatusBarManager',
    constants: { HEIGHT: height, DEFAULT_BACKGROUND_COLOR: 0 },
    methods: {
      ...EMITTER,
      getHeight: callsBack([0], (done: Callback) => done({ height })),
      ...unseen('setColor', 'setTranslucent', 'setStyle', 'setHidden', 'setNetworkActivityIndicatorVisible'),
    },
  }
}

/** The whole window, and the insets of the system's bars. */
export function safeAreaContext({ shape }: NativeContext): NativeModule {
  const { width, height } = shape.size
  const initialWindowMetrics = { insets: shape.insets, frame: { x: 0, y: 0, width, height } }
  return { name: 'RNCSafeAreaContext', constants: { initialWindowMetrics }, methods: {} }
}

/** No screen reader is on. */
export function accessibility({ shape }: NativeContext): NativeModule {
  const off = callsBack([0, 1], (done: Callback) => done(false))
  if (shape.platform === 'android') {
    return {
      name: 'AccessibilityInfo',
      methods: {
        isReduceMotionEnabled: callsBack([0], (done: Callback) => done(false)),
        isTouchExplorationEnabled: callsBack([0], (done: Callback) => done(false)),
        isAccessibilityServiceEnabled: callsBack([0], (done: Callback) => done(false)),
        isGrayscaleEnabled: callsBack([0], (done: Callback) => done(false)),
        getRecommendedTimeoutMillis: callsBack([1], (ms: number, done: Callback) => done(ms)),
        setAccessibilityFocus: does(() => undefined),
        announceForAccessibility: does(() => undefined),
      },
    }
  }
  return {
    name: 'AccessibilityManager',
    methods: {
      ...EMITTER,
      getCurrentBoldTextState: off,
      getCurrentGrayscaleState: off,
      getCurrentInvertColorsState: off,
      getCurrentReduceMotionState: off,
      getCurrentPrefersCrossFadeTransitionsState: off,
      getCurrentReduceTransparencyState: off,
      getCurrentVoiceOverState: off,
      ...unseen(
        'setAccessibilityContentSizeMultipliers',
        'setAccessibilityFocus',
        'announceForAccessibility',
        'announceForAccessibilityWithOptions',
      ),
    },
  }
}
