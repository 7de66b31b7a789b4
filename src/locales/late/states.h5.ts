/** The texts of the states of an order, in every language. H5 loads them with its screens, to keep them out of the first load. */
import { inEveryLanguage } from '../in-every-language'
import { addTexts } from '../late'

addTexts('states', inEveryLanguage('states'))
