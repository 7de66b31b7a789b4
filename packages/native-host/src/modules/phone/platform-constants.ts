import type { NativeModule } from '../../bridge/native-module'
import type { NativeContext } from '../native-context'

const REACT_NATIVE = { major: 0, minor: 73, patch: 6, prerelease: null }

/** The platform and its versions: Android 13 and iOS 17. */
export function platformConstants({ shape }: NativeContext): NativeModule {
  const constants =
    shape.platform === 'android'
      ? {
          isTesting: false,
          reactNativeVersion: REACT_NATIVE,
          Version: 33,
          Release: '13',
          Serial: 'unknown',
          Fingerprint: 'native-host',
          Model: 'Native Host',
          Brand: 'native-host',
          Manufacturer: 'native-host',
          uiMode: 'normal',
        }
      : {
          isTesting: false,
          reactNativeVersion: REACT_NATIVE,
          forceTouchAvailable: false,
          osVersion: '17.0',
          systemName: 'iOS',
          interfaceIdiom: 'phone',
        }
  return { name: 'PlatformConstants', constants, methods: {} }
}
