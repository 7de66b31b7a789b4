import { lazySheet } from '@/shell/lazy-part/lazy-sheet.h5'
import type { LinkSheetProps } from './link-sheet'

/** The link in a lazy chunk: most browsers can share or copy it. */
export const LazyLinkSheet = lazySheet<LinkSheetProps>(async () => (await import('./link-sheet')).LinkSheet)
