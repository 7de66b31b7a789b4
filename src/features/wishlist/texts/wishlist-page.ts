/** Texts of the wishlist's page. */
import { inEveryLanguage } from '@/locales/in-every-language'
import { ownTexts } from '@/locales/own/own-texts'

export const wishlistPageText = ownTexts(inEveryLanguage('wishlistPage'))
