/** The words of the checkout: on H5 they come with its screens, in every language, and so weigh on no first load. */
import { inEveryLanguage } from '../in-every-language'
import { addTexts } from '../late'

addTexts('checkout', inEveryLanguage('checkout'))
