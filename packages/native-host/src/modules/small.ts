import { callsBack, does, EMITTER, resolves, unseen, type Callback, type NativeModule } from '../bridge/native-module'
import type { NativeContext } from './native-context'

export function toast({ surroundings }: NativeContext): NativeModule {
  const show = does((message: string) => void surroundings.toasts.push(message))
  return {
    name: 'ToastAndroid',
    constants: { SHORT: 0, LONG: 1, TOP: 49, BOTTOM: 81, CENTER: 17 },
    methods: { show, showWithGravity: show, showWithGravityAndOffset: show },
  }
}

export function vibration(): NativeModule {
  return { name: 'Vibration', methods: unseen('vibrate', 'vibrateByPattern', 'cancel') }
}

export function sound(): NativeModule {
  return { name: 'SoundManager', methods: unseen('playTouchSound') }
}

/** Only the device sends keyboard events: src/device/keyboard.ts. */
export function keyboard(): NativeModule {
  return { name: 'KeyboardObserver', methods: EMITTER }
}

/** Reports removed modals to the app: src/device/modal-life.ts. */
export function modals(): NativeModule {
  return { name: 'ModalManager', methods: EMITTER }
}

export function headlessTasks(): NativeModule {
  return {
    name: 'HeadlessJsTaskSupport',
    methods: { notifyTaskFinished: does(() => undefined), notifyTaskRetry: resolves(() => false) },
  }
}

/** The hardware back button, when JavaScript does not handle it: the app goes to the background. */
export function deviceEvents({ surroundings }: NativeContext): NativeModule {
  return {
    name: 'DeviceEventManager',
    methods: {
      invokeDefaultBackPressHandler: does(() => {
        surroundings.left = true
      }),
    },
  }
}

export function sourceCode({ shape }: NativeContext): NativeModule {
  const scriptURL = shape.platform === 'android' ? 'assets://index.android.bundle' : 'file:///app/main.jsbundle'
  return { name: 'SourceCode', constants: { scriptURL }, methods: {} }
}

/** Links into the app and out of it. */
export function linking(name: 'LinkingManager' | 'IntentAndroid', context: NativeContext): NativeModule {
  return {
    name,
    methods: {
      ...EMITTER,
      getInitialURL: resolves(() => context.launchLink),
      canOpenURL: resolves((url: string) => /^[a-z][a-z0-9+.-]*:/i.test(url)),
      openURL: resolves((url: string) => void context.surroundings.opened.push(url)),
      openSettings: resolves(() => void context.surroundings.opened.push('settings:')),
      ...(name === 'IntentAndroid'
        ? { sendIntent: resolves((action: string) => void context.surroundings.opened.push(action)) }
        : {}),
    },
  }
}

export function clipboard({ surroundings }: NativeContext): NativeModule {
  return {
    name: 'RNCClipboard',
    methods: {
      ...EMITTER,
      ...unseen('setListener', 'removeListener'),
      getString: resolves(() => surroundings.clipboard),
      hasString: resolves(() => surroundings.clipboard !== ''),
      setString: does((text: string) => {
        surroundings.clipboard = text
      }),
    },
  }
}

/** The kind of network: Wi-Fi, or none while the device is offline. */
export function netInfo({ network }: NativeContext): NativeModule {
  return {
    name: 'RNCNetInfo',
    methods: {
      ...EMITTER,
      getCurrentState: resolves(() => networkState(network.isOffline())),
      configure: does(() => undefined),
    },
  }
}

export function networkState(offline: boolean): Record<string, unknown> {
  return {
    type: offline ? 'none' : 'wifi',
    isConnected: !offline,
    isInternetReachable: !offline,
    isWifiEnabled: true,
    details: offline ? null : { isConnectionExpensive: false, ssid: null, bssid: null, strength: null },
  }
}

/** Every request is granted; a test for a denial uses its own module. */
export function permissions(): NativeModule {
  return {
    name: 'PermissionsAndroid',
    methods: {
      checkPermission: resolves(() => true),
      requestPermission: resolves(() => 'granted'),
      shouldShowRequestPermissionRationale: resolves(() => false),
      requestMultiplePermissions: resolves((names: readonly string[]) =>
        Object.fromEntries(names.map((name) => [name, 'granted'])),
      ),
    },
  }
}

export function webView(): NativeModule {
  return {
    name: 'RNCWebView',
    methods: {
      isFileUploadSupported: resolves(() => true),
      shouldStartLoadWithLockIdentifier: does(() => undefined),
    },
  }
}

/** Measurements of SVG elements are empty: this module does not draw. */
export function svgModules(): readonly NativeModule[] {
  return [
    { name: 'RNSVGRenderableModule', methods: {} },
    {
      name: 'RNSVGSvgViewModule',
      methods: { toDataURL: callsBack([2], (_tag: number, _o: object, done: Callback) => done('')) },
    },
  ]
}
