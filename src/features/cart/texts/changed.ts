/** Texts of lines that cannot be bought as they are, and of what left the cart. */
import type { LeftOut } from '@contract/entities/cart'
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const changedText = ownTexts(inEveryLanguage('cartChanged'))

/** Why a product left the cart. */
export const leftOutText = (reason: LeftOut['reason'], name: string): string => changedText(`of_${reason}`, { name })
