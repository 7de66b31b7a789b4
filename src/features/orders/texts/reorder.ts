/** Texts for ordering again. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const reorderText = ownTexts(inEveryLanguage('reorder'))
