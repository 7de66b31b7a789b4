/** The texts of searches and lists, in every language. H5 loads them with their screens, to keep them out of the first load. */
import { inEveryLanguage } from '../in-every-language'
import { addTexts } from '../late'

addTexts('search', inEveryLanguage('search'))
