import { NativeModules, Platform } from 'react-native'

interface Locales {
  readonly SettingsManager?: { readonly settings?: { readonly AppleLanguages?: readonly string[] } }
  readonly I18nManager?: { readonly localeIdentifier?: string }
}

/** The locales that the phone prefers, the first one first; empty if it does not say. Each system has one of the two. */
export function deviceLanguages(): readonly string[] {
  const modules = NativeModules as Locales
  if (Platform.OS === 'ios') return modules.SettingsManager?.settings?.AppleLanguages ?? []
  const locale = modules.I18nManager?.localeIdentifier
  return locale === undefined ? [] : [locale]
}
