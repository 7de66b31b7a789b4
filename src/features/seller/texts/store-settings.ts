/** Texts of the settings of a store. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const storeSettingsText = ownTexts(inEveryLanguage('storeSettings'))
