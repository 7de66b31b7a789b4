/** The question that offers a language, in that language. */
import { inEveryLanguage } from '@/locales/in-every-language'

export const OFFERS = inEveryLanguage('languageOffer')
