process.env.TARO_ENV = 'rn'
process.env.TARO_APP_API = 'http://127.0.0.1:3000'
jest.mock('react-native-device-info', () => require('react-native-device-info/jest/react-native-device-info-mock'))
jest.mock('@react-native-community/netinfo', () => require('@react-native-community/netinfo/jest/netinfo-mock.js'))
