import { NativeModules } from 'react-native'

interface Locales {
  readonly SettingsManager?: { readonly settings?: { readonly AppleLanguages?: readonly string[] } }
  readonly I18nManager?: { readonly localeIdentifier?: string }
}

/** The locales that the phone prefers, the first one first; empty if it does not say. iOS has the first name, Android the second. */
export function deviceLanguages(): readonly string[] {
  const { SettingsManager, I18nManager } = NativeModules as Locales
  const locale = I18nManager?.localeIdentifier
  return SettingsManager?.settings?.AppleLanguages ?? (locale === undefined ? [] : [locale])
}
