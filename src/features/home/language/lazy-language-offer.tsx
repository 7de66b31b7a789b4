export { LanguageOffer as LazyLanguageOffer } from './language-offer'
