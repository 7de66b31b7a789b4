import { NativeModules, Platform } from 'react-native'
import { deviceLanguages } from './device-languages'

const modules = NativeModules as Record<string, unknown>
const before = { ...modules }

const on = (system: 'android' | 'ios') => jest.replaceProperty(Platform, 'OS', system)

afterEach(() => {
  jest.restoreAllMocks()
  modules.SettingsManager = before.SettingsManager
  modules.I18nManager = before.I18nManager
})

it('reads the list of an iPhone', () => {
  on('ios')
  modules.SettingsManager = { settings: { AppleLanguages: ['ja-JP', 'en'] } }
  expect(deviceLanguages()).toEqual(['ja-JP', 'en'])
})

it('reads the one locale of an Android phone', () => {
  on('android')
  modules.I18nManager = { localeIdentifier: 'th_TH' }
  expect(deviceLanguages()).toEqual(['th_TH'])
})

it.each(['android', 'ios'] as const)('is empty on %s if it does not say', (system) => {
  on(system)
  modules.SettingsManager = undefined
  modules.I18nManager = undefined
  expect(deviceLanguages()).toEqual([])
})
