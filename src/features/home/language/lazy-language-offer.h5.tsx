import { lazyPart } from '@/shell/lazy-part/lazy-part.h5'
// with the page: in a file of its own it would be a request of the first load
import './language-offer.scss'

/** In a lazy chunk, since most visitors never see it. */
export const LazyLanguageOffer = lazyPart(async () => (await import('./language-offer')).LanguageOffer)
