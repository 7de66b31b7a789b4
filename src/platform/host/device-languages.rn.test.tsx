import { NativeModules } from 'react-native'
import { deviceLanguages } from './device-languages'

const modules = NativeModules as Record<string, unknown>
const before = { ...modules }

afterEach(() => {
  modules.SettingsManager = before.SettingsManager
  modules.I18nManager = before.I18nManager
})

it('reads the list of an iPhone', () => {
  modules.SettingsManager = { settings: { AppleLanguages: ['ja-JP', 'en'] } }
  expect(deviceLanguages()).toEqual(['ja-JP', 'en'])
})

it('reads the one locale of an Android phone', () => {
  modules.SettingsManager = undefined
  modules.I18nManager = { localeIdentifier: 'th_TH' }
  expect(deviceLanguages()).toEqual(['th_TH'])
})

it('is empty on a phone that does not say', () => {
  modules.SettingsManager = undefined
  modules.I18nManager = undefined
  expect(deviceLanguages()).toEqual([])
})
