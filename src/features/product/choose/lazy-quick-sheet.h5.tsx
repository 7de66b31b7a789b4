import { lazyPart } from '@/shell/lazy-part/lazy-part.h5'
import type { QuickSheetProps } from './quick-sheet'

/** The sheet of the quick-add in a lazy chunk, so that lists load less. */
export const LazyQuickSheet = lazyPart<QuickSheetProps>(async () => (await import('./quick-sheet')).QuickSheet, {
  lost: ({ onClose }) => onClose(),
})
