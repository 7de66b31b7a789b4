import { does, EMITTER, resolves, returns, unseen, type Method, type NativeModule } from '../bridge/native-module'
import { fileSystem } from './files/file-system'
import { imagePicker } from './pictures/image-picker'
import type { NativeContext } from './native-context'

const GRANTED = { status: 'granted', granted: true, expires: 'never', canAskAgain: true }

/** Requests for these permissions are granted at once. */
function permissionsFor(...names: readonly string[]): Readonly<Record<string, Method>> {
  return Object.fromEntries(names.map((name) => [name, resolves(() => GRANTED)]))
}

/** Modules that need a lens, a sensor or a gallery; they fail with a message until a test replaces them. */
function needsHardware(module: string, ...names: readonly string[]): Readonly<Record<string, Method>> {
  const fail = (name: string) => () => {
    throw new Error(`${module}.${name} needs a phone: this device has none of that`)
  }
  return Object.fromEntries(names.map((name) => [name, resolves(fail(name))]))
}

function sensor(name: string): NativeModule {
  return {
    name,
    methods: {
      ...EMITTER,
      ...unseen('startObserving', 'stopObserving'),
      isAvailableAsync: resolves(() => false),
      setUpdateInterval: resolves(() => undefined),
      ...permissionsFor('getPermissionsAsync', 'requestPermissionsAsync'),
    },
  }
}

const SENSORS = [
  'ExpoBarometer',
  'ExpoLightSensor',
  'ExponentAccelerometer',
  'ExponentDeviceMotion',
  'ExponentGyroscope',
  'ExponentMagnetometer',
  'ExponentMagnetometerUncalibrated',
  'ExponentPedometer',
]

/** The native parts of Expo's modules, which JavaScript finds on `globalThis.expo.modules`. */
export function expoModules(context: NativeContext): readonly NativeModule[] {
  const { surroundings } = context
  const camera = (name: string): NativeModule => ({
    name,
    constants: {
      Type: { front: 'front', back: 'back' },
      FlashMode: { off: 'off', on: 'on', auto: 'auto', torch: 'torch' },
      AutoFocus: { on: 'on', off: 'off' },
      WhiteBalance: { auto: 'auto' },
      VideoQuality: {},
      VideoStabilization: {},
      VideoCodec: {},
    },
    methods: {
      ...EMITTER,
      ...permissionsFor(
        'getPermissionsAsync',
        'requestPermissionsAsync',
        'getCameraPermissionsAsync',
        'requestCameraPermissionsAsync',
        'getMicrophonePermissionsAsync',
        'requestMicrophonePermissionsAsync',
      ),
      ...needsHardware(name, 'takePicture', 'record', 'stopRecording', 'getSupportedRatios'),
    },
  })
  return [
    ...SENSORS.map(sensor),
    camera('ExpoCamera'),
    camera('ExpoCameraNext'),
    {
      name: 'ExpoBarCodeScanner',
      constants: { BarCodeType: {}, Type: { front: 'front', back: 'back' } },
      methods: {
        ...permissionsFor('getPermissionsAsync', 'requestPermissionsAsync'),
        ...needsHardware('ExpoBarCodeScanner', 'scanFromURLAsync'),
      },
    },
    {
      name: 'ExpoBrightness',
      methods: {
        ...EMITTER,
        getBrightnessAsync: resolves(() => 1),
        setBrightnessAsync: resolves(() => undefined),
        getSystemBrightnessAsync: resolves(() => 1),
        ...permissionsFor('getPermissionsAsync', 'requestPermissionsAsync'),
      },
    },
    {
      name: 'ExpoKeepAwake',
      methods: {
        ...EMITTER,
        activate: resolves(() => true),
        deactivate: resolves(() => true),
        isAvailableAsync: resolves(() => true),
      },
    },
    {
      name: 'ExpoLocation',
      methods: {
        ...EMITTER,
        ...permissionsFor(
          'getPermissionsAsync',
          'requestPermissionsAsync',
          'getForegroundPermissionsAsync',
          'requestForegroundPermissionsAsync',
        ),
        hasServicesEnabledAsync: resolves(() => true),
        ...needsHardware(
          'ExpoLocation',
          'getCurrentPositionAsync',
          'getLastKnownPositionAsync',
          'watchPositionImplAsync',
        ),
      },
    },
    imagePicker(context),
    fileSystem(context),
    {
      name: 'ExponentAV',
      constants: { Qualities: {} },
      methods: {
        ...EMITTER,
        setAudioMode: resolves(() => undefined),
        setAudioIsEnabled: resolves(() => undefined),
        ...needsHardware('ExponentAV', 'loadForSound', 'unloadForSound', 'setStatusForSound', 'getStatusForSound'),
      },
    },
    { name: 'ExpoVideoView', constants: { ScaleNone: 0, ScaleToFill: 1 }, methods: {} },
    {
      name: 'ExpoFontLoader',
      methods: { loadAsync: resolves(() => undefined), getLoadedFonts: returns(() => []) },
    },
    {
      name: 'ExpoAsset',
      methods: { downloadAsync: resolves((url: string) => url) },
    },
    {
      name: 'ExponentConstants',
      constants: { executionEnvironment: 'bare', isHeadless: false, manifest: null, appOwnership: null },
      methods: { getWebViewUserAgentAsync: resolves(() => 'native-host') },
    },
    {
      name: 'ExpoClipboard',
      methods: {
        getStringAsync: resolves(() => surroundings.clipboard),
        setStringAsync: resolves((text: string) => {
          surroundings.clipboard = text
          return true
        }),
      },
    },
    { name: 'EXSplashScreen', methods: { hideAsync: does(() => undefined) } },
  ]
}

/** Where Expo's JavaScript looks for modules in the old format: there are none. */
export function legacyProxy(name: string): NativeModule {
  const constants = { viewManagersMetadata: {}, modulesConstants: {}, exportedMethods: {} }
  const callMethod = (module: string, method: string): never => {
    throw new Error(`there is no native module ${module} with a method ${method}`)
  }
  return { name, constants, methods: { ...EMITTER, callMethod: resolves(callMethod) } }
}
