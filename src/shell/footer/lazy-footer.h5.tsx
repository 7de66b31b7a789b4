import { lazyPart } from '@/shell/lazy-part/lazy-part.h5'
import type { FooterProps } from './types'

/** The footer of wide screens in a chunk of its own, which a phone never loads. */
export const LazyFooter = lazyPart<FooterProps>(async () => (await import('./footer.h5')).Footer)
