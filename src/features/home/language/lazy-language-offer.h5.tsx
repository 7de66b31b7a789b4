import { lazyPart } from '@/shell/lazy-part/lazy-part.h5'

/** In a lazy chunk, since most visitors never see it. */
export const LazyLanguageOffer = lazyPart(async () => (await import('./language-offer')).LanguageOffer)
