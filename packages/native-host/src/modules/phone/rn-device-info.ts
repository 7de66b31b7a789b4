import { EMITTER, resolves, returns, type NativeModule } from '../../bridge/native-module'
import type { NativeContext } from '../native-context'

const FACTS: Readonly<Record<string, unknown>> = {
  getFontScale: 1,
  isEmulator: true,
  getUniqueId: 'native-host',
  getBatteryLevel: 1,
  isBatteryCharging: true,
  getTotalMemory: 4_000_000_000,
  getUsedMemory: 1_000_000_000,
  getMaxMemory: 4_000_000_000,
  getTotalDiskCapacity: 64_000_000_000,
  getFreeDiskStorage: 32_000_000_000,
  getUserAgent: 'native-host',
  getDeviceName: 'Native Host',
  getIpAddress: '127.0.0.1',
  getCarrier: '',
  isLandscape: false,
  isAirplaneMode: false,
  isPinOrFingerprintSet: false,
  getApiLevel: 33,
  getManufacturer: 'native-host',
  getDevice: 'native-host',
  hasGms: false,
  hasHms: false,
}

/** react-native-device-info: each value can be read with a promise or synchronously. */
export function rnDeviceInfo({ shape }: NativeContext): NativeModule {
  const android = shape.platform === 'android'
  return {
    name: 'RNDeviceInfo',
    constants: {
      appName: 'app',
      appVersion: '1.0.0',
      buildNumber: '1',
      bundleId: 'host.app',
      brand: android ? 'native-host' : 'Apple',
      model: android ? 'Native Host' : 'iPhone',
      deviceId: 'native-host',
      deviceType: 'Handset',
      isTablet: false,
      isDisplayZoomed: false,
      systemName: android ? 'Android' : 'iOS',
      systemVersion: android ? '13' : '17.0',
      uniqueId: 'native-host',
    },
    methods: {
      ...EMITTER,
      ...Object.fromEntries(Object.entries(FACTS).map(([name, fact]) => [name, resolves(() => fact)])),
      ...Object.fromEntries(Object.entries(FACTS).map(([name, fact]) => [`${name}Sync`, returns(() => fact)])),
    },
  }
}
