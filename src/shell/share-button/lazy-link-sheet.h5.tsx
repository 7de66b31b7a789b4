import { lazyPart } from '@/shell/lazy-part/lazy-part.h5'
import type { LinkSheetProps } from './link-sheet'

/** The link in a lazy chunk: most browsers can share or copy it. */
export const LazyLinkSheet = lazyPart<LinkSheetProps>(async () => (await import('./link-sheet')).LinkSheet, {
  lost: ({ onClose }) => onClose(),
})
