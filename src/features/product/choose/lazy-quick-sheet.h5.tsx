import { lazySheet } from '@/shell/lazy-part/lazy-sheet.h5'
import type { QuickSheetProps } from './quick-sheet'

/** The sheet of the quick-add in a lazy chunk, so that lists load less. */
export const LazyQuickSheet = lazySheet<QuickSheetProps>(async () => (await import('./quick-sheet')).QuickSheet)
