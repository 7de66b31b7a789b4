/** Buying again. */
import { inEveryLanguage } from '../in-every-language'
import { ownTexts } from './own-texts'

export const reorderText = ownTexts(inEveryLanguage('reorder'))
