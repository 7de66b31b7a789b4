import { lazyPart } from '@/shell/lazy-part/lazy-part.h5'
import type { SizeGuideLinkProps } from './size-guide-link'

/** The size guide with its texts in a lazy chunk: most products have none. */
export const LazySizeGuideLink = lazyPart<SizeGuideLinkProps>(
  async () => (await import('./size-guide-link')).SizeGuideLink,
)
