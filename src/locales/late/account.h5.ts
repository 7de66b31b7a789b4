/** The texts of the account, in every language. H5 loads them with its screens, to keep them out of the first load. */
import { inEveryLanguage } from '../in-every-language'
import { addTexts } from '../late'

addTexts('account', inEveryLanguage('account'))
