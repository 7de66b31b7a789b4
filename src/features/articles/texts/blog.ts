/** Texts of the blog around its posts. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const blogText = ownTexts(inEveryLanguage('blog'))
