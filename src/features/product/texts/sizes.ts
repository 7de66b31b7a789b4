/** Texts of the size guide. */
import type { Measure } from '@contract/base/product-constants'
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const sizesText = ownTexts(inEveryLanguage('sizes'))

/** What a column of the table says. */
export const measureText = (measure: Measure): string => sizesText(`measure_${measure}`)
