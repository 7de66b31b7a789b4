const { NativeModules } = require('react-native')

const { RNDeviceInfo: phone } = NativeModules
if (!phone) throw new Error('react-native-device-info is not linked into this app')

/** Replaces 180 functions by the four that Taro calls: each reads a constant of the native module. */
module.exports = {
  __esModule: true,
  default: {
    isTablet: () => phone.isTablet,
    getBrand: () => phone.brand,
    getModel: () => phone.model,
    getVersion: () => phone.appVersion,
  },
}
